import type { ErrorBody } from '@hearthline/contract/errors';
import { errorBody } from '@hearthline/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpApp, HttpAppOptions } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';

const count = '/api/notifications/unread/count';
const token = { authorization: 'Bearer a-token-that-nobody-may-read' };

let http: HttpApp;
afterEach(() => http.app.close());

async function startWith(handler: () => never | Promise<never>, options: HttpAppOptions = {}): Promise<void> {
  http = await createHttpApp({ ...options, handlers: { 'GET /notifications/unread/count': handler } });
}
function errorOf(reply: LightMyRequestResponse): ErrorBody['error'] {
  return errorBody.strict().parse(reply.json()).error;
}

describe('errors', () => {
  it('that were expected say what they are, in the language of the caller, and warn without a stack', async () => {
    await startWith(() => {
      throw new AppError('conflict', { fields: [{ path: 'a', code: 'b', message: 'c' }] });
    });
    const english = await http.get(count, token);
    expect(english.statusCode).toBe(409);
    expect(errorOf(english)).toEqual({
      code: 'conflict',
      friendlyMessage: 'This is not possible in the present state. Reload and try again.',
      fields: [{ path: 'a', code: 'b', message: 'c' }],
      requestId: english.headers['x-request-id'],
    });
    const french = await http.get(count, { ...token, 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
    expect(errorOf(french).friendlyMessage).toMatch(/^Cela n’est pas possible/);
    const line = http.logLines().find(({ msg }) => msg === 'request refused');
    expect(line).toMatchObject({ level: 40, code: 'conflict', reqId: english.headers['x-request-id'] });
    expect(line).not.toHaveProperty('err');
  });

  it('that were not expected give nothing away and are logged with their request id', async () => {
    await startWith(() => {
      throw new Error('relation "secret_table" does not exist at /srv/hearthline/src/x.ts');
    });
    const reply = await http.get(count, token);
    expect(reply.statusCode).toBe(500);
    expect(errorOf(reply)).toEqual({
      code: 'internal',
      friendlyMessage: 'Error in operation, please try again',
      requestId: reply.headers['x-request-id'],
    });
    expect(reply.payload).not.toMatch(/secret_table|srv|stack/);
    expect(http.logLines().find(({ msg }) => msg === 'request failed')).toMatchObject({
      level: 50,
      reqId: reply.headers['x-request-id'],
      err: { message: expect.stringContaining('secret_table'), stack: expect.stringContaining('Error') },
    });
  });

  it('that are thrown as something else than an error are internal too', async () => {
    await startWith(() => {
      throw Object.assign(new Error('teapot'), { statusCode: 302 });
    });
    expect((await http.get(count, token)).statusCode).toBe(500);
  });

  it('leave a log without anything that a person typed or is', async () => {
    const database = await createTestDatabase();
    await startWith(async () => {
      await sql`insert into agent (agent_id, email, first_name, last_name)
        values (gen_random_uuid(), 'ava@hearthline.test', 'Ava', 'Tremblay')`.execute(database.app.db);
      throw new Error('unreached');
    });
    await http.get(count, token);
    await http.app.close();
    await startWith(async () => {
      await sql`select 'ava@hearthline.test'::uuid`.execute(database.app.db);
      throw new Error('unreached');
    });
    await http.get(count, token);
    await http.get('/api/mailbox?to=ava@hearthline.test', token);
    await http.get('/api/files/a-signed-link-of-ava', token);
    await http.get('/ava/Tremblay?token=a-token-that-nobody-may-read');
    await http.send({
      method: 'POST',
      url: '/api/auth/secure/login',
      headers: { 'user-agent': 'Avas phone' },
      payload: { userKey: 'ava@hearthline.test', password: 'Tremblay!1', unknown: 'Tremblay' },
    });
    const text = http.logText();
    expect(http.logLines().filter(({ msg }) => msg === 'request')).toHaveLength(5);
    expect(text).toContain('"route":"/api/files/:token"');
    expect(text).not.toMatch(/ava@|avas|Tremblay|signed-link|nobody-may-read|127\.0\.0\.1/i);
    expect(http.logLines().find(({ err }) => err)).toMatchObject({ err: { code: '22P02' } });
    await database.drop();
  });
});

describe('a database that is away', () => {
  it('is 503 in so many words, while the program itself is alive', async () => {
    const database = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', role: 'hearthline_app' });
    const ask = async (): Promise<never> => {
      await sql`select 1`.execute(database.db);
      throw new Error('unreached');
    };
    await startWith(ask, { checkReady: ask });
    const reply = await http.get(count, { ...token, 'accept-language': 'fr' });
    expect(reply.statusCode).toBe(503);
    expect(errorOf(reply)).toMatchObject({
      code: 'unavailable',
      friendlyMessage: expect.stringMatching(/^Oups!/),
    });
    expect((await http.get('/readyz')).statusCode).toBe(503);
    expect((await http.get('/healthz')).statusCode).toBe(200);
    await database.close();
  });

  it('or a disk without room is 503, too: it may be freed', async () => {
    const database = await createTestDatabase();
    await startWith(async () => {
      await sql`do $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(database.app.db);
      throw new Error('unreached');
    });
    const inDatabase = await http.get(count, token);
    await http.app.close();
    await startWith(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    const inFiles = await http.get(count, token);
    for (const reply of [inDatabase, inFiles])
      expect({ status: reply.statusCode, code: errorOf(reply).code }).toEqual({
        status: 503,
        code: 'unavailable',
      });
    await database.drop();
  });

  it('in the middle of a transaction is 503 for that call alone', async () => {
    const database = await createTestDatabase();
    let endsSession = true;
    http = await createHttpApp({
      handlers: {
        'GET /notifications/unread/count': ({ caller }) =>
          database.app.asAgent(caller.agentId, async (tx) => {
            const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
            if (endsSession) await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
            await sql`select 1`.execute(tx);
            return { isSuccess: true, count: 0 };
          }),
      },
    });
    const cut = await http.get(count, token);
    expect({ status: cut.statusCode, code: errorOf(cut).code }).toEqual({ status: 503, code: 'unavailable' });
    endsSession = false;
    expect((await http.get(count, token)).statusCode).toBe(200);
    await database.drop();
  });
});

describe('limits', () => {
  it('refuse a body past the limit and one that says it is', async () => {
    await startWith(() => {
      throw new Error('unreached');
    });
    const post = (payload: string, headers = {}) =>
      http.send({
        method: 'POST',
        url: '/api/auth/refresh',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    const padded = await post(`{"refreshToken":"x"}${' '.repeat(300 * 1024)}`);
    expect({ status: padded.statusCode, code: errorOf(padded).code }).toEqual({
      status: 413,
      code: 'too_large',
    });
    expect((await post('{}', { 'content-length': '400000' })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
