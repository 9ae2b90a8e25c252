import type { AlertMail, AlertMailHome, AlertQuestion } from '@hearthline/contract/alert-mail';
import { countSmsUnits, smsUnits } from '@hearthline/domain/message/sms-text';
import { describe, expect, it } from 'vitest';
import { homeId, sampleCard } from '../pages/basket/testing/sample-basket.ts';
import {
  renderAlertMail,
  renderAlertQuestion,
  renderAlertQuestionText,
  renderAlertText,
  renderMail,
} from '../render.tsx';

const url = 'https://pages.example/c/abcdefghijklmnopqrstuv';

const sampleAlertHome = (number: number, changes: Partial<AlertMailHome> = {}): AlertMailHome => ({
  listing: sampleCard({ id: homeId(100 + number), address: `${number} Briarwood Ave` }),
  url: `${url}?home=${homeId(number)}`,
  picture: `${url}/photo/${homeId(number)}/0`,
  trigger: 'new',
  at: '2025-11-12T11:00:00Z',
  oldPrice: null,
  price: 138_900_000,
  criteriaMet: 5,
  like: null,
  note: '',
  ...changes,
});

/** One that came down on Monday, one of today that is like one they liked. */
const twoHomes = (): AlertMailHome[] => [
  sampleAlertHome(21, {
    trigger: 'priceChange',
    at: '2025-11-10T15:00:00Z',
    oldPrice: 144_900_000,
    note: 'The office is on the main floor.',
  }),
  sampleAlertHome(38, {
    listing: sampleCard({ code: 'new', price: 129_900_000, address: '38 Helene St S' }),
    price: 129_900_000,
    like: '405 Revus Ave',
    picture: null,
  }),
];

const sampleAlertMail = (changes: Partial<AlertMail> = {}): AlertMail => ({
  language: 'en',
  agentName: 'Maya Okafor',
  readerName: 'Amara',
  othersNames: ['Joël'],
  alertNames: ['Lakeside, main-floor office'],
  message: '',
  url,
  homes: twoHomes(),
  since: '2025-11-10T14:00:00Z',
  isMerged: false,
  now: '2025-11-12T13:04:00Z',
  timeZone: 'America/Toronto',
  links: {
    fewer: `${url}?way=fewer`,
    other: `${url}?way=other`,
    pause: `${url}?way=pause`,
    stop: `${url}?way=stop`,
  },
  ...changes,
});

