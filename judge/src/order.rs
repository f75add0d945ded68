//! A sort for short lists, by insertion and stable. Those of the standard library are 4 KB for each type in a page's module.

use std::cmp::Ordering;

pub(crate) fn sort_by<T>(all: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..all.len() {
        let mut at = end;
        while at > 0 && compare(&all[at], &all[at - 1]) == Ordering::Less {
            all.swap(at, at - 1);
            at -= 1;
        }
    }
}

pub(crate) fn sort_by_key<T, Key: Ord>(all: &mut [T], key: impl Fn(&T) -> Key) {
    sort_by(all, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the standard library sorts, also what is equal.
    #[test]
    fn sorts_as_the_standard_library() {
        let mut random = crate::random::Random(7);
        for length in 0..60_u64 {
            let all: Vec<(u64, u64)> = (0..length).map(|at| (random.next() >> 61, at)).collect();
            let (mut own, mut expected) = (all.clone(), all);
            sort_by_key(&mut own, |(key, _)| *key);
            expected.sort_by_key(|(key, _)| *key);
            assert_eq!(own, expected, "{length} numbers");
        }
    }
}
