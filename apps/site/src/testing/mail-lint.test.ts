import { expect, it } from 'vitest';
import { homeId, sampleCard } from '../pages/basket/testing/sample-basket.ts';
import { renderAlertMail, renderMail, renderReportMail } from '../render.tsx';
import { knownOfPlainMails, lintMail } from './mail-lint.ts';

const url = 'https://pages.example/c/abc';

it('tells what some mail program does not draw', () => {
  const html =
    '<div style="display:flex;color:red" onclick="x()"><img src="a"><video></video></div><table style="max-width:600px"><td style="padding:8px">';
  expect(lintMail(html)).toEqual([
    'attribute onclick on div',
    'display on div',
    'img without alt',
    'img without width',
    'max-width without width on table',
    'table without role',
    'tag video',
  ]);
  expect(lintMail(`<p>${'long '.repeat(30_000)}</p>`)).toEqual(['longer than Gmail shows']);
});

it.each(['en', 'fr'] as const)(
  'the plain mails in %s lose in Outlook what is known, and nothing more',
  (language) => {
    const mails = [
      renderMail({
        name: 'account',
        kind: 'confirm',
        language,
        brand: 'Hearthline',
        link: url,
        hours: 48,
        newEmail: '',
      }),
      renderMail({
        name: 'message',
        language,
        category: 'alerts',
        subject: 'News',
        body: { html: renderReportMail({ message: 'Dear Ann', url, language }), text: 'Dear Ann' },
        sender: {
          name: 'Maya Tester',
          jobTitle: '',
          email: 'maya@hearthline.test',
          phone: '416 555 0100',
          brokerage: 'Northlight',
          mailingAddress: '88 Lakeshore Rd E',
          signature: { html: '', text: '' },
        },
        preferencesUrl: url,
        referredBy: null,
        openingUrl: url,
        isTest: false,
      }),
      renderMail({
        name: 'notification',
        language,
        brand: 'Hearthline',
        topic: 'listingChanges',
        items: [
          { title: 'One', text: 'x', url },
          { title: 'Two', text: 'y', url: null },
        ],
        allUrl: url,
        settingsUrl: url,
      }),
      renderAlertMail({
        language,
        agentName: 'Maya Tester',
        readerName: 'Amara',
        othersNames: [],
        alertNames: ['Lakeside'],
        message: 'Look at this.',
        url,
        homes: [
          {
            listing: sampleCard({ id: homeId(1) }),
            url,
            picture: url,
            trigger: 'priceChange',
            at: '2025-11-10T15:00:00Z',
            oldPrice: 144_900_000,
            price: 138_900_000,
            criteriaMet: 5,
            like: null,
            note: 'The office is on the main floor.',
          },
        ],
        since: null,
        isMerged: false,
        now: '2025-11-12T13:04:00Z',
        timeZone: 'America/Toronto',
        links: { fewer: url, other: url, pause: url, stop: url },
      }),
    ];
    expect(new Set(mails.flatMap(({ html }) => lintMail(html)))).toEqual(knownOfPlainMails);
  },
);
