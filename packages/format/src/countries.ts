import { languages } from '@hearthline/domain/language';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// Codes of countries that are gone stand for those that came after them.
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** All countries that the engine can name, with their names in our languages. */
export function listCountries(): { code: string; names: string[] }[] {
  const namers = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  return letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter(isCurrent)
    .map((code) => ({ code, names: namers.flatMap((namer) => namer.of(code) ?? []) }))
    .filter(({ names }) => names.length > 0);
}
