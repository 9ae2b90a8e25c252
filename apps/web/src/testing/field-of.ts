/**
 * The field of a label, as `getByLabelText` finds it. In a form of many fields the library asks every element for its
 * labels, each of which is looked for in the whole page; this asks the labels for their fields.
 */
export function fieldOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].filter(
    ({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === label,
  );
  const fields = found.map((each) => document.getElementById(each.htmlFor));
  const [field] = fields;
  if (fields.length !== 1 || !field) throw new Error(`${fields.length} fields are called "${label}"`);
  return field as HTMLInputElement;
}
