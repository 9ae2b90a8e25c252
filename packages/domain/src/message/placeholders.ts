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
const isKnown = (name: string): name is PlaceholderName =>
  (placeholderNames as readonly string[]).includes(name);

/** Unknown ones stay as they are: they are told before anything is sent. The word instead is part of the text already. */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  write: (value: string) => string = (value) => value,
): string {
  return text.replace(pattern, (whole, name: string, instead: string | undefined) =>
    isKnown(name) ? (values[name] ? write(values[name]) : (instead ?? '').trim()) : whole,
  );
}

/** Names that nothing fills, and braces that are no placeholder. */
export function findUnknownPlaceholders(text: string): string[] {
  const unknown = new Set<string>();
  for (const [, name = ''] of text.matchAll(pattern)) if (!isKnown(name)) unknown.add(name);
  for (const [broken] of text.replace(pattern, '').matchAll(/\{\{[^}]{0,40}/g)) unknown.add(broken);
  return [...unknown];
}
