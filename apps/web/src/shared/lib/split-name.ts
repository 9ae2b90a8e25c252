/** The last word, with the small ones before it: Marie | de la Fontaine. */
const familyName = /^(.*?) ((?:\p{Ll}\S* )*\S+)$/u;

/** Only the whole name is known here; together the parts are the same name, so the person keeps their colour. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name, lastName = ''] = familyName.exec(name) ?? [];
  return { firstName, lastName };
}
