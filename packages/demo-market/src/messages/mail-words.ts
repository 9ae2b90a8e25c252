import type { DemoMail } from './demo-message.ts';

type Words = readonly [subject: string, ...paragraphs: string[]];

/** A list stands by itself, everything else in a paragraph. */
const bodyOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => (paragraph.startsWith('<ul') ? paragraph : `<p>${paragraph}</p>`)).join('\n');

export function writeMail(en: Words, fr: Words): DemoMail {
  const [enSubject, ...enParagraphs] = en;
  const [frSubject, ...frParagraphs] = fr;
  return {
    en: { subject: enSubject, body: bodyOf(enParagraphs) },
    fr: { subject: frSubject, body: bodyOf(frParagraphs) },
  };
}

export const writeText = (en: string, fr: string): DemoMail => ({
  en: { subject: '', body: en },
  fr: { subject: '', body: fr },
});

export const listItems = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Where the links of a letter lead; letters are written once for all agents. */
export const sitePlace = 'https://site.test';

export function withSite(mail: DemoMail, site: string): DemoMail {
  const swap = ({ subject, body }: DemoMail['en']) => ({
    subject,
    body: body.replaceAll(sitePlace, site),
  });
  return { en: swap(mail.en), fr: swap(mail.fr) };
}
