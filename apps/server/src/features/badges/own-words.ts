import type { Language } from '@hearthline/contract/common';
import { languages } from '@hearthline/domain/language';
import { catalogue } from './catalogue/catalogue.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

export type Words = Readonly<Record<Language, string>>;
type Badge = { name: string; configuration: string };

const wordedFields = ['title', 'linkText'] as const;

/**
 * What we wrote on a badge is read in the language of whoever looks, for as long as nobody wrote something else in its
 * place: an agent who changes the language must not find half of a dashboard in the other one.
 */
export function createOwnWords(words: readonly Words[]) {
  const titles = catalogue.map(({ key }) => wordsOf(key));
  const known = new Map(
    [...titles, ...words].flatMap((each) => languages.map((language) => [each[language], each])),
  );
  const translate = (text: string, language: Language) => known.get(text)?.[language] ?? text;

  return <B extends Badge>(badge: B, language: Language): B => ({
    ...badge,
    name: translate(badge.name, language),
    configuration: translateFields(badge.configuration, (text) => translate(text, language)),
  });
}

function wordsOf(queryKey: string): Words {
  const titleIn = (language: Language) => catalogueTexts[language].queries[queryKey]?.title ?? queryKey;
  return { en: titleIn('en'), fr: titleIn('fr') };
}

/** What cannot be read stays as it is. */
function translateFields(configuration: string, translate: (text: string) => string): string {
  try {
    const held: unknown = JSON.parse(configuration);
    if (held === null || typeof held !== 'object' || Array.isArray(held)) return configuration;
    const fields = { ...held } as Record<string, unknown>;
    for (const field of wordedFields) {
      const text = fields[field];
      if (typeof text === 'string') fields[field] = translate(text);
    }
    return JSON.stringify(fields);
  } catch {
    return configuration;
  }
}
