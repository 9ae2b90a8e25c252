import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli, startServer } from '../testing/server-process.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-demo-off-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Writes down every module that the program, its workers and its child processes load. */
function recordModules(file: string): string {
  const source = `
    import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        appendFileSync(${JSON.stringify(file)}, url + '\\n');
        return next(url, context);
      },
    });`;
  return `--import "data:text/javascript,${encodeURIComponent(source)}"`;
}

async function listModules(name: string, run: (env: Record<string, string>) => Promise<void>) {
  const file = path.join(dataDir, `${name}.txt`);
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, NODE_OPTIONS: recordModules(file) };
  await run(env);
  return (await readFile(file, 'utf8')).split('\n');
}
const ofDemo = (urls: string[]) =>
  urls.filter((url) => /packages\/demo-market\/|apps\/server\/src\/demo\//.test(url));

describe('with DEMO=off', () => {
  it('nothing of the demo is loaded, neither by the server nor by its commands', async () => {
    const [server, command] = await Promise.all([
      listModules('server', async (env) => {
        const { url, kill, exited } = await startServer({ ...env, DEMO: 'off' });
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        kill('SIGINT');
        expect(await exited).toBe(0);
      }),
      listModules('command', async (env) => {
        const { code } = await runCli(['demo', 'reset'], { ...env, DEMO: 'off' });
        expect(code).toBe(1);
      }),
    ]);
    expect(server).toContainEqual(expect.stringMatching(/features\/places\/basemap\.ts$/));
    expect(ofDemo(server)).toEqual([]);
    expect(command).toContainEqual(expect.stringMatching(/cli\/demo-command\.ts$/));
    expect(ofDemo(command)).toEqual([]);
  });
});