describe.each(['en', 'fr'] as const)('what alerts found by mail in %s', (language) => {
  const isFrench = language === 'fr';

  it('the subject says how many, where, and by how much a price came down', () => {
    const { subject } = renderAlertMail(sampleAlertMail({ language }));
    expect(subject).toBe(
      isFrench
        ? 'Deux propriétés à Port Credit, une en baisse de 60\u202f000\u00a0$'
        : 'Two homes in Port Credit, one down $60,000',
    );
  });

  it('each home has its mark, price before, reason, attribution and answers, in both parts', () => {
    const mail = sampleAlertMail({ language });
    const { html, text } = renderAlertMail(mail);
    for (const part of [html, text]) {
      expect(part).toContain(isFrench ? 'Prix changé' : 'Price changed');
      expect(part).toContain(
        isFrench ? 'Baisse de 60\u202f000\u00a0$ depuis lundi.' : 'Down $60,000 since Monday.',
      );
      expect(part).toContain(
        isFrench
          ? 'Nouvelle aujourd’hui. Du genre de 405 Revus Ave, à laquelle vous avez dit oui.'
          : 'New today. Like 405 Revus Ave, which you marked yes.',
      );
      expect(part).toContain('The office is on the main floor.');
      expect(part).toContain(isFrench ? 'Inscrite par Harbourside' : 'Listed by Harbourside');
      for (const way of Object.values(mail.links ?? {})) expect(part).toContain(way);
    }
    expect(html).toContain(isFrench ? '1\u202f449\u202f000\u00a0$</s>' : '$1,449,000</s>');
    for (const home of mail.homes)
      for (const answer of ['yes', 'maybe', 'no']) {
        const escaped = `${home.url}&amp;answer=${answer}`;
        expect(html).toContain(`href="${escaped}"`);
      }
    // A hint to fetch pictures ahead is a link, too, and following it would count as a press.
    expect(html).not.toContain('<link');
    expect(text).not.toMatch(/<|&#/);
  });

  it('names everybody who gets it, the alert, and since when', () => {
    const { text } = renderAlertMail(sampleAlertMail({ language }));
    expect(text).toContain(isFrench ? 'Bonjour Amara et Joël,' : 'Hi Amara and Joël,');
    expect(text).toContain(
      isFrench
        ? 'Deux propriétés correspondent à «\u00a0Lakeside, main-floor office\u00a0» depuis lundi.'
        : 'Two homes fit “Lakeside, main-floor office” since Monday.',
    );
  });

  it('one message of a phone network holds the words and the way', () => {
    const sms = renderAlertText(sampleAlertMail({ language }));
    expect(countSmsUnits(sms)).toBeLessThanOrEqual(smsUnits);
    expect(sms).toContain(url);
  });

  it('who was silent for long is asked, with one way to keep it and one to stop', () => {
    const question: AlertQuestion = {
      language,
      agentName: 'Maya Okafor',
      readerName: 'Amara',
      alertNames: ['Lakeside'],
      url,
      lastSignAt: '2025-09-12T13:00:00Z',
      pausesOn: '2025-12-11',
      timeZone: 'America/Toronto',
      links: { keep: `${url}?way=keep`, pause: `${url}?way=pause`, stop: `${url}?way=stop` },
    };
    const { subject, html, text } = renderAlertQuestion(question);
    expect(subject).toBe(
      isFrench
        ? 'Voulez-vous encore des propriétés pour «\u00a0Lakeside\u00a0»?'
        : 'Do you still want homes for “Lakeside”?',
    );
    for (const part of [html, text]) {
      expect(part).toContain(isFrench ? '12 septembre 2025' : 'September 12, 2025');
      expect(part).toContain(isFrench ? '11 décembre 2025' : 'December 11, 2025');
      for (const way of Object.values(question.links)) expect(part).toContain(way);
    }
    const sms = renderAlertQuestionText(question);
    expect(countSmsUnits(sms)).toBeLessThanOrEqual(smsUnits);
    expect(sms).toContain(question.links.keep);
  });
});

const subjectOf = (...homes: AlertMailHome[]): string => renderAlertMail(sampleAlertMail({ homes })).subject;

describe('the subject of one home', () => {
  it.each([
    [{ trigger: 'new' }, 'New in Port Credit: 21 Briarwood Ave, $1,389,000'],
    [{ trigger: 'priceIntoRange', oldPrice: 144_900_000 }, '21 Briarwood Ave, down $60,000 to $1,389,000'],
    [{ trigger: 'priceChange', oldPrice: 130_000_000 }, '21 Briarwood Ave, up $89,000 to $1,389,000'],
    [{ trigger: 'backOnMarket' }, '21 Briarwood Ave is back, $1,389,000'],
    [{ trigger: 'conditional' }, '21 Briarwood Ave is sold conditionally'],
    [{ trigger: 'soldOrLeased' }, '21 Briarwood Ave is sold'],
  ] as const)('%o', (changes, subject) => {
    expect(subjectOf(sampleAlertHome(21, changes))).toBe(subject);
  });
});

describe('the subject of several homes', () => {
  const elsewhere = sampleAlertHome(3, {
    listing: sampleCard({ community: 'Bronte', municipality: 'Oakville' }),
  });
  it('says that all are new, and names only a place that they have in common', () => {
    expect(subjectOf(sampleAlertHome(1), sampleAlertHome(2))).toBe('Two new homes in Port Credit');
    expect(subjectOf(sampleAlertHome(1), elsewhere)).toBe('Two new homes');
    const nearby = sampleAlertHome(4, { listing: sampleCard({ community: 'Mineola' }) });
    expect(subjectOf(sampleAlertHome(1), nearby)).toBe('Two new homes in Mississauga');
  });

  it('counts what came down, came back or is gone', () => {
    const down = (number: number, oldPrice: number) =>
      sampleAlertHome(number, { trigger: 'priceChange', oldPrice });
    const back = sampleAlertHome(5, { trigger: 'backOnMarket' });
    const sold = sampleAlertHome(6, { trigger: 'soldOrLeased' });
    expect(subjectOf(down(1, 140_000_000), down(2, 141_000_000), back)).toBe(
      'Three homes in Port Credit, two down, by up to $21,000',
    );
    expect(subjectOf(sampleAlertHome(1), back)).toBe('Two homes in Port Credit, one back on the market');
    expect(subjectOf(sold, sampleAlertHome(1))).toBe('Two homes in Port Credit, one gone');
  });
});

it('a month that is cut short ends its sentence with one period', () => {
  const { text } = renderAlertMail(
    sampleAlertMail({
      language: 'fr',
      since: '2025-10-09T14:00:00Z',
      now: '2025-12-12T13:04:00Z',
      homes: [sampleAlertHome(1, { trigger: 'backOnMarket', at: '2025-11-09T15:00:00Z' })],
    }),
  );
  expect(text).toContain('depuis le 9 nov. Elle');
  expect(text).not.toContain('..');
});

it('the first twelve are drawn, the others are counted', () => {
  const homes = Array.from({ length: 15 }, (_, place) => sampleAlertHome(place + 1));
  const { html, text, subject } = renderAlertMail(sampleAlertMail({ homes }));
  expect(subject).toBe('15 new homes in Port Credit');
  expect(html).not.toContain('>13 Briarwood Ave<');
  for (const part of [html, text]) expect(part).toContain('and 3 more on your page');
});

it('the agent’s own copy has no way to answer for the client', () => {
  const { html, text } = renderAlertMail(sampleAlertMail({ links: null }));
  for (const part of [html, text]) expect(part).not.toMatch(/answer=|way=|Tap an answer/);
});

it('two alerts of one person are both named, and that several moments were joined is said', () => {
  const { text } = renderAlertMail(sampleAlertMail({ alertNames: ['Lakeside', 'Lofts'], isMerged: true }));
  expect(text).toContain('Two homes fit “Lakeside” and “Lofts” since Monday.');
  expect(text).toContain('Gathered into one message');
});

it('what may not be shown is asked for, and what people wrote is escaped', () => {
  const { html } = renderAlertMail(
    sampleAlertMail({
      message: 'Hi <b>Amara</b>',
      homes: [
        sampleAlertHome(1, {
          listing: sampleCard({ price: null, address: '' }),
          price: null,
          note: '<script>alert(1)</script>',
        }),
      ],
    }),
  );
  expect(html).toContain('Ask Maya');
  expect(html).toContain('Address on request');
  expect(html).not.toMatch(/<script>|<b>Amara/);
});

it('stands in a message with its own dark colours', () => {
  const { html, text, subject } = renderAlertMail(sampleAlertMail());
  const message = renderMail({
    name: 'message',
    language: 'en',
    category: 'alerts',
    subject,
    body: { html, text },
    sender: {
      name: 'Maya Okafor',
      jobTitle: 'Sales representative',
      email: 'maya@northlight.example',
      phone: '416 555 0119',
      brokerage: 'Northlight Realty Inc., Brokerage',
      mailingAddress: '88 Lakeshore Rd E, Unit 4, Mississauga, ON L5G 4N4',
      signature: { html: '', text: '' },
    },
    preferencesUrl: 'https://p.example/c/leave',
    referredBy: null,
    openingUrl: null,
    isTest: false,
  });
  for (const part of ['mark', 'reason', 'choice'])
    expect(message.html).toMatch(new RegExp(`\\.${part} \\{[^}]+!important`));
});
