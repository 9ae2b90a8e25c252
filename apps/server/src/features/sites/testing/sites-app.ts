import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MySite, PictureUse, SiteDraft, SitePicture } from '@hearthline/contract/sites';
import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { createMultipart } from '../../../testing/multipart.ts';
import type { TestAgent, TestApp, TestAppOptions } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertSampleListings } from '../../listings/testing/sample-listings.ts';

export const sitesHost = 'sites.example';
export const brokerage = 'Northlight Realty Inc., Brokerage';
export const memberId = '9532207';
/** Of the people whom tests let look. */
export const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Safari/605.1.15';

export interface SitesApp extends TestApp {
  ava: TestAgent;
  /** What name servers say; null where they do not answer. */
  records: Map<string, string[] | null>;
  getSite(as?: TestAgent): Promise<MySite>;
  save(changes: Partial<SiteDraft>, as?: TestAgent): Promise<MySite>;
  /** With all that the gate asks for. */
  publish(changes?: Partial<SiteDraft>, as?: TestAgent): Promise<MySite>;
  upload(
    bytes: Uint8Array,
    options?: { use?: PictureUse; as?: TestAgent; name?: string },
  ): Promise<{ status: number; code: string | undefined; picture: SitePicture }>;
  look(path: string, headers?: Record<string, string>, method?: string): Promise<LightMyRequestResponse>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** What a page holds in a hidden field. */
  fieldOf(path: string, name: string): Promise<string>;
}

export const wholeDraft = (): Partial<SiteDraft> => ({
  slogan: { en: 'Live by the lake', fr: 'Vivre au bord du lac' },
  subtitle: { en: 'Homes of the east shore.', fr: 'Propriétés de la rive est.' },
  about: {
    title: { en: 'Eleven years here', fr: 'Onze ans ici' },
    body: { en: '<p>I know each street.</p>', fr: '<p>Je connais chaque rue.</p>' },
    picture: null,
  },
  cities: [{ level: 'municipality', code: 'A1-M1' }],
});

/** The whole program with an agent who may see the market, homes on it, two of them her own, and a name server. */
export async function createSitesApp(
  env: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<SitesApp> {
  const records = new Map<string, string[] | null>();
  const photos = await servePhoto();
  const app = await createTestApp(
    { PUBLIC_ORIGIN: `https://${sitesHost}`, MEDIA_HOSTS: photos.host, ...env },
    {
      findTxtRecords: async (name) => records.get(name) ?? (records.has(name) ? null : []),
      ...options,
    },
  );
  await insertSampleListings(app.database.worker.db, sampleFacts(200, 7));
  await app.database.query(
    `update listing set office_name = 'Harbour & Pine Realty Ltd., Brokerage', may_show_on_internet = true,
       may_show_address = true, photo_count = 1, street_number = '12', street_name = 'Shore', street_suffix = 'Rd'`,
  );
  await app.database.query('update listing_detail set media = $1', [
    JSON.stringify([{ kind: 'photo', url: `http://${photos.host}/house.png`, caption: 'exterior' }]),
  ]);
  await app.database.query(
    `update listing set agent_mls_id = $1, office_name = $2 where id in (
       select id from listing_open where offer = 'sale' and price is not null order by id limit 2)`,
    [memberId, brokerage],
  );
  const ava = await app.createAgent('Ava');
  await app.services.operator.agreements.grant(ava.agentId, {
    boardName: 'Lakeshore Board',
    validFrom: '2025-01-01',
    validUntil: '2027-12-31',
  });
  const made: SitesApp = {
    ...app,
    close: async () => {
      await app.close();
      photos.close();
    },
    ava,
    records,
    getSite: async (as = ava) => (await app.call('GET /sites/mine', { as })).body.result,
    save: async (changes, as = ava) => {
      const { revision, draft } = await made.getSite(as);
      const body = { revision, draft: { ...draft, ...changes } };
      const reply = await app.call('PUT /sites/mine/draft', { as, body });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.result;
    },
    publish: async (changes = {}, as = ava) => {
      await introduce(app, as);
      const { revision } = await made.save({ ...wholeDraft(), ...changes }, as);
      const reply = await app.call('POST /sites/mine/publish', { as, body: { revision } });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.result;
    },
    upload: async (bytes, { use = 'hero', as = ava, name = 'picture.png' } = {}) => {
      const { headers, payload } = await createMultipart(bytes, { name });
      const reply = await app.send('POST', `/api/sites/mine/pictures?use=${use}`, {
        headers: { ...headers, authorization: `Bearer ${as.token}` },
        payload,
      });
      const body = reply.json();
      return { status: reply.statusCode, code: body.error?.code, picture: body.result };
    },
    look: (path, headers = {}, method = 'GET') =>
      app.send(method, path, { headers: { host: sitesHost, 'user-agent': browser, ...headers } }),
    post: (path, fields, headers = {}) =>
      app.send('POST', path, {
        headers: { host: sitesHost, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    fieldOf: async (path, name) => {
      const { body } = await made.look(path);
      return new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    },
  };
  return made;
}

/** The host of a feed's pictures, which has one for all homes. */
async function servePhoto(): Promise<{ host: string; close(): void }> {
  const photo = await plainPicture();
  const server = createServer((_request, reply) => reply.end(photo));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}

/** Says who the agent is, as visitors and the law want to know it. */
export async function introduce(app: TestApp, as: TestAgent): Promise<void> {
  await app.call('PUT /users', {
    as,
    body: {
      title: '',
      jobTitle: 'Sales representative',
      phone: '416 555 0119',
      realtor: { brokerageName: brokerage, mailingAddress: '88 Lakeshore Rd E', agentId: memberId },
    },
  });
}

export const plainPicture = (width = 900, height = 600, background = '#1d4a5a'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
