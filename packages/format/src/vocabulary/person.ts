import type { Language } from '@hearthline/domain/language';
import { personEn } from './person.en.ts';
import { personFr } from './person.fr.ts';
import type { JobTitle, PersonVocabulary } from './vocabulary.ts';

const vocabularies: Readonly<Record<Language, PersonVocabulary>> = { en: personEn, fr: personFr };
const known = Object.keys(personEn.jobTitle) as JobTitle[];

/**
 * What agents typed as their title, in the language of whoever reads it. A title that nobody else has stays as it was
 * typed, and so does one that is in that language already.
 */
export function nameJobTitle(
  typed: string,
  { language, title }: { language: Language; title: string },
): string {
  const written = typed.trim().toLowerCase();
  const isWritten = ({ jobTitle, jobTitleOfWoman }: PersonVocabulary, key: JobTitle) =>
    [jobTitle[key], jobTitleOfWoman[key]].some((name) => name.toLowerCase() === written);
  const own = vocabularies[language];
  if (known.some((key) => isWritten(own, key))) return typed;
  const key = known.find((each) => Object.values(vocabularies).some((words) => isWritten(words, each)));
  if (key === undefined) return typed;
  return (title === 'Ms' ? own.jobTitleOfWoman : own.jobTitle)[key];
}
