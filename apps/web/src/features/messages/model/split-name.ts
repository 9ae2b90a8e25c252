/** Only the whole name is known here; together the parts are the same name, so the person keeps their colour. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const space = name.lastIndexOf(' ');
  return space < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1) };
}
