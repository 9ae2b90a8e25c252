import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isAlive } from '../db/embedded/postgres-process.ts';
import type { Isolate, IsolateOptions } from './isolate.ts';
import { createIsolate, IsolateLostError } from './isolate.ts';
import { IsolateFailure } from './serve-isolate.ts';
import type { OddJob } from './testing/odd-jobs.fixture.ts';

const opened: Isolate<OddJob, unknown, number>[] = [];
function create(options: Partial<IsolateOptions> = {}) {
  const isolate = createIsolate<OddJob, unknown, number>({
    module: new URL('./testing/odd-jobs.fixture.ts', import.meta.url),
    processes: 1,
    timeLimitMs: 20_000,
    memoryLimitMegabytes: 400,
    ...options,
  });
  opened.push(isolate);
  return isolate;
}
afterAll(() => Promise.all(opened.map((isolate) => isolate.close())));

const shared = create();
const tell = (isolate = shared) => isolate.run({ does: 'tell' }) as Promise<{ pid: number; secrets: string }>;

describe('work in a process of its own', () => {
  it('is done one after the other in the same process, which knows no secrets', async () => {
    vi.stubEnv('TOKEN_SECRET', 'not for others');
    const { pid, secrets } = await tell();
    expect(secrets).not.toContain('TOKEN_SECRET');
    vi.unstubAllEnvs();
    expect(pid).not.toBe(process.pid);
    expect(await Promise.all([1, 2, 3].map((number) => shared.run({ does: 'double', number })))).toEqual([
      2, 4, 6,
    ]);
    expect((await tell()).pid).toBe(pid);
  });

  it('hands over its result in parts, the next when the last was taken', async () => {
    const parts: number[] = [];
    let busy = 0;
    const counted = await shared.run(
      { does: 'count', number: 5 },
      {
        onPart: async (part) => {
          busy += 1;
          expect(busy).toBe(1);
          await Promise.resolve();
          parts.push(part);
          busy -= 1;
        },
      },
    );
    expect(counted).toBe('counted');
    expect(parts).toEqual([1, 2, 3, 4, 5]);
  });

  it('may ask several things at once, and each answer finds its question', async () => {
    const answers: (() => void)[] = [];
    const asked = shared.run(
      { does: 'ask', number: 3 },
      {
        onPart: (question) =>
          new Promise((resolve) => {
            answers.push(() => resolve(`answer ${question}`));
            if (answers.length === 3) for (const answer of answers.toReversed()) answer();
          }),
      },
    );
    expect(await asked).toEqual(['answer 0', 'answer 1', 'answer 2']);
  });

  it('ends when whoever takes the parts fails, and the next finds a process', async () => {
    const failing = shared.run(
      { does: 'count', number: 5 },
      { onPart: () => Promise.reject(new Error('full')) },
    );
    await expect(failing).rejects.toThrow('full');
    expect(await shared.run({ does: 'double', number: 4 })).toBe(8);
  });

  it('that refuses says why, and that breaks says how', async () => {
    const refusal = await shared.run({ does: 'refuse' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(IsolateFailure);
    expect((refusal as IsolateFailure).detail).toEqual({ why: 'not today' });
    await expect(shared.run({ does: 'break' })).rejects.toMatchObject({
      name: 'TypeError',
      message: 'broken',
    });
  });

  it.each([
    ['hang', 'time', { timeLimitMs: 300 }],
    ['grow', 'memory', { memoryLimitMegabytes: 250 }],
    ['die', 'ended', {}],
  ] as const)(
    'that would %s is given up, and who waits behind it is served',
    async (does, reason, limits) => {
      const isolate = create(limits);
      const { pid } = await tell(isolate);
      const lost = isolate.run({ does }).catch((error: unknown) => error);
      const next = isolate.run({ does: 'double', number: 21 });
      const error = await lost;
      expect(error).toBeInstanceOf(IsolateLostError);
      expect((error as IsolateLostError).reason).toBe(reason);
      expect(await next).toBe(42);
      await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    },
  );

  it('does not outlive the program, even where it is stuck and the program was killed', async () => {
    const file = fileURLToPath(new URL('./testing/killed-parent.fixture.ts', import.meta.url));
    const parent = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(Number(output))).toBe(false), { timeout: 10_000 });
  });

  it('is done by as many processes as there may be, however much waits', async () => {
    const pair = create({ processes: 2 });
    const done = await Promise.all(Array.from({ length: 6 }, () => tell(pair)));
    expect(new Set(done.map(({ pid }) => pid)).size).toBe(2);
  });

  it('is done by a fresh process when the last one holds too much', async () => {
    const tiring = create({ tiredMegabytes: 1 });
    const { pid } = await tell(tiring);
    expect((await tell(tiring)).pid).not.toBe(pid);
  });

  it('leaves no process behind when there is nothing to do, or when the program stops', async () => {
    const brief = create({ idleMs: 1 });
    const { pid } = await tell(brief);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    const last = create();
    const { pid: open } = await tell(last);
    const waiting = last.run({ does: 'hang' });
    const refused = expect(waiting).rejects.toBeInstanceOf(IsolateLostError);
    await last.close();
    await refused;
    await expect(last.run({ does: 'double' })).rejects.toBeInstanceOf(IsolateLostError);
    await vi.waitFor(() => expect(isAlive(open)).toBe(false));
  });
});
