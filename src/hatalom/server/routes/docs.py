"""The docs page of the HTTP interface, made from the OpenAPI description without any script."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hatalom: the interface</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.45 ui-monospace,monospace}section{border-top:1px solid #ccc;padding:.75rem 0}
h2{font-size:1rem;margin:0}b{display:inline-block;min-width:3.5rem}pre{overflow:auto;background:#f4f2ec;padding:.5rem}</style>
<h1>Hatalom: the interface</h1>
<p>JSON over HTTP; the machine-readable description is <a href="/api/schema/openapi.json">openapi.json</a>. A script
says who it is with the cookie it got from <code>POST /api/me</code>, or with the same token as
<code>Authorization: Bearer …</code>. Live updates come over <code>/api/tables/{table}/live</code>.</p>
"""


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> str:
    schema = request.app.openapi_schema.to_schema()
    parts = [HEAD]
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            parts.append(_call(path, method, call))
    parts.append("<h1>Types</h1>")
    for name, kind in sorted(schema["components"]["schemas"].items()):
        parts.append(_type(name, kind))
    return "".join(parts)


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    takes = _named(call.get("requestBody", {}).get("content", {}))
    answers = ", ".join(f"{status} {_named(answer.get('content', {}))}" for status, answer in call["responses"].items())
    query = ", ".join(entry["name"] for entry in call.get("parameters", []) if entry["in"] == "query")
    lines = [f"<p>{escape(call.get('summary', ''))}</p><p>"]
    lines += [f"query: <code>{escape(query)}</code><br>"] if query else []
    lines += [f"body: <code>{escape(takes)}</code><br>"] if takes else []
    lines += [f"answers: <code>{escape(answers)}</code></p>"]
    return f"<section><h2><b>{method.upper()}</b> <code>{escape(path)}</code></h2>{''.join(lines)}</section>"


def _type(name: str, kind: dict[str, Any]) -> str:
    fields = "\n".join(f"{field}: {_short(inner)}" for field, inner in kind.get("properties", {}).items())
    about = escape(kind.get("description", "").split("\n\n")[0])
    return f"<section><h2><code>{escape(name)}</code></h2><p>{about}</p><pre>{escape(fields)}</pre></section>"


def _named(content: dict[str, Any]) -> str:
    return next((_short(entry.get("schema", {})) for entry in content.values()), "")


def _short(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(str(value) for value in schema["enum"])
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " | ".join(_short(entry) for entry in schema[key])
    if schema.get("type") == "array":
        return f"[{_short(schema.get('items', {}))}]"
    return str(schema.get("type", "any"))


handlers = [docs]
