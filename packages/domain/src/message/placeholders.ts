/** What a mail may leave open for each reader, written as `{{firstName}}` or with a word instead, `{{firstName|you}}`. */
export const placeholderNames = [
  'firstName',
  'lastName',
  'fullName',
  'city',
  'agentName',
  'brokerage',
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];
export type PlaceholderValues = Record<PlaceholderName, string>;

const pattern = /\{\{\s*([A-Za-z]+)\s*(?:\|([^{}]{0,60}))?\}\}/g;

/** Unknown ones stay as they are: they are told before anything is sent. The word instead is part of the text already. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string = (value) => value,
): string {
  return text.replace(pattern, (whole, name: string, instead: string | undefined) => {
    if (!Object.hasOwn(values, name)) return whole;
    return values[name] ? write(values[name]) : (instead ?? '').trim();
  });
}

/** Names that nothing fills, and braces that are no placeholder. */
export function findUnknownPlaceholders(text: string, names: readonly string[] = placeholderNames): string[] {
  const unknown = new Set<string>();
  for (const [, name = ''] of text.matchAll(pattern)) if (!names.includes(name)) unknown.add(name);
  for (const [broken] of text.replace(pattern, '').matchAll(/\{\{[^}]{0,40}/g)) unknown.add(broken);
  return [...unknown];
}
