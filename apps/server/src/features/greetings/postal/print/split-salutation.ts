/** A salutation is short and ends with the first comma, or with the line. */
const longestSalutation = 48;

/** 'Dear Priya, thank you' becomes a head and what stands under it. */
export function splitSalutation(text: string): { salutation: string; paragraphs: string[] } {
  const paragraphs = text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const [first = '', ...others] = paragraphs;
  const comma = first.indexOf(',');
  const hasSalutation = comma > 0 && comma < longestSalutation && !/[.!?]/.test(first.slice(0, comma));
  if (!hasSalutation) return { salutation: '', paragraphs };
  const rest = first.slice(comma + 1).trim();
  return {
    salutation: first.slice(0, comma + 1),
    paragraphs: [...(rest === '' ? [] : [rest.charAt(0).toLocaleUpperCase() + rest.slice(1)]), ...others],
  };
}
