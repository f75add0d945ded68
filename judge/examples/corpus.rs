use hantei_judge::*;
use hantei_collision::*;
fn lang(n:&str)->Option<SourceLanguage>{ use SourceLanguage::*; Some(match n.rsplit('.').next()? {"c"=>C,"cpp"=>Cpp,"cs"=>CSharp,"java"|"pde"=>Java,"kt"=>Kotlin,"swift"=>Swift,"js"=>JavaScript,"ts"=>TypeScript,"py"=>Python,"gd"=>GdScript,"lua"=>Lua,"go"=>Go,"rs"=>Rust,"hsp"=>Hsp,_=>return None}) }
fn b(x:Border)->&'static str{match x{Border::Hits=>"hits",Border::Misses=>"misses"}}
fn one(text:&str, o:&ParseOptions)->Result<(Vec<String>,bool),String>{
  let shapes=Program::shapes(text,o).map_err(|e|format!("refused: {e}"))?;
  let e=|e:FormulaError|format!("refused: {e}");
  let mut out=vec![]; let mut proved=true;
  match shapes{
    Family::TwoRectangles=>for (f,r) in Formula::<TwoRects>::readings(text,o).map_err(e)?{
      let wanted=WantedRight{whole_numbers:r.numbers==Some(NumberKind::Whole),from_centre:r.whole_centres||r.origin==Some(Origin::Centre),..WantedRight::default()};
      let j=OverlapJudge::new(wanted).finish(&f); proved&=j.is_proved;
      let whole = r.numbers==Some(NumberKind::Whole) && matches!(&j.verdict, Verdict::Only(c) if c.contains(&OverlapClass::WholePixels) && c.len()==1);
      out.push(if j.verdict==Verdict::Right||whole {format!("right:{}",b(j.border))} else if j.sizes.is_some(){"only-sizes".into()} else {"wrong".into()}); },
    Family::Boxes=>for (f,_) in Formula::<TwoCuboids>::readings(text,o).map_err(e)?{ let j=judge_overlap(&f); proved&=j.is_proved; out.push(if j.verdict==Verdict::Right{format!("right:{}",b(j.border))}else{"wrong".into()}); },
    Family::CircleAndRectangle=>for (f,r) in Formula::<CircleAndRect>::readings(text,o).map_err(e)?{ proved=false; let j=judge_circle(&f); out.push(if j.verdict==Verdict::Right|| r.numbers==Some(NumberKind::Whole)&&j.is_right_in_whole{format!("right:{}",b(j.border))}else{"wrong".into()}); },
    Family::PointAndPolygon{corners:4}=>for (f,_) in Formula::<QuadAndPoint>::readings(text,o).map_err(e)?{ proved=false; let j=judge_inside(&f); out.push(if j.verdict==Verdict::Right{"right".into()}else{"wrong".into()}); },
    Family::PointInRectangle=>for (f,_) in Formula::<PointAndRect>::readings(text,o).map_err(e)?{ let j=judge_plain(&f); proved&=j.is_proved; out.push(j.right.map_or("wrong".into(),|x|format!("right:{}",x.name()))); },
    Family::TwoCircles=>for (f,_) in Formula::<TwoCircles>::readings(text,o).map_err(e)?{ proved=false; let j=judge_plain(&f); out.push(j.right.map_or("wrong".into(),|x|format!("right:{}",x.name()))); },
    Family::PointInCircle=>for (f,_) in Formula::<PointAndCircle>::readings(text,o).map_err(e)?{ proved=false; let j=judge_plain(&f); out.push(j.right.map_or("wrong".into(),|x|format!("right:{}",x.name()))); },
    other=>return Err(format!("refused: not judged {other:?}")),
  }
  Ok((out,proved))
}
fn main(){
  let only:Vec<String>=std::env::args().skip(1).collect();
  let dir="/work/shared/judge/"; let t=std::fs::read_to_string(format!("{dir}expected.tsv")).unwrap();
  let (mut ok,mut bad,mut falser,mut n)=(0,0,0,0);
  for l in t.lines().skip(1){ let c:Vec<&str>=l.split('\t').collect(); if !only.is_empty()&&!only.iter().any(|o|c[0].contains(o.as_str())){continue;}
    let text=std::fs::read_to_string(format!("{dir}{}",c[0])).unwrap();
    let base=ParseOptions{language:lang(c[0]),..ParseOptions::default()};
    let mut all=vec![]; let mut why=String::new(); let mut pr=true;
    for k in [NumberKind::Fractions,NumberKind::Whole]{
      if k==NumberKind::Whole && matches!(base.language,Some(SourceLanguage::Python|SourceLanguage::Lua|SourceLanguage::GdScript|SourceLanguage::JavaScript|SourceLanguage::TypeScript)) {continue}
      let o=ParseOptions{numbers:Some(k),..base.clone()};
      let t0=std::time::Instant::now();
      match std::panic::catch_unwind(||one(&text,&o)){ Ok(Ok((v,p)))=>{pr&=p;all.extend(v)}, Ok(Err(e))=>{why=e;}, Err(_)=>{why="refused: PANIC".into()} }
      if t0.elapsed().as_millis()>1500 {eprintln!("slow {} {:?}",c[0],t0.elapsed());}
    }
    all.sort(); all.dedup();
    let said = match all.len(){0=>"refused".to_string(),1=>all[0].clone(),_=>"asks".into()};
    n+=1;
    let good=c[2].split('|').any(|e|e==said || (e=="right" && said.starts_with("right")) || (e=="inexact-edge"&&said=="wrong") ||(c[1]=="quad"&&e.starts_with("right")&&said=="right"));
    if good {ok+=1} else { bad+=1; let f=said.starts_with("right")||(said=="wrong"); if f{falser+=1;} println!("{}{}\t{}\texp {}\tsaid {}{}\t{}",if f {"!! "}else{""},c[0],c[1],c[2],said,if pr{" P"}else{""},why); }
  }
  println!("{ok} of {n}, bad {bad}, false {falser}");
}
