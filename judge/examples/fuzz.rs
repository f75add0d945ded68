use hantei_judge::*; use hantei_collision::*;
fn main(){
  use SourceLanguage::*;
  let langs=[C,Cpp,CSharp,Java,Kotlin,Swift,JavaScript,TypeScript,Python,GdScript,Lua,Go,Rust,Hsp];
  let dir="/work/shared/judge/"; let mut texts:Vec<String>=std::fs::read_dir(dir).unwrap().filter_map(|e|std::fs::read_to_string(e.unwrap().path()).ok()).filter(|t|t.len()<4000).collect(); texts.sort();
  let seed:u64=std::env::args().nth(1).and_then(|s|s.parse().ok()).unwrap_or(1); let secs:u64=std::env::args().nth(2).and_then(|s|s.parse().ok()).unwrap_or(20);
  let mut r=fastrand::Rng::with_seed(seed); let t0=std::time::Instant::now(); let mut n=0u64; let mut slow=0; let mut ok=0;
  std::panic::set_hook(Box::new(|i|eprintln!("PANIC {i}")));
  while t0.elapsed().as_secs()<secs{
    let mut words:Vec<String>=vec![]; let t=&texts[r.usize(..texts.len())]; let mut cur=String::new();
    for c in t.chars(){ if c.is_alphanumeric()||c=='_' {cur.push(c)} else { if !cur.is_empty(){words.push(std::mem::take(&mut cur))} words.push(c.to_string()) } } words.push(cur);
    for _ in 0..r.usize(1..6){ if words.is_empty(){break} let i=r.usize(..words.len()); match r.usize(..5){0=>{words.remove(i);},1=>{let w=words[i].clone(); let j=r.usize(..words.len()); words.insert(j,w);},2=>{let j=r.usize(..words.len()); words.swap(i,j);},3=>{let o=&texts[r.usize(..texts.len())]; let a=r.usize(..o.len()); let mut b=(a+r.usize(1..12)).min(o.len()); let mut a=a; while !o.is_char_boundary(a){a-=1} while !o.is_char_boundary(b){b-=1} if a<b {words.insert(i,o[a..b].to_string());}},_=>{let w=words[i].clone(); for _ in 0..r.usize(1..40){words.insert(i,w.clone())}}} }
    let text=words.concat(); let l=langs[r.usize(..langs.len())]; let o=ParseOptions{language:if r.u8(..4)==0{None}else{Some(l)},..Default::default()};
    let t1=std::time::Instant::now();
    let res=std::panic::catch_unwind(||{ let s=Program::shapes(&text,&o); if let Ok(Family::TwoRectangles)=s { if let Ok(v)=Formula::<TwoRects>::readings(&text,&o){ for (f,_) in &v { let mut a=vec![]; let case=TwoRects{a:Rect::from_origin_size(Point::new(1.,2.),3.,4.),b:Rect::from_origin_size(Point::new(2.,2.),3.,4.)}; f.answers(&[case],&mut a); let h=f.holds(&case,&mut ()); if h!=a[0]{eprintln!("DIFF {text}")} } } } s.is_ok() });
    match res{Err(_)=>{eprintln!("in {o:?}\n{text}\n====");},Ok(x)=>{ok+=x as u64}}
    if t1.elapsed().as_millis()>800 {slow+=1; eprintln!("SLOW {:?} {l:?} {}\n{}",t1.elapsed(),text.len(),&text.chars().take(300).collect::<String>());}
    n+=1;
  }
  println!("{n} texts, {ok} judged shapes, {slow} slow");
}
