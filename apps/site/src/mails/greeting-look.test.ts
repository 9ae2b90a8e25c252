import type { Mail, MailLook } from '@hearthline/contract/site';
import { occasions } from '@hearthline/domain/greeting/occasions';
import { greetingPlaceholderNames } from '@hearthline/domain/greeting/placeholders';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
import type { DesignId } from '@hearthline/greeting-designs/catalogue';
import { designIds, greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import { headlineOf, wordsOf } from '@hearthline/greeting-designs/words';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../render.tsx';
import { lintMail } from '../testing/mail-lint.ts';

const values = Object.fromEntries(greetingPlaceholderNames.map((name) => [name, 'Zoé']));
const greeting = (
  design: DesignId,
  language: 'en' | 'fr',
  changes: Partial<Extract<Mail, { name: 'message' }>> = {},
) => {
  const { look, alt, occasions: ownOccasions } = greetingDesigns[design];
  const occasion = ownOccasions[0] ?? 'custom';
  const { subject, body } = wordsOf(occasion, language);
  const headline = headlineOf({ occasion, language, years: 3, firstName: 'Zoé' });
  return renderMail({
    name: 'message',
    language,
    category: 'greetings',
    subject: fillPlaceholders(subject, values),
    body: { html: fillPlaceholders(body, values), text: 'Words without marks.' },
    sender: {
      name: 'Maya Okafor',
      jobTitle: 'Sales Representative',
      email: 'maya@hearthline.test',
      phone: '905 555 0142',
      brokerage: 'Northlight Realty Inc., Brokerage',
      mailingAddress: '120 Lakeshore Rd E, Mississauga ON  L5G 1E2',
      signature: { html: '<p>By <i>hand</i></p>', text: 'By hand' },
    },
    preferencesUrl: 'https://p.example/c/leave',
    referredBy: null,
    openingUrl: 'https://p.example/c/pixel',
    isTest: false,
    look: { ...look, headline, picture: { src: 'https://p.example/c/picture', alt: alt[language] } },
    ...changes,
  });
};

describe.each(['en', 'fr'] as const)('greetings in %s', (language) => {
  it.each(designIds)('%s holds only what every mail program draws', (design) => {
    expect(lintMail(greeting(design, language).html)).toEqual([]);
  });

  it('say everything without the picture, and how to stop them, in both parts', () => {
    const { html, text } = greeting('redDoor', language);
    const isFrench = language === 'fr';
    const headline = isFrench ? 'Trois\u00a0ans chez vous, Zoé.' : 'Three years at home, Zoé.';
    expect(html).toMatch(new RegExp(`<h1[^>]*>${headline}</h1>`));
    expect(html).toContain(`alt="${greetingDesigns.redDoor.alt[language]}"`);
    expect(html.match(/href="https:\/\/p\.example\/c\/leave"/g)).toHaveLength(2);
    for (const part of [
      'Maya Okafor',
      '120 Lakeshore Rd E',
      'Northlight Realty Inc., Brokerage',
      '905 555 0142',
    ])
      for (const whole of [html, text]) expect(whole).toContain(part);
    expect(text.startsWith(`${headline}\n\nWords without marks.\n\n-- \n`)).toBe(true);
    const leave = isFrench ? 'Ne plus recevoir de souhaits\u00a0: ' : 'Stop greetings: ';
    expect(text).toContain(`${leave}https://p.example/c/leave`);
  });
});

it('[NEWS-01] words of news stand styled where a mail program drops the styles of the document', () => {
  const look: MailLook = { ...greetingDesigns.hills.look, picture: null, headline: '' };
  const html = '<h2>News</h2><p>See <a href="https://x.example">here</a></p><ul><li>one</li></ul>';
  const mail = greeting('hills', 'en', {
    category: 'news',
    look,
    body: { html, text: '' },
    openingUrl: null,
  });
  for (const part of [mail.html, mail.text]) expect(part).toMatch(/Unsubscribe(?!d| from)/);
  for (const part of [mail.html, mail.text]) expect(part).not.toContain('Stop greetings');
  expect(mail.html).not.toMatch(/<img|<h1/);
  expect(mail.html).toContain(`color:${look.accent}" href="https://x.example"`);
  for (const tag of ['h2', 'p', 'ul', 'li']) expect(mail.html).not.toContain(`<${tag}>`);
});

it('every occasion has words in tags that a mail may have', () => {
  for (const occasion of occasions)
    for (const language of ['en', 'fr'] as const) {
      const html = wordsOf(occasion, language).body;
      expect(html.replace(/<\/?(?:p|b|i|ul|li|h2)>/g, '')).not.toMatch(/[<>]/);
    }
});
