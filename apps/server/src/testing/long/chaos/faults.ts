import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importPartBytes } from '@hearthline/contract/client-import';
import { mailBodyMaxLength } from '@hearthline/contract/messages';
import type { Random } from '@hearthline/demo-market/random';
import { minuteMs } from '@hearthline/domain/calendar';
import { getPostmasterPid, readPostmasterPid, waitUntil } from '../../server-process.ts';
import { withDatabase } from './database.ts';
import type { Disk } from './disk.ts';
import type { Fleet, ProgramRole } from './fleet.ts';
import type { ActingAgent, Load } from './load.ts';
import type { ChaosMailServer } from './mail-server.ts';

/** Tells when it ended: when the world had mended what it broke, and the rest was up to the product. */
export type Fault = () => Promise<number>;

export interface Scene {
  dataDir: string;
  fleet: Fleet;
  mailServer: ChaosMailServer;
  disk: Disk;
  load: Load;
  /** Who imports what no file should hold. */
  attacker: ActingAgent;
  random: Random;
  /** How long faults last at most. */
  longestMs: number;
}

/** So far at most a clock is wrong. */
export const farthestJumpMs = 90 * minuteMs;

/** None of them is a reason to send people away. */
export const bearableFaults = [
  'mail server hangs',
  'clock jumps',
  'table locked',
  'hostile import',
  'worker killed',
];

export function createFaults(scene: Scene): Record<string, Fault> {
  const { dataDir, fleet, mailServer, disk, random } = scene;
  const last = () => wait(random.between(scene.longestMs / 4, scene.longestMs));

  async function killProgram(role: ProgramRole): Promise<void> {
    const post = random.pick(fleet.posts.filter((each) => each.role === role));
    await fleet.kill(post);
    await wait(random.between(0, 2_000));
    fleet.startAgain(post);
  }

  async function killDatabase(): Promise<number> {
    const cluster = path.join(dataDir, 'cluster');
    const pid = await getPostmasterPid(cluster);
    process.kill(pid, 'SIGKILL');
    const killedAt = Date.now();
    // Its sessions may answer a moment longer.
    await waitUntil(async () => ![pid, null].includes(await readPostmasterPid(cluster)));
    return killedAt;
  }

  async function fillDisk(): Promise<void> {
    await disk.fill();
    try {
      // It would else write on into the space that its log has reserved.
      const filling = withDatabase(dataDir, async (session) => {
        for (let times = 0; times < 8; times += 1) await session.query('select pg_switch_wal()');
      });
      await Promise.all([last(), filling.catch(() => {})]);
    } finally {
      await disk.free();
    }
  }

  async function hangMailServer(): Promise<void> {
    mailServer.hang();
    await last();
    if (random.chance(0.5)) mailServer.wake();
    else mailServer.restart();
  }

  async function jumpClock(): Promise<void> {
    const jumping = random.chance(0.5) ? fleet.posts : [random.pick(fleet.posts)];
    await fleet.moveClocks(jumping, Math.round(random.between(-farthestJumpMs, farthestJumpMs)));
    await last();
    await fleet.moveClocks(jumping, 0);
  }

  async function lockTable(): Promise<void> {
    const table = random.pick(['client', 'message', 'agent']);
    await withDatabase(dataDir, async (session) => {
      await session.query('begin');
      await session.query(`lock table ${table} in access exclusive mode`);
      await last();
      await session.query('rollback');
    });
  }

  return {
    'web process killed': untilEnd(() => killProgram('web')),
    'worker killed': untilEnd(() => killProgram('worker')),
    'PostgreSQL killed': killDatabase,
    'disk full': untilEnd(fillDisk),
    'mail server hangs': untilEnd(hangMailServer),
    'clock jumps': untilEnd(jumpClock),
    'table locked': untilEnd(lockTable),
    'hostile import': untilEnd(() => attack(scene)),
  };
}

const untilEnd =
  (happen: () => Promise<void>): Fault =>
  () =>
    happen().then(() => Date.now());

/** A file whose cells make patterns backtrack, checked row by row, and mails of nothing but brackets and spaces. */
async function attack({ load, attacker, fleet, random }: Scene): Promise<void> {
  const web = random.pick(fleet.webs());
  const call = async (method: string, target: string, body?: object) => {
    const ask = () => load.ask(attacker, web, { method, path: target, ...(body && { body }) });
    let answer = await ask();
    // The session of the last time is over, or its connection.
    if (answer === null || answer.status === 401) answer = await ask();
    if (answer?.status !== 200) throw new Error(`${method} ${target}: ${answer?.text.slice(0, 300)}`);
    return answer;
  };
  const bytes = createHostileFile();
  const { result } = await call('POST', '/clients/imports', { fileName: 'a.csv', bytes: bytes.length });
  const own = `/clients/imports/${result.id}`;
  for (let part = 0; part * importPartBytes < bytes.length; part += 1) {
    const form = new FormData();
    const piece = bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes);
    form.set('file', new Blob([new Uint8Array(piece)]), 'part');
    await call('POST', `${own}/parts/${part}`, form);
  }
  await call('POST', `${own}/read`);
  const columns = ['firstName', 'phone', 'birthday'].map((target) => ({ target, values: [] }));
  const plan = { columns, isDayFirst: true, known: 'skip', likely: 'add', tag: '' };
  await call('PUT', `${own}/plan`, plan);
  for (const body of ['<'.repeat(mailBodyMaxLength), `${' '.repeat(mailBodyMaxLength - 1)}x`])
    await call('POST', '/mailings/preview', {
      ...{ channel: 'email', category: 'news', language: 'en', clientId: null },
      letter: { en: { subject: 'Hello', body }, fr: { subject: '', body: '' } },
    });
  await waitUntil(async () => {
    const { state } = (await call('GET', own)).result as unknown as { state: string };
    return state === 'checked' || state === 'failed';
  });
  await call('DELETE', own);
}

function createHostileFile(): Buffer {
  const cell = `1${' '.repeat(40_000)}z`;
  const rows = Array.from({ length: 30 }, (_, row) => `Ann${row},"${cell}","${cell}"`);
  return Buffer.from(['First Name,Phone,Birthday', ...rows].join('\n'));
}
