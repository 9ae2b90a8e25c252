import type { BasketMail } from '@hearthline/contract/site';
import { countSmsUnits, smsUnits } from '@hearthline/domain/message/sms-text';
import { describe, expect, it } from 'vitest';
import { sampleCard, sampleFullHomes } from '../pages/basket/testing/sample-basket.ts';
import { renderBasketMail, renderBasketText, renderMail } from '../render.tsx';

const url = 'https://pages.example/c/abcdefghijklmnopqrstuv';

function sampleMail(changes: Partial<BasketMail> = {}, count = 6): BasketMail {
  return {
    language: 'en',
    kind: 'homes',
    agentName: 'Maya Okafor',
    readerName: 'Amara',
    message: '',
    homes: sampleFullHomes(count).map((home, place) => ({
      ...home,
      listing: home.listing ?? sampleCard(),
      url: `${url}?home=${home.id}`,
      picture: place % 2 === 0 ? `${url}/photos/${place}` : null,
    })),
    url,
    ...changes,
  };
}

describe.each(['en', 'fr'] as const)('homes by mail in %s', (language) => {
  it('shows each home with its picture, price, attribution and way to the page, in both parts', () => {
    const mail = sampleMail({ language });
    const { html, text, subject } = renderBasketMail(mail);
    expect(subject).toBe(language === 'fr' ? 'Six propriétés pour vous, Amara' : 'Six homes for you, Amara');
    for (const { listing, note, url: way, picture } of mail.homes) {
      expect(html).toContain(`href="${way}"`);
      expect(html).toContain(listing.officeName);
      if (picture) expect(html).toContain(`src="${picture}"`);
      for (const part of [html, text]) expect(part).toContain(note);
      expect(text).toContain(`${listing.address}, `);
      expect(text).toContain(way);
    }
    expect(html.split(`href="${url}"`)).toHaveLength(2);
    expect(html).not.toContain('<link');
    expect(text).not.toMatch(/<|&#/);
  });

  it('a digest says what changed, and how many homes did', () => {
    const { subject, html } = renderBasketMail(sampleMail({ language, kind: 'changes' }, 4));
    expect(subject).toBe(
      language === 'fr' ? 'Quatre de vos propriétés ont changé' : 'Four of your homes have changed',
    );
    expect(html).toContain(
      language === 'fr'
        ? 'Baisse de 60\u202f000\u00a0$, à 1\u202f389\u202f000\u00a0$'
        : 'Down $60,000 to $1,389,000',
    );
    expect(html).toContain(
      language === 'fr' ? 'Votre oui est conservé.' : 'Back under a new MLS number. Your yes was kept.',
    );
  });

  it('one message of a phone network holds the words and the way', () => {
    const sms = renderBasketText(sampleMail({ language }));
    expect(countSmsUnits(sms)).toBeLessThanOrEqual(smsUnits);
    expect(sms).toContain(url);
  });
});

it('a single home is named in the subject', () => {
  const [home] = sampleMail().homes;
  const { subject } = renderBasketMail(sampleMail({ homes: home ? [home] : [] }));
  expect(subject).toBe(`${home?.listing.address}, $1,000,000`);
});

it('the first twelve are drawn, the others are counted', () => {
  const mail = sampleMail({}, 15);
  const { html, text } = renderBasketMail(mail);
  expect(html).not.toContain(mail.homes[12]?.listing.address);
  for (const part of [html, text]) expect(part).toContain('and 3 more on your page');
});

it('what may not be shown is asked for, and what people wrote is escaped', () => {
  const [home] = sampleMail().homes;
  if (!home) throw new Error('There is a home.');
  const { html } = renderBasketMail(
    sampleMail({
      homes: [
        { ...home, note: '<script>alert(1)</script>', listing: sampleCard({ price: null, address: '' }) },
      ],
      message: 'Hi <b>Amara</b>',
    }),
  );
  expect(html).toContain('Ask Maya');
  expect(html).toContain('Address on request');
  expect(html).not.toMatch(/<script>|<b>Amara/);
});

it('stands in a message with its own dark colours', () => {
  const { html, text } = renderBasketMail(sampleMail());
  const message = renderMail({
    name: 'message',
    language: 'en',
    category: 'baskets',
    subject: 'Six homes',
    body: { html, text },
    sender: {
      name: 'Maya Okafor',
      jobTitle: '',
      email: 'maya@northlight.example',
      phone: '',
      brokerage: 'Northlight',
      mailingAddress: '88 Lakeshore Rd E',
      signature: { html: '', text: '' },
    },
    preferencesUrl: 'https://p.example/c/leave',
    referredBy: null,
    openingUrl: null,
    isTest: false,
  });
  expect(message.html).toContain('.mail-body a.button { color: #ffffff !important; }');
  expect(message.html).toContain('class="button"');
});
