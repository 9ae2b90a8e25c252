import { addDays, dayMs, yearOf } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { boardTimeZone, localDay } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import { greetingIdOf, runIdOf } from '../../features/greetings/greeting-id.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import { datePlans, feastPlans, holdPlans, noPaperEvery, standingPlans } from './demo-greeting-plans.ts';
import type { DemoGreetedClient, DemoGreetingMail, DemoGreetingRows } from './demo-greetings.store.ts';
import {
  insertDemoGreetings,
  listAgentsWithoutGreetings,
  listGreetedClients,
  listGreetingMails,
} from './demo-greetings.store.ts';

/** How long the agents have greeted people this way. */
const sinceDays = 400;
const heldSinceDays = 20;

/** Gives the demo's agents greetings to come and those that went out, once, all or none. */
export async function makeDemoGreetings({
  workerDatabase,
  clock,
  confirmsAll,
}: {
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  /** Mails really leave: nothing does before the agent says so. */
  confirmsAll: boolean;
}): Promise<void> {
  const { db, transaction } = workerDatabase;
  const now = clock.now();
  for (const agentId of await listAgentsWithoutGreetings(db, demoAccounts.agents)) {
    const clients = await listGreetedClients(db, agentId);
    const mails = await listGreetingMails(db, agentId);
    await transaction((tx) => insertDemoGreetings(tx, toRows({ agentId, clients, mails, now, confirmsAll })));
  }
}

interface Story {
  agentId: string;
  clients: readonly DemoGreetedClient[];
  mails: readonly DemoGreetingMail[];
  now: Date;
  confirmsAll: boolean;
}

function toRows(story: Story): DemoGreetingRows {
  const { agentId, now } = story;
  const tasks = tasksOf(story);
  const standingOf = (occasion: Occasion) =>
    tasks.find((task) => task.isStanding && task.occasions.includes(occasion))?.id;
  return {
    tasks,
    wishes: wishesOf(story),
    ...pastOf(story, standingOf),
    paces: [{ agentId, plannedAt: now, lookAt: now }],
  };
}

function tasksOf({ agentId, clients, now, confirmsAll }: Story) {
  const since = new Date(now.getTime() - sinceDays * dayMs);
  const times = { countsFrom: since, createdAt: since, updatedAt: since };
  const standing = standingPlans.map(({ isCancelled, approves, ...plan }) => ({
    ...plan,
    ...times,
    agentId,
    id: createId(since.getTime()),
    audience: 'all' as const,
    repeats: true,
    isStanding: true,
    approves: approves || confirmsAll,
    state: isCancelled ? ('cancelled' as const) : ('scheduled' as const),
  }));
  const today = localDay(now, boardTimeZone);
  const own = datePlans.flatMap(({ name, inDays, repeats, place, design }) => {
    const client = clients[place];
    if (!client) return [];
    return {
      ...times,
      agentId,
      id: createId(since.getTime()),
      category: 'customDates',
      occasions: ['custom' as Occasion],
      name,
      design,
      customOn: addDays(today, inDays),
      repeats,
      audience: 'client' as const,
      clientId: client.id,
      approves: confirmsAll,
      isStanding: false,
      state: 'scheduled' as const,
    };
  });
  return [...standing, ...own];
}

function wishesOf({ agentId, clients, now }: Story): DemoGreetingRows['wishes'] {
  const heldAt = new Date(now.getTime() - heldSinceDays * dayMs);
  return clients.flatMap(({ id: clientId }, place) => {
    const feasts = feastPlans
      .filter(({ every, from }) => place % every === from % every)
      .map(({ feast }) => feast);
    const hold = holdPlans.find((each) => each.place === place);
    const wantsNoPaper = place % noPaperEvery === 1;
    if (feasts.length === 0 && !hold && !wantsNoPaper) return [];
    return [
      {
        agentId,
        clientId,
        feasts,
        wantsNoPaper,
        ...(hold ? { heldAt, holdReason: hold.reason } : {}),
      },
    ];
  });
}

/** Greetings that went out, each on its day. */
function pastOf(
  { agentId, mails }: Story,
  standingOf: (occasion: Occasion) => string | undefined,
): Pick<DemoGreetingRows, 'runs' | 'greetings'> {
  const runs = new Map<string, DemoGreetingRows['runs'][number]>();
  const greetings: DemoGreetingRows['greetings'] = [];
  for (const { messageId, clientId, at, birthday, moveInDate } of mails) {
    const day = localDay(at, boardTimeZone);
    const occasion = birthday?.slice(5) === day.slice(5) ? 'birthday' : 'homeDay';
    const taskId = standingOf(occasion);
    if (taskId === undefined || (occasion === 'homeDay' && moveInDate === null)) continue;
    const runId = runIdOf({ taskId, occasion, day });
    runs.set(runId, { agentId, id: runId, taskId, occasion, day, decision: 'approve', decidedAt: at });
    const id = greetingIdOf({ taskId, clientId, occasion, turn: String(yearOf(day)) });
    if (greetings.some((each) => each.id === id)) continue;
    greetings.push({
      agentId,
      id,
      runId,
      taskId,
      clientId,
      occasion,
      day,
      sendAt: at,
      outcome: 'sent',
      settledAt: at,
      settledOn: day,
      messageId,
    });
  }
  return { runs: [...runs.values()], greetings };
}
