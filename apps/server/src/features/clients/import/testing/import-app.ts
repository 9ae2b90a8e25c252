import type { ClientImport } from '@hearthline/contract/client-import';
import { importPartBytes } from '@hearthline/contract/client-import';
import { Logger as QueueLogger, runOnce } from 'graphile-worker';
import { createMultipart } from '../../../../testing/multipart.ts';
import type { TestAgent, TestApp } from '../../../../testing/test-app.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** What a browser does with a file, step by step. */
export function createImporter(app: TestApp) {
  async function announce(as: TestAgent, content: string | Buffer, fileName = 'clients.csv') {
    const bytes = Buffer.from(content);
    const { body } = await app.call('POST /clients/imports', { as, body: { fileName, bytes: bytes.length } });
    return { id: body.result.id, bytes };
  }

  async function sendPart(as: TestAgent, id: string, part: number, bytes: Uint8Array) {
    const { headers, payload } = await createMultipart(bytes, { name: 'part' });
    return app.send('POST', `/api/clients/imports/${id}/parts/${part}`, {
      headers: { ...headers, authorization: `Bearer ${as.token}` },
      payload,
    });
  }

  async function upload(as: TestAgent, content: string | Buffer, fileName?: string): Promise<ClientImport> {
    const { id, bytes } = await announce(as, content, fileName);
    for (let part = 0; part * importPartBytes < bytes.length; part += 1)
      await sendPart(as, id, part, bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes));
    return (await app.call('POST /clients/imports/{id}/read', { as, params: { id } })).body.result;
  }

  const get = async (as: TestAgent, id: string): Promise<ClientImport> =>
    (await app.call('GET /clients/imports/{id}', { as, params: { id } })).body.result;

  /** What waits in the queue; false where something of it failed. */
  async function runJobs(): Promise<boolean> {
    let isFine = true;
    await runOnce({
      connectionString: app.database.ownerUrl,
      noHandleSignals: true,
      logger: new QueueLogger(() => () => {}),
      taskList: Object.fromEntries(
        app.services.jobHandlers.map((handler) => [
          handler.job.name,
          async (payload: unknown) => {
            await handler.run(payload, { jobId: 'test', attempt: 1, log: quiet }).catch((error) => {
              isFine = false;
              throw error;
            });
          },
        ]),
      ),
    });
    return isFine;
  }

  /** With the plan as it was guessed, and what a test changes about it. */
  async function check(as: TestAgent, { id, columns, ...rest }: ClientImport, changes: object = {}) {
    const { isDayFirst, known, likely, tag } = rest;
    const body = {
      columns: columns.map(({ target }) => ({ target, values: [] })),
      ...{ isDayFirst, known, likely, tag },
      ...changes,
    };
    const reply = await app.call('PUT /clients/imports/{id}/plan', { as, params: { id }, body });
    if (reply.status === 200) await runJobs();
    return reply;
  }

  async function start(as: TestAgent, id: string) {
    const reply = await app.call('POST /clients/imports/{id}/start', { as, params: { id } });
    if (reply.status === 200) await runJobs();
    return reply;
  }

  return {
    announce,
    sendPart,
    upload,
    get,
    check,
    start,
    runJobs,
    /** All the way, without looking. */
    runImport: async (
      as: TestAgent,
      content: string | Buffer,
      changes: object = {},
    ): Promise<ClientImport> => {
      const uploaded = await upload(as, content);
      await check(as, uploaded, changes);
      await start(as, uploaded.id);
      return get(as, uploaded.id);
    },
    issues: async (as: TestAgent, id: string) =>
      (await app.call('GET /clients/imports/{id}/issues', { as, params: { id }, query: '?pageSize=100' }))
        .body.result,
    clients: async (as: TestAgent, filter: object = {}) =>
      (
        await app.call('POST /clients/search', {
          as,
          body: { filter, sort: 'name', isDescending: false, pageSize: 100 },
        })
      ).body,
  };
}
