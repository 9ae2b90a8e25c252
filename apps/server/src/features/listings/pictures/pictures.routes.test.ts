import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertSampleListings } from '../testing/sample-listings.ts';

const scene = 'exterior|detached|1962|2|winter|1832754|0g';

/** Pictures may come under an origin of their own, which leads to the same API. */
const imageOrigin = 'https://pictures.test';

let app: TestApp;
let anna: TestAgent;
let id: string;
let asked = 0;
/** The host of a feed's pictures: one picture, one text, one that goes elsewhere. */
const host = createServer(async (request, reply) => {
  asked += 1;
  if (request.url === '/house.png') {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c1440e' } });
    reply.end(await picture.png().toBuffer());
  } else if (request.url === '/elsewhere.png') reply.writeHead(302, { location: '/house.png' }).end();
  else reply.end('no picture');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  app = await createTestApp({ MEDIA_HOSTS: `127.0.0.1:${port}`, IMAGE_API_BASE: `${imageOrigin}/api/` });
  await insertSampleListings(app.database.worker.db, sampleFacts(3, 2));
  anna = await app.createAgent('Anna');
  await app.services.operator.agreements.grant(anna.agentId, {
    boardName: 'Board',
    validFrom: '2025-01-01',
    validUntil: '2026-12-31',
  });
  const media = [
    { kind: 'photo', scene, caption: 'exterior' },
    { kind: 'photo', url: `${base}/house.png`, caption: 'kitchen' },
    { kind: 'photo', url: `${base}/text.png`, caption: null },
    { kind: 'photo', url: `${base}/elsewhere.png`, caption: null },
    { kind: 'photo', url: 'http://127.0.0.1:1/never.png', caption: null },
    { kind: 'photo', scene: 'nonsense', caption: null },
  ];
  const [row] = await app.database.query<{ id: string }>('select id from listing order by id limit 1');
  id = row?.id ?? '';
  await app.database.query('update listing_detail set media = $2 where listing_id = $1', [
    id,
    JSON.stringify(media),
  ]);
  await app.database.query('update listing set photo_count = 6, first_picture = $2 where id = $1', [
    id,
    scene,
  ]);
});
afterAll(async () => {
  await app.close();
  host.close();
});

const listing = async () => (await app.call('GET /listings/{id}', { as: anna, params: { id } })).body.result;
const pictures = async () =>
  (await listing()).pictures.map(({ url }) => ({ url: url.replace(imageOrigin, '') }));
const fetchPicture = async (index: number, width = 320) => {
  const url = (await pictures())[index]?.url ?? '';
  return app.send('GET', `${url}?width=${width}`);
};

describe('pictures of a listing', () => {
  it('[SHELL-23] have the address that browsers find them at', async () => {
    const { photoUrl, pictures: shown } = await listing();
    for (const url of [photoUrl, ...shown.map((picture) => picture.url)])
      expect(url).toMatch(/^https:\/\/pictures\.test\/api\/pictures\/\w/);
  });

  it('are drawn in the asked width, without a token in the header', async () => {
    const reply = await fetchPicture(0);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 213,
    });
  });

  it('of a feed are fetched once, made smaller and kept', async () => {
    const before = asked;
    expect(await sharp((await fetchPicture(1)).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
    });
    await fetchPicture(1);
    expect(asked).toBe(before + 1);
  });

  it('are not found where there is none, where it is no picture, and where the host is not ours to ask', async () => {
    for (const index of [2, 3, 4, 5]) expect((await fetchPicture(index)).statusCode).toBe(404);
  });

  it('refuse a changed, a foreign and an old address', async () => {
    const url = (await pictures())[0]?.url ?? '';
    expect((await app.send('GET', `${url}x`)).statusCode).toBe(403);
    expect((await app.send('GET', url.replace('/pictures/', '/files/'))).statusCode).toBe(403);
    const avatar = url.replace(/\/pictures\/.*/, '/pictures/bm90LW91cnM.c2lnbmF0dXJl');
    expect((await app.send('GET', avatar)).statusCode).toBe(403);
    app.clock.advance(2 * 3_600_000);
    expect((await app.send('GET', url)).statusCode).toBe(403);
  });
});
