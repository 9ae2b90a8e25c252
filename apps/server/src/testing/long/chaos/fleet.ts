import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../platform/free-port.ts';
import type { RunningProgram } from '../../server-process.ts';
import { startProgram, waitUntil } from '../../server-process.ts';

export type ProgramRole = 'web' | 'worker';

/** One of the programs that an operator's supervisor keeps running. */
export interface Post {
  name: string;
  role: ProgramRole;
  /** Where a web process answers. */
  url: string;
  program: RunningProgram;
  /** Those that were killed in its place. */
  earlier: RunningProgram[];
}

/** Two web processes and two workers on one data folder, each with a clock that can be moved. */
export function createFleet(options: { dataDir: string; clockFolder: string; smtpUrl: string }) {
  const posts: Post[] = [];
  const endedByThemselves: string[] = [];
  const clockFile = (name: string) => path.join(options.clockFolder, name);
  const clock = new URL('jumping-clock.fixture.ts', import.meta.url);

  function launch({ name, role, url }: Pick<Post, 'name' | 'role' | 'url'>): RunningProgram {
    const program = startProgram('main.ts', {
      env: {
        ROLE: role,
        PORT: new URL(url).port,
        DATA_DIR: options.dataDir,
        SMTP_URL: options.smtpUrl,
        DEMO: 'off',
        TOKEN_SECRET: 'Qm7xV2pLr9TzK4wBn8YcF3hJd6GsE1aU',
        NODE_OPTIONS: `--import=${clock}`,
        CHAOS_CLOCK: clockFile(name),
        // A worker says only there that it has started.
        LOG_LEVEL: 'info',
      },
    });
    void program.exited.then((code) => {
      if (code !== null) endedByThemselves.push(`${name} (${code}): ${program.output.stderr.slice(-2_000)}`);
    });
    return program;
  }

  async function add(name: string, role: ProgramRole): Promise<void> {
    const seat = { name, role, url: `http://127.0.0.1:${await findFreePort()}` };
    posts.push({ ...seat, program: launch(seat), earlier: [] });
  }

  const webs = () => posts.filter(({ role }) => role === 'web');

  /** How long after `since` the last program was ready. */
  async function measureReady(since: number): Promise<number> {
    await Promise.all(
      posts.map((post) => waitUntil(async () => endedByThemselves.length > 0 || (await isBack(post)))),
    );
    return Date.now() - since;
  }

  /** How often a web process was not ready while something happened. */
  async function countUnready<T>(happening: Promise<T>): Promise<number> {
    let unready = 0;
    const isOver = new AbortController();
    const watching = (async () => {
      while (!isOver.signal.aborted) {
        const states = await Promise.all(webs().map(({ url }) => isReady(url)));
        unready += states.filter((state) => !state).length;
        await wait(500, undefined, { signal: isOver.signal }).catch(() => {});
      }
    })();
    await happening.finally(() => isOver.abort());
    await watching;
    return unready;
  }

  return {
    countUnready,
    start: async (): Promise<void> => {
      await add('web-1', 'web');
      await measureReady(0);
      await add('web-2', 'web');
      await add('worker-1', 'worker');
      await add('worker-2', 'worker');
      await measureReady(0);
    },
    posts,
    webs,
    endedByThemselves,
    measureReady,
    kill: async ({ program }: Post): Promise<void> => {
      program.kill('SIGKILL');
      await program.exited;
    },
    startAgain: (post: Post): void => {
      post.earlier.push(post.program);
      post.program = launch(post);
    },
    moveClocks: async (moved: Post[], milliseconds: number): Promise<void> => {
      for (const { name } of moved) await writeFile(clockFile(name), String(milliseconds));
      await wait(200); // They look every tenth of a second.
    },
    keepLogs: async (folder: string): Promise<string> => {
      await mkdir(folder, { recursive: true });
      for (const { name, program, earlier } of posts) {
        const said = [...earlier, program].map(({ output }) => output.stdout + output.stderr);
        await writeFile(path.join(folder, `${name}.log`), said.join('\n--- killed ---\n'));
      }
      await copyFile(
        path.join(options.dataDir, 'cluster', 'postgres.log'),
        path.join(folder, 'postgres.log'),
      );
      return folder;
    },
    /** One after the other, as a supervisor stops them; each with its exit code. */
    stop: async (): Promise<(number | null)[]> => {
      const expected = endedByThemselves.length;
      const codes: (number | null)[] = [];
      for (const { program } of posts) {
        program.kill('SIGTERM');
        codes.push(await program.exited);
      }
      endedByThemselves.length = expected;
      return codes;
    },
  };
}
export type Fleet = ReturnType<typeof createFleet>;

const isBack = async ({ role, url, program }: Post): Promise<boolean> =>
  role === 'web' ? isReady(url) : program.output.stdout.includes('"msg":"started"');

async function isReady(url: string): Promise<boolean> {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) });
    await reply.text();
    return reply.status === 200;
  } catch {
    return false;
  }
}
