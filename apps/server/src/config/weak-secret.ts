/** Compared without case and punctuation, so that `Change-Me_now…` counts too. */
const placeholders = [
  'changeme',
  'changethis',
  'replaceme',
  'secret',
  'tokensecret',
  'mysecret',
  'yoursecret',
  'supersecret',
  'password',
  'example',
  'default',
  'hearthline',
  'qwerty',
];
const longestPattern = 16;
const fewestCharacters = 8;

/** What makes a secret of sufficient length easy to guess; null where nothing does. */
export function findWeakness(secret: string): string | null {
  const letters = secret.toLowerCase().replace(/[^a-z]/g, '');
  if (placeholders.some((word) => letters.startsWith(word))) return 'begins like an example';
  if (new Set(secret).size < fewestCharacters)
    return `has fewer than ${fewestCharacters} different characters`;
  if (isRepeated(secret)) return 'repeats a short pattern';
  if (isCounted(secret)) return 'counts up or down';
  return null;
}

function isRepeated(secret: string): boolean {
  const characters = [...secret];
  return Array.from({ length: longestPattern }, (_, index) => index + 1).some((period) =>
    characters.every((character, index) => index < period || character === characters[index - period]),
  );
}

function isCounted(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) <= 1);
  return steps.length > codes.length * 0.75;
}
