import type { DemoLetter } from './demo-message.ts';

type Words = readonly [subject: string, ...paragraphs: string[]];

/** A list stands by itself, everything else in a paragraph. */
const bodyOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => (paragraph.startsWith('<ul') ? paragraph : `<p>${paragraph}</p>`)).join('\n');

export function writeLetter(en: Words, fr: Words): DemoLetter {
  const [enSubject, ...enParagraphs] = en;
  const [frSubject, ...frParagraphs] = fr;
  return {
    en: { subject: enSubject, body: bodyOf(enParagraphs) },
    fr: { subject: frSubject, body: bodyOf(frParagraphs) },
  };
}

export const writeText = (en: string, fr: string): DemoLetter => ({
  en: { subject: '', body: en },
  fr: { subject: '', body: fr },
});

export const listItems = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Where the links of a letter lead; letters are written once for all agents. */
export const sitePlace = 'https://site.test';

export function withSite(letter: DemoLetter, site: string): DemoLetter {
  const swap = ({ subject, body }: DemoLetter['en']) => ({
    subject,
    body: body.replaceAll(sitePlace, site),
  });
  return { en: swap(letter.en), fr: swap(letter.fr) };
}
