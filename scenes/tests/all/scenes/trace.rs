//! The trace lines of a scene.

use super::opened;

#[test]
fn trace_lines() {
    for (words, line) in [
        (
            "rects a=171,190,100,100",
            r#"{"scene":"rects","method":"four-flags","border":"as-written","a":[171,190,271,290],"b":[270,190,370,290],"contact":"overlapping","hit":true}"#,
        ),
        (
            "quad a=1,2.5",
            r#"{"scene":"quad","method":"same-side","border":"as-written","quad":[[1,2.5],null,null,null],"probe":null,"sides":[null,null,null,null],"contact":null,"inside":null}"#,
        ),
        (
            "quad a=0,0 b=4,0 c=4,4 d=0,4 p=4,2 border=hits method=crossings",
            r#"{"scene":"quad","method":"crossings","border":"hits","quad":[[0,0],[4,0],[4,4],[0,4]],"probe":[4,2],"sides":[8,0,8,16],"contact":"on-edge","inside":true}"#,
        ),
    ] {
        assert_eq!(opened(words).trace().line(), line);
    }
}
