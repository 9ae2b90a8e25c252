export interface ChoiceItem {
  id: string;
  label: string;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Names that begin with the text come before those that hold it. */
export function findChoices(items: readonly ChoiceItem[], text: string): ChoiceItem[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [...items];
  const holding = items.filter(({ label }) => plain(label).includes(wanted));
  const [first, rest] = [
    holding.filter(({ label }) => plain(label).startsWith(wanted)),
    holding.filter(({ label }) => !plain(label).startsWith(wanted)),
  ];
  return [...first, ...rest];
}
