const known = new Map<string, string>();

/** The database's own name of a field: `firstName` is `first_name`. Remembered, since an import asks for every value. */
export function toColumnName(field: string): string {
  const name = known.get(field) ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  known.set(field, name);
  return name;
}
