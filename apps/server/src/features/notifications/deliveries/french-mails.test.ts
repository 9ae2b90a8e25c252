import type { Language } from '@hearthline/contract/common';
import { notificationTopics } from '@hearthline/contract/users';
import { minuteMs } from '@hearthline/domain/calendar';
import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { listKeptMails } from '../../../testing/kept-mails.ts';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { newsOfReport, newsOfWatch } from '../../cma/cma-news.ts';
import { notificationOfChange, notificationOfCondition } from '../../listings/changes/listing-news.ts';
import type { NotificationEvent } from '../recipient.ts';

const jobs = ['notifications.announce', 'notifications.send', 'messages.sendToAgent'];
const phones: Record<Language, string> = { en: '+14165550119', fr: '+15145550119' };
/** Names, and words that both languages write alike. */
const alike = new Set(
  'hearthline alder elm st étienne gagnon nov notifications conditions analyses page clause'.split(' '),
);

let app: TestApp;
let agents: Record<Language, TestAgent>;
beforeAll(async () => {
  app = await createTestApp({ APP_ORIGIN: 'https://app.example' });
  agents = { en: await addAgent('Ava', 'en'), fr: await addAgent('Fay', 'fr') };
});
afterAll(() => app.close());

async function addAgent(name: string, language: Language): Promise<TestAgent> {
  const agent = await app.createAgent(name, { isAdmin: true });
  const all = { inApp: true, email: true, sms: true };
  const notifications = Object.fromEntries(notificationTopics.map((topic) => [topic, all]));
  await app.call('PUT /users', { as: agent, body: { title: '', phone: phones[language] } });
  await app.call('PUT /users/preferences', { as: agent, body: { language, notifications } });
  await app.database.query('update agent set quiet_hours_on = false');
  return agent;
}
const both = Object.keys(phones) as Language[];
async function notify(events: NotificationEvent[]): Promise<void> {
  for (const { agentId } of Object.values(agents))
    await app.services.operator.notifications.notify(agentId, events);
}

const address = {
  listingId: '1',
  unit: null,
  streetNumber: '2',
  streetName: 'Alder',
  streetSuffix: 'St',
  streetDirection: null,
};
const analysis = { id: '1', cmaId: '2', version: 1, address: '5 Elm St' };
const prices = { listPrice: 70_000_000, closePrice: 69_000_000, newPrice: 70_000_000 };

const kinds: Record<string, () => Promise<unknown>> = {
  'a change of a listing': () =>
    notify(
      lifecycleCodes.flatMap((code) => {
        const change = {
          ...address,
          ...prices,
          eventId: code,
          code,
          offer: 'sale' as const,
          mlsNumber: 'W1',
        };
        const cma = code === 'sld' ? { id: '1', address: '5 Elm St' } : null;
        return [60_000_000, 80_000_000].flatMap(
          (oldPrice) =>
            notificationOfChange({ ...change, eventId: `${code} ${oldPrice}`, oldPrice }, cma) ?? [],
        );
      }),
    ),
  'the deadline of a condition': () =>
    notify(
      [0, 2].map((daysLeft) => {
        const agentOf = { agentId: '1', timeZone: 'America/Toronto', isOwn: daysLeft === 0 };
        return notificationOfCondition(
          { ...address, ...agentOf, code: 'sce', endsOn: '2025-11-14' },
          daysLeft,
        );
      }),
    ),
  'a birthday': async () => {
    for (const as of Object.values(agents))
      await app.call('POST /clients', { as, body: sampleClient({ birthday: '1990-11-12' }) });
    const remind = app.services.jobHandlers.find(({ job }) => job.name === 'clients.remind');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await remind?.run({}, { jobId: '1', attempt: 1, log });
  },
  'a report': () =>
    notify([
      newsOfReport('ready', analysis),
      newsOfReport('opened', analysis),
      newsOfWatch('2', {
        type: 'scored',
        address: '5 Elm St',
        value: 70_000_000,
        price: 71_000_000,
        isInside: true,
      }),
      newsOfWatch('2', {
        type: 'moved',
        address: '5 Elm St',
        from: 70_000_000,
        to: 74_000_000,
        sales: 3,
      }),
    ]),
  'an announcement': () =>
    app.call('POST /admin/announcements', {
      as: agents.en,
      body: {
        en: { title: 'Office closed on Friday', body: 'We are back on Monday.' },
        fr: { title: 'Bureau fermé vendredi', body: 'Nous revenons lundi.' },
      },
    }),
};

const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, ' ');
/** All that went to the agent: subjects, both parts of mails, messages to the phone. */
async function readAll(language: Language): Promise<string> {
  const mails = await listKeptMails(app, agents[language].email);
  const messages = await listKeptMails(app, phones[language]);
  expect([mails.length, messages.length]).toEqual([1, 1]);
  return [...mails.flatMap(({ subject, html, text }) => [subject, readable(html), text]), messages[0]?.text]
    .join('\n')
    .replace(/https:\S+/g, ' ');
}
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );

it.each(Object.keys(kinds))('%s is told in French without a word of its English mail', async (kind) => {
  app.clock.set(new Date('2025-11-12T14:00:00Z'));
  await app.database.query('delete from system.mailbox_message');
  await kinds[kind]?.();
  await runDueJobs(app, jobs);
  app.clock.advance(5 * minuteMs);
  await runDueJobs(app, jobs);
  const [english = '', french = ''] = await Promise.all(both.map(readAll));
  const known = wordsOf(english);
  expect(known.size).toBeGreaterThan(15);
  expect([...wordsOf(french)].filter((word) => known.has(word) && !alike.has(word))).toEqual([]);
  expect(french).not.toMatch(/[^\s\d]:(?:\s|$)|\$\d|\d,\d{3}/m);
});
