"""`python -m tools.schema`: write the schema and all that is made from it."""

from tools.schema.files import files

for path, text in files().items():
    path.write_text(text, encoding="utf-8")
    print(path.name)
