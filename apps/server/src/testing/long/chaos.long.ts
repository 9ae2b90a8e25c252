import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@hearthline/demo-market/random';
import { createRandom } from '@hearthline/demo-market/random';
import { expect, it } from 'vitest';
import { createDataDir, killPrograms, removeDataDir, waitUntil } from '../server-process.ts';
import type { Disk } from './chaos/disk.ts';
import { listProcesses, prepareDisk } from './chaos/disk.ts';
import type { Fault } from './chaos/faults.ts';
import { bearableFaults, createFaults, farthestJumpMs } from './chaos/faults.ts';
import type { Fleet } from './chaos/fleet.ts';
import { createFleet } from './chaos/fleet.ts';
import type { ActingAgent, Load } from './chaos/load.ts';
import { createAgents, createLoad } from './chaos/load.ts';
import type { ChaosMailServer } from './chaos/mail-server.ts';
import { startMailServer } from './chaos/mail-server.ts';
import type { FaultSpan } from './chaos/verify.ts';
import { drainOutbox, findLostWrites, judgeMails } from './chaos/verify.ts';
import { sized } from './size.ts';

const seconds = Number(process.env.CHAOS_SECONDS ?? sized(20 * 60, 60));
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
/** To look into one kind of fault: `disk full,PostgreSQL killed`. */
const onlyKinds = process.env.CHAOS_FAULTS?.split(',');
const agentCount = 4;
const longestFaultMs = sized(12_000, 4_000);
const mostReadyMs = 15_000;
const timeout = (seconds + 15 * 60) * 1_000;

interface Recovery extends FaultSpan {
  /** How often a web process was not ready while it lasted. */
  unready: number;
  readyMs: number;
  writingMs: number;
}

const tell = (line: string) => process.stdout.write(`chaos: ${line}\n`);

it(`loses and doubles nothing and comes back by itself in ${seconds} seconds of faults`, {
  timeout,
}, async () => {
  tell(`seed ${seed} (CHAOS_SEED)`);
  const dataDir = await createDataDir();
  const clockFolder = await mkdtemp(path.join(tmpdir(), 'hearthline-clocks-'));
  const disk = prepareDisk(dataDir);
  tell(`the disk is ${disk.kind}`);
  const mailServer = await startMailServer(createRandom(seed, 'mail server'));
  const fleet = createFleet({ dataDir, clockFolder, smtpUrl: mailServer.url });
  try {
    await disturb(dataDir, { disk, mailServer, fleet });
    expect(await fleet.stop()).toEqual([0, 0, 0, 0]);
    expect(await listProcesses(dataDir)).toEqual([]);
  } catch (error) {
    tell(`what the programs said: ${await fleet.keepLogs(path.join(tmpdir(), `hearthline-chaos-${seed}`))}`);
    throw error;
  } finally {
    await killPrograms(fleet.posts.map(({ program }) => program));
    await mailServer.stop();
    await disk.free();
    await removeDataDir(dataDir).catch(() => {});
    disk.close();
    await rm(dataDir, { recursive: true, force: true });
    await rm(clockFolder, { recursive: true, force: true });
  }
});

async function disturb(
  dataDir: string,
  world: { disk: Disk; mailServer: ChaosMailServer; fleet: Fleet },
): Promise<void> {
  const { fleet, mailServer } = world;
  await fleet.start();
  const [attacker, ...agents] = await createAgents(dataDir, agentCount + 1);
  if (!attacker) throw new Error('There are no agents');
  const load = createLoad({
    agents,
    webs: fleet.webs(),
    random: createRandom(seed, 'load'),
    accepted: world.disk.answers,
  });
  const stopLoad = await load.run();
  const random = createRandom(seed, 'faults');
  const scene = { ...world, dataDir, load, attacker, random, longestMs: longestFaultMs };
  const recoveries = await breakThings(createFaults(scene), { fleet, load, random });
  await stopLoad();

  // What was written while a clock was ahead waits until then.
  await fleet.moveClocks(fleet.posts, 2 * farthestJumpMs);
  await drainOutbox(dataDir);
  const lost = await findLostWrites(dataDir, agents);
  const mails = await judgeMails(dataDir, agents, mailServer.taken, recoveries);
  describeRecoveries(recoveries);
  tell(`${countWrites(agents)} writes acknowledged, ${lost.length} lost; ${mails.figures}`);
  tell(`answers ${JSON.stringify(Object.fromEntries(load.answers))}, longest ${load.getLongestMs()} ms`);
  expect(lost).toEqual([]);
  expect(mails.wrong).toEqual([]);
  expect(recoveries.filter(({ readyMs }) => readyMs > mostReadyMs)).toEqual([]);
  expect(recoveries.filter(({ kind, unready }) => unready > 0 && bearableFaults.includes(kind))).toEqual([]);
}

/** One fault after the other, each kind as often as the others, until the time is over. */
async function breakThings(
  faults: Record<string, Fault>,
  { fleet, load, random }: { fleet: Fleet; load: Load; random: Random },
): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  const kinds = Object.keys(faults).filter((kind) => onlyKinds === undefined || onlyKinds.includes(kind));
  const startedAt = Date.now();
  let coming: string[] = [];
  while (Date.now() < startedAt + seconds * 1_000 || recoveries.length < kinds.length) {
    if (coming.length === 0) coming = random.shuffle(kinds);
    const kind = coming.pop() ?? '';
    await wait(random.between(500, 3_000));
    const from = Date.now();
    const happening = (faults[kind] as Fault)();
    const unready = await fleet.countUnready(happening);
    const endedAt = await happening;
    const readyMs = await fleet.measureReady(endedAt);
    await waitUntil(() => load.hasWrittenSince(endedAt), 60_000);
    const until = Date.now();
    const writingMs = until - endedAt;
    recoveries.push({ kind, from, until, unready, readyMs, writingMs });
    tell(
      `${Math.round((from - startedAt) / 1000)} s: ${kind} for ${endedAt - from} ms, ready ${readyMs} ms later, writing ${writingMs} ms later`,
    );
    expect([...fleet.endedByThemselves, ...load.surprises]).toEqual([]);
  }
  return recoveries;
}

function describeRecoveries(recoveries: Recovery[]): void {
  tell(`${recoveries.length} faults`);
  for (const [kind, all] of Map.groupBy(recoveries, (recovery) => recovery.kind)) {
    const ready = describeTimes(all.map(({ readyMs }) => readyMs));
    const writing = describeTimes(all.map(({ writingMs }) => writingMs));
    tell(`  ${kind}: ${all.length} times; ready again after ${ready}, writing again after ${writing}`);
  }
}

function describeTimes(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`;
}

const countWrites = (agents: ActingAgent[]): number =>
  agents.reduce((sum, { title, clients, notes }) => sum + title.kept + clients.length + notes.length, 0);
