//! Unit tests of `src/streams.rs`.

use super::*;

/// Accepts bytes once it may.
struct Slow(Receiver<()>, Arc<Mutex<Vec<u8>>>);

impl Write for Slow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = self.0.recv();
        self.1.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_unread_trace_does_not_stop_the_window() {
    let (go, wait) = channel();
    let written = Arc::new(Mutex::new(Vec::new()));
    let mut queue = LineQueue::new(Slow(wait, Arc::clone(&written)), 10);
    let pushed: Vec<bool> = (0..100).map(|line| queue.push(&line.to_string())).collect();
    assert!(pushed.iter().all(|&pushed| pushed) && queue.overflowed, "lines are left out, and that is no end");
    drop(go);
    assert!(queue.end(PATIENCE));
    let text = String::from_utf8(written.lock().unwrap().clone()).unwrap();
    let lines: Vec<u32> = text.lines().map(|line| line.parse().unwrap()).collect();
    assert!((10..=11).contains(&lines.len()) && lines.is_sorted() && lines[0] == 0, "the first ones: {lines:?}");
}

#[test]
fn the_end_does_not_wait_for_ever() {
    let (_go, wait) = channel();
    let mut queue = LineQueue::new(Slow(wait, Arc::default()), 10);
    assert!(queue.push("unread"));
    assert!(queue.end(Duration::from_millis(20)), "unread is no failure");
}

#[test]
fn a_trace_that_cannot_be_written_fails() {
    struct Broken(ErrorKind);
    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for (kind, good) in [(ErrorKind::StorageFull, false), (ErrorKind::BrokenPipe, true)] {
        let mut queue = LineQueue::new(Broken(kind), 10);
        while queue.push("line") {
            thread::yield_now();
        }
        assert_eq!(queue.end(PATIENCE), good, "{kind:?}");
    }
}
