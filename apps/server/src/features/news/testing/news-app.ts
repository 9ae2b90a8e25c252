import type { NewsPost, NewsPostInput } from '@hearthline/contract/news';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import type { MessagesApp } from '../../messages/testing/messages-app.ts';
import { createMessagesApp } from '../../messages/testing/messages-app.ts';

/** Oakville sells enough, Burlington too, Ashgrove does not. */
const soldByPlace = [
  { municipality: 'oak', community: 'oak-1', count: 24, price: 139_400_000 },
  { municipality: 'bur', community: 'bur-1', count: 12, price: 111_800_000 },
  { municipality: 'ash', community: 'ash-1', count: 6, price: 90_000_000 },
];

export const oakville = { level: 'municipality' as const, code: 'oak' };
export const burlington = { level: 'municipality' as const, code: 'bur' };
export const ashgrove = { level: 'municipality' as const, code: 'ash' };

export interface NewsApp extends MessagesApp {
  write(changes?: Partial<NewsPostInput>): Promise<NewsPost>;
  /** What the queue does, as far as its time has come by the test's clock. */
  work(): Promise<void>;
  /** Hours pass in which nothing runs; then the queue does what has come due. */
  workAfter(hours: number): Promise<void>;
}

export const samplePost: NewsPostInput = {
  texts: {
    en: {
      title: '{{place}} this fall',
      summary: 'Half of the homes sold for {{medianPrice}} or less.',
      body: '<p>In {{place}} the median home sold for {{medianPrice}}. Ask me anything.</p><p>{{marketFigures}}</p>',
    },
    fr: {
      title: '{{place}} cet automne',
      summary: '',
      body: '<p>À {{place}}, le prix médian est de {{medianPrice}}. Écrivez-moi.</p>',
    },
  },
  cover: null,
  cities: [oakville, burlington, ashgrove],
  figureKind: null,
  figureDays: 90,
  isOnSite: true,
};

/** Maya, who may see the board, in a small market of sales; the clock stands on November 12, 2025. */
export async function createNewsApp(): Promise<NewsApp> {
  const app = await createMessagesApp();
  await app.services.operator.agreements.grant(app.agent.agentId, {
    boardName: 'Lakeshore Regional Board',
    validFrom: '2020-01-01',
    validUntil: '2099-12-31',
  });
  await app.approve();
  await app.database.query(`
    insert into area values ('h', 'Halton');
    insert into municipality values ('oak', 'h', 'Oakville'), ('bur', 'h', 'Burlington'), ('ash', 'h', 'Ashgrove');
    insert into community values ('oak-1', 'oak', 'Bronte'), ('bur-1', 'bur', 'Aldershot'), ('ash-1', 'ash', 'Mill')`);
  for (const { municipality, community, count, price } of soldByPlace)
    await app.database.query(
      `insert into listing (id, source, key, mls_number, offer, state, code, kind, list_price, close_price, list_date,
         sold_date, municipality_code, community_code, entered_at, modified_at, status_changed_at)
       select gen_random_uuid(), 'test', $1 || n, $1 || n, 'sale', 'firm', 'sld', 'detached', $4::bigint, $4::bigint,
         date '2025-10-31' - n % 15 - 20, date '2025-10-31' - n % 15, $1, $2, now(), now(), now()
       from generate_series(1, $3::int) n`,
      [municipality, community, count, price],
    );
  const work = async () => {
    await runDueJobs(app, ['news.publish', 'messages.writeMailing', 'messages.send']);
  };
  return {
    ...app,
    write: async (changes = {}) => {
      const { body } = await app.call('POST /news', { as: app.agent, body: { ...samplePost, ...changes } });
      return body.result;
    },
    work,
    workAfter: async (hours) => {
      app.clock.advance(hours * 3_600_000);
      await app.clockIn();
      await work();
    },
  };
}
