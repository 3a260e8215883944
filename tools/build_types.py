"""The browser's types, made from the Python ones: `web/src/net/types.ts`.

Every class of `table/wire.py` and of the modules in `server/wire/` becomes an interface of the same name; the view of
a game and its parts get the game's name in front (`PowerAndWeaknessView`). `--check` only says whether the file is up
to date.
"""

import inspect
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import msgspec
import typer

from hatalom import games
from hatalom.server import wire as server_wire
from hatalom.server.wire.updates import Update
from hatalom.table import wire as table_wire

GOAL = Path(__file__).resolve().parent.parent / "web/src/net/types.ts"
HEAD = "// Made by tools/build_types.py from the Python types; change those, then run `python -m tools.build_types`."
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REFERENCE = "#/$defs/"
Schema = dict[str, Any]


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The classes a module defines, without those that are only a base."""
    found = [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [struct for struct in found if struct.__struct_fields__]


def typescript(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(typescript(entry) for entry in schema["anyOf"])
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(entry) for entry in schema['prefixItems'])}]"
    inner = typescript(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def interface(name: str, schema: Schema, may_omit: bool) -> str:
    """One class; a field with a default may be missing only where defaults are left out."""
    lines = [*comment(schema.get("description", ""), ""), f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "?" if may_omit and field not in required else ""
        lines.append(f"  {field}{mark}: {typescript(inner)};")
    return "\n".join([*lines, "}"])


def comment(text: str, indent: str) -> list[str]:
    paragraph = " ".join(inspect.cleandoc(text).split("\n\n", maxsplit=1)[0].split())
    return [f"{indent}/** {paragraph} */"] if paragraph else []


def interfaces(structs: list[type[msgspec.Struct]], prefix: str = "") -> list[str]:
    """The classes and whatever they are made of, renamed with the prefix."""
    _, components = msgspec.json.schema_components(structs, ref_template=f"{REFERENCE}{prefix}{{name}}")
    neighbours = [other for struct in structs for other in structs_of(sys.modules[struct.__module__])]
    by_name = {struct.__name__: struct for struct in (*neighbours, *structs)}
    texts = []
    for name, schema in components.items():
        if schema.get("type") == "object":
            struct = by_name.get(name)
            may_omit = struct is not None and struct.__struct_config__.omit_defaults
            texts.append(interface(prefix + name, schema, may_omit))
        else:
            texts.append(f"export type {prefix}{name} = {typescript(schema)};")
    return texts


def build() -> str:
    parts = [HEAD]
    modules = [
        import_module(entry.name) for entry in pkgutil.iter_modules(server_wire.__path__, "hatalom.server.wire.")
    ]
    parts += interfaces([struct for module in (table_wire, *modules) for struct in structs_of(module)])
    updates = " | ".join(kind.__name__ for kind in Update.__args__)
    parts.append(f"export type Update = {updates};")
    for name in games.NAMES:
        parts += interfaces([games.load(name).view_type], "".join(word.title() for word in name.split("_")))
    return "\n\n".join(parts) + "\n"


def main(
    check: Annotated[bool, typer.Option("--check", help="Only say whether the file is up to date.")] = False,
) -> None:
    """Write the browser's types, or check that they are up to date."""
    text = build()
    if not check:
        GOAL.parent.mkdir(parents=True, exist_ok=True)
        GOAL.write_text(text, encoding="utf-8")
    elif not GOAL.exists() or GOAL.read_text(encoding="utf-8") != text:
        print("web/src/net/types.ts is not what the Python types say: run 'python -m tools.build_types'")
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
