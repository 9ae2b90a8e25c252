import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { pictureProjections } from '../../../platform/pages/page-kind.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createHomeDirectory } from '../homes/home-directory.ts';
import { insertSampleListings } from '../testing/sample-listings.ts';
import { createPicturePage } from './picture-page.ts';

let app: TestApp;
let [active, sold]: string[] = [];
let hasAgreement = true;
const asked: [id: string, index: number, width: number][] = [];

beforeAll(async () => {
  app = await createTestApp();
  await insertSampleListings(app.database.worker.db, sampleFacts(60, 5));
  const findOne = async (status: string) => {
    const rows = await app.database.query<{ id: string }>(
      'select id from listing_any where status = $1 order by id limit 1',
      [status],
    );
    return rows[0]?.id ?? '';
  };
  [active, sold] = [await findOne('active'), await findOne('sold')];
});
afterAll(() => app.close());

async function look(listingId = '', projection: (typeof pictureProjections)[number] = 'client', query = '') {
  const page = createPicturePage({
    db: app.database.app.db,
    homes: createHomeDirectory({
      database: app.database.app,
      workerDatabase: app.database.worker,
      clock: app.clock,
      feeds: { feeds: [] },
    }),
    hasBoardAccess: async () => hasAgreement,
    loadPicture: async (...picture) => {
      asked.push(picture);
      return Buffer.from('picture');
    },
  });
  const version = pictureProjections.indexOf(projection);
  const link = { agentId: createId(), subjectId: listingId, version, path: '/c/x' };
  return page.open(link, { userAgent: '', isLooking: true, query: new URLSearchParams(query) });
}

it('is drawn in the width that is asked for, or in that of a mail', async () => {
  expect(await look(active)).toMatchObject({ type: 'image/webp', bytes: Buffer.from('picture') });
  await look(active, 'client', 'width=320');
  await look(active, 'client', 'width=99999');
  expect(asked.map(([, index, width]) => [index, width])).toEqual([
    [0, 960],
    [0, 320],
    [0, 960],
  ]);
});

it('ends with the agreement, with the seller’s word, and for the public with the offer', async () => {
  expect(await look(sold)).not.toBeNull();
  expect(await look(sold, 'public')).toBeNull();
  expect(await look(createId())).toBeNull();
  await app.database.query('update listing set may_show_on_internet = false where id = $1', [active]);
  expect(await look(active)).toBeNull();
  await app.database.query('update listing set may_show_on_internet = true where id = $1', [active]);
  expect(await look(active, 'public')).not.toBeNull();
  hasAgreement = false;
  expect(await look(active)).toBeNull();
  expect(asked).toHaveLength(5);
});
