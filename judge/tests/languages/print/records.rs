//! The structure of a program: its declaration, and what makes one.

use super::Writer;
use crate::language::Language;
use crate::tree::{Expression, Kind, Record};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

impl<'a> Writer<'a> {
    pub(super) fn record_type(&mut self, record: &'a Record) {
        match self.language {
            JavaScript | TypeScript if !record.is_class => self.interface(record),
            Lua => {}
            JavaScript | TypeScript | Python | Java | CSharp | GdScript => self.class(record),
            C | Cpp => self.structure_of_c(record),
            Rust | Go => self.structure_with_methods_beside(record),
            Kotlin => self.class_of_kotlin(record),
        }
        self.out.push('\n');
    }

    fn number_type(&self, record: &Record) -> String {
        self.type_of(Kind::Number(record.number))
    }

    fn interface(&mut self, record: &Record) {
        if self.language == JavaScript {
            return;
        }
        self.open(&format!("interface {}", record.name));
        for field in &record.fields {
            self.line(&format!("{field}: number;"));
        }
        self.close();
    }

    fn class(&mut self, record: &'a Record) {
        let head = match (self.language, record.is_value) {
            (CSharp, true) => "struct",
            (Java, _) => "static class",
            _ => "class",
        };
        self.open(&format!("{head} {}", record.name));
        self.class_fields(record);
        self.constructor(record);
        self.methods(record);
        self.close();
    }

    fn class_fields(&mut self, record: &Record) {
        let ty = self.number_type(record);
        for field in &record.fields {
            match self.language {
                TypeScript => self.line(&format!("{field}: number;")),
                Java => self.line(&format!("{ty} {field};")),
                CSharp => self.line(&format!("public {ty} {field};")),
                GdScript => self.line(&format!("var {field}: {ty}")),
                _ => {}
            }
        }
    }

    fn constructor(&mut self, record: &Record) {
        let ty = self.number_type(record);
        let of = |field: &String| match self.language {
            TypeScript => format!("{field}: number"),
            Java | CSharp => format!("{ty} {field}"),
            Python if record.number.is_whole() => format!("{field}: int"),
            GdScript => format!("{field}_: {ty}"),
            _ => field.clone(),
        };
        let parameters: Vec<String> = record.fields.iter().map(of).collect();
        let parameters = parameters.join(", ");
        let head = match self.language {
            Python => format!("def __init__(self, {parameters})"),
            GdScript => format!("func _init({parameters})"),
            CSharp => format!("public {}({parameters})", record.name),
            Java => format!("{}({parameters})", record.name),
            _ => format!("constructor({parameters})"),
        };
        self.open(&head);
        for field in &record.fields {
            let line = match self.language {
                Python => format!("self.{field} = {field}"),
                GdScript => format!("{field} = {field}_"),
                _ => format!("this.{field} = {field}"),
            };
            self.ended(&line);
        }
        self.close();
    }

    fn methods(&mut self, record: &'a Record) {
        for method in &record.methods {
            self.begin(method);
            let head = self.method_head(record, method);
            self.open(&head);
            self.body(method, &method.body);
            self.close();
        }
    }

    fn method_head(&mut self, record: &Record, method: &crate::tree::Function) -> String {
        let head = self.head(method);
        match self.language {
            JavaScript | TypeScript => head.replacen("function ", "", 1),
            Python if method.parameters.is_empty() => head.replacen('(', "(self", 1),
            Python => head.replacen('(', "(self, ", 1),
            CSharp => head.replacen("static ", "public ", 1),
            Java => head.replacen("static ", "", 1),
            Rust if method.parameters.is_empty() => head.replacen('(', "(&self", 1),
            Rust => head.replacen('(', "(&self, ", 1),
            Go if self.passes_values() => head.replacen("func ", &format!("func (me {}) ", record.name), 1),
            Go => head.replacen("func ", &format!("func (me *{}) ", record.name), 1),
            Cpp => head.replacen(')', ") const", 1),
            _ => head,
        }
    }

    fn structure_of_c(&mut self, record: &'a Record) {
        let ty = self.number_type(record);
        let typedef = self.language == C;
        self.open(if typedef { "typedef struct".to_owned() } else { format!("struct {}", record.name) }.as_str());
        if self.chance(0.4) {
            self.line(&format!("{ty} {};", record.fields.join(", ")));
        } else {
            for field in &record.fields {
                self.line(&format!("{ty} {field};"));
            }
        }
        self.methods(record);
        self.close_with(&if typedef { format!(" {};", record.name) } else { ";".to_owned() });
    }

    fn structure_with_methods_beside(&mut self, record: &'a Record) {
        let ty = self.number_type(record);
        if self.language == Rust {
            self.line("#[derive(Clone, Copy)]");
            self.open(&format!("struct {}", record.name));
        } else {
            self.open(&format!("type {} struct", record.name));
        }
        for field in &record.fields {
            self.line(&if self.language == Rust { format!("{field}: {ty},") } else { format!("{field} {ty}") });
        }
        self.close();
        if record.methods.is_empty() {
            return;
        }
        if self.language == Rust {
            self.open(&format!("impl {}", record.name));
            self.methods(record);
            self.close();
        } else {
            self.methods(record);
        }
    }

    fn class_of_kotlin(&mut self, record: &'a Record) {
        let ty = self.number_type(record);
        let fields: Vec<String> = record.fields.iter().map(|field| format!("var {field}: {ty}")).collect();
        let data = if record.is_value { "data " } else { "" };
        let head = format!("{data}class {}({})", record.name, fields.join(", "));
        if record.methods.is_empty() {
            return self.line(&head);
        }
        self.open(&head);
        self.methods(record);
        self.close();
    }

    pub(super) fn made(&mut self, values: &[Expression]) -> String {
        let values: Vec<String> = values.iter().map(|value| self.argument(value)).collect();
        self.made_of(&values)
    }

    /// What makes a record of these numbers, as they are written.
    pub(super) fn made_of(&self, values: &[String]) -> String {
        let Some(record) = self.record else { return String::new() };
        let name = &record.name;
        let list = values.join(", ");
        let named = |sign: &str| {
            let all: Vec<String> =
                record.fields.iter().zip(values).map(|(field, value)| format!("{field}{sign}{value}")).collect();
            all.join(", ")
        };
        match self.language {
            JavaScript | TypeScript if !record.is_class => format!("{{ {} }}", named(": ")),
            JavaScript | TypeScript | Java | CSharp => format!("new {name}({list})"),
            Python | Kotlin => format!("{name}({list})"),
            GdScript => format!("{name}.new({list})"),
            Lua => format!("{{ {} }}", named(" = ")),
            C => format!("({name}){{ {list} }}"),
            Cpp => format!("{name}{{ {list} }}"),
            Rust => format!("{name} {{ {} }}", named(": ")),
            Go => format!("{}{name}{{{}}}", if record.is_value { "" } else { "&" }, named(": ")),
        }
    }
}
