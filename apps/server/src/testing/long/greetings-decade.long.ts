import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GreetingsApp } from '../../features/greetings/testing/greetings-app.ts';
import { createGreetingsApp } from '../../features/greetings/testing/greetings-app.ts';
import { sized } from './size.ts';

const years = Number(process.env.GREETING_YEARS ?? sized(10, 2));
const people = sized(500, 60);
const seed = 20_251_119;
const dayMs = 86_400_000;
const zones: Record<string, string> = {
  ON: 'America/Toronto',
  BC: 'America/Vancouver',
  NL: 'America/St_Johns',
  SK: 'America/Regina',
  NS: 'America/Halifax',
  '': 'America/Toronto',
};
const provinces = Object.keys(zones);

/** One client, kept by hand: what the program is compared with. */
interface Shadow {
  id: string;
  birthday: string | null;
  moveIn: string | null;
  rule: 'feb28' | 'mar1';
  province: string;
  keepsChristmas: boolean;
  agreed: boolean;
  /** When one of its days was last changed; nothing before that is made up for. */
  changedAt: number;
  hold: { from: number; until: string | null } | null;
}
interface Expected {
  outcome: string;
  on: string;
}

let app: GreetingsApp;
let random: () => number;
const shadows: Shadow[] = [];
const expected = new Map<string, Expected>();

beforeAll(async () => {
  app = await createGreetingsApp();
  random = createRandom(seed);
});
afterAll(() => app.closeAll());

function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const chance = (share: number): boolean => random() < share;

/** Calendar and clock by Intl alone, apart from the product's own. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockIn(zone: string, at: number): { day: string; hour: number } {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, known);
  const parts = Object.fromEntries(known.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
function inYear(first: string, year: number, rule: Shadow['rule']): string {
  if (!first.endsWith('02-29') || isLeap(year)) return `${year}-${first.slice(5)}`;
  return rule === 'mar1' ? `${year}-03-01` : `${year}-02-28`;
}

/** What falls on a day for somebody, in the order in which one of them becomes the mail. */
function occasionsOn({ birthday, moveIn, rule, keepsChristmas }: Shadow, day: string): [string, string][] {
  const year = Number(day.slice(0, 4));
  const own = (name: string, first: string | null): [string, string][] =>
    first !== null && Number(first.slice(0, 4)) < year && inYear(first, year, rule) === day
      ? [[name, String(year)]]
      : [];
  return [
    ...own('birthday', birthday),
    ...own('homeDay', moveIn),
    ...(keepsChristmas && day.endsWith('12-25') ? [['christmas', day] as [string, string]] : []),
    ...(day.endsWith('01-01') ? [['newYear', day] as [string, string]] : []),
  ];
}

const randomDay = (from: number, to: number): string =>
  chance(0.06)
    ? `${pick([1976, 1984, 1988, 1992])}-02-29`
    : new Date(Date.UTC(from, 0, 1) + Math.floor(random() * (to - from) * 365) * dayMs)
        .toISOString()
        .slice(0, 10);

async function addPeople(): Promise<void> {
  for (let number = 0; number < people; number += 1) {
    const province = pick(provinces);
    const agreed = chance(0.9);
    const birthday = chance(0.85) ? randomDay(1945, 2005) : null;
    const moveIn = chance(0.5) ? randomDay(2005, 2024) : null;
    const fields = {
      email: `p${number}@example.com`,
      firstName: `P${number}`,
      province,
      birthday,
      moveInDate: moveIn,
    };
    const id = agreed ? await app.addReader(fields) : await app.addClient(fields);
    const shadow: Shadow = {
      id,
      birthday,
      moveIn,
      province,
      agreed,
      rule: chance(0.3) ? 'mar1' : 'feb28',
      keepsChristmas: chance(0.4),
      changedAt: app.clock.now().getTime(),
      hold: null,
    };
    shadows.push(shadow);
    await app.database.query(
      `insert into greeting_wish (agent_id, client_id, feasts, leap_day_rule) values ($1, $2, $3, $4)`,
      [app.agent.agentId, id, shadow.keepsChristmas ? ['christmas'] : [], shadow.rule],
    );
  }
}

/** An edit of a record, while the program is up. */
async function edit(): Promise<void> {
  const shadow = pick(shadows);
  const now = app.clock.now();
  if (chance(0.5)) {
    const day = randomDay(1950, 2004);
    if (day === shadow.birthday) return;
    Object.assign(shadow, { birthday: day, changedAt: now.getTime() });
    await app.database.query('update client set birthday = $1, updated_at = $2 where id = $3', [
      day,
      now,
      shadow.id,
    ]);
  } else {
    const until = chance(0.6) ? dayAfter(now.toISOString().slice(0, 10), Math.floor(random() * 90)) : null;
    shadow.hold = shadow.hold ? null : { from: now.getTime(), until };
    await app.database.query(
      `update greeting_wish set held_at = $1, held_until = $2, hold_reason = $3 where client_id = $4`,
      [shadow.hold ? now : null, shadow.hold?.until ?? null, shadow.hold ? 'other' : null, shadow.id],
    );
  }
}

/** What this look has to do, worked out day by day and apart from the program. */
function expectLook(since: number, at: number): void {
  for (const shadow of shadows) {
    const zone = zones[shadow.province] as string;
    const { day: today, hour } = clockIn(zone, at);
    const due: { key: string; day: string }[] = [];
    for (let day = dayAfter(clockIn(zone, since).day, -5); day <= today; day = dayAfter(day, 1))
      for (const [occasion, turn] of occasionsOn(shadow, day)) {
        const key = `${shadow.id} ${occasion} ${turn}`;
        const isReached = day < today || hour >= 9;
        if (expected.has(key) || !isReached) continue;
        // Its moment lay behind the last look, or behind the change that made it so.
        if (!isAfter(day, zone, Math.max(since, shadow.changedAt)) && !waiting.has(key)) continue;
        due.push({ key, day });
      }
    settle(shadow, due, today, hour);
  }
}
const waiting = new Set<string>();
/** Whether nine o'clock of that day comes after a moment. */
function isAfter(day: string, zone: string, moment: number): boolean {
  const { day: then, hour } = clockIn(zone, moment);
  return day > then || (day === then && hour < 9);
}
const written = new Map<string, string>();

function settle(shadow: Shadow, due: { key: string; day: string }[], today: string, hour: number): void {
  const ready: { key: string }[] = [];
  for (const { key, day } of due) {
    const isHeld = shadow.hold !== null && (shadow.hold.until === null || day <= shadow.hold.until);
    if (isHeld) expected.set(key, { outcome: 'leftOut', on: today });
    else if (dayAfter(day, 3) < today) expected.set(key, { outcome: 'missed', on: today });
    else ready.push({ key });
  }
  const mayWrite = written.get(shadow.id) !== today && hour >= 9 && hour <= 20;
  if (!mayWrite) {
    for (const { key } of ready) waiting.add(key);
    return;
  }
  const order = ['birthday', 'homeDay', 'christmas', 'newYear'];
  ready.sort((a, b) => order.indexOf(a.key.split(' ')[1] ?? '') - order.indexOf(b.key.split(' ')[1] ?? ''));
  for (const [place, { key }] of ready.entries())
    expected.set(key, { outcome: shadow.agreed ? (place === 0 ? 'sent' : 'merged') : 'leftOut', on: today });
  if (ready.length > 0 && shadow.agreed) written.set(shadow.id, today);
}

/** Two workers at once, and now and then the database drops a connection in the middle of it. */
async function lookTwice(): Promise<void> {
  const kill = chance(0.05)
    ? app.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state like '%transaction%' and pid <> pg_backend_pid()`,
      )
    : null;
  const done = await Promise.allSettled([app.look(), chance(0.2) ? app.look() : null, kill]);
  // Whatever broke is done by the next try, and by the one after that.
  if (done.some(({ status }) => status === 'rejected')) await app.look().catch(() => app.look());
}

it(
  'over a decade nothing is lost, doubled or on the wrong day',
  async () => {
    await addPeople();
    await app.switchOn('birthdays');
    await app.switchOn('homeAnniversaries');
    await app.switchOn('winterHolidays', { occasions: ['christmas', 'newYear'] });
    let last = app.clock.now().getTime();
    await app.look();
    const end = last + years * 365.25 * dayMs;
    let looks = 0;
    while (last < end) {
      // An outage of up to a week now and then; else a look at each hour that may matter.
      const isOutage = chance(0.01);
      const step = isOutage ? (1 + random() * 6) * dayMs : pick([2, 9, 14, 24, 24]) * 3_600_000;
      const at = last + step;
      app.clock.set(new Date(at));
      expectLook(last, at);
      await lookTwice();
      looks += 1;
      last = at;
      for (let edits = Math.floor(random() * 3); edits > 0; edits -= 1) await edit();
      // As the worker does within the hour.
      await app.look();
      expectLook(last, last);
    }
    const rows = await app.database.query<{ key: string; outcome: string; on: string }>(
      `select g.client_id || ' ' || g.occasion || ' ' ||
          case when g.occasion in ('christmas', 'newYear') then g.day::text else to_char(g.day, 'YYYY') end as key,
        g.outcome, g.settled_on::text as on
       from greeting g where g.outcome is not null`,
    );
    const found = new Map(rows.map(({ key, outcome, on }) => [key, { outcome, on }]));
    const counts = Object.groupBy(rows, ({ outcome }) => outcome);
    console.info(
      `${years} years, ${people} people, ${looks} looks: ${rows.length} greetings, ` +
        Object.entries(counts)
          .map(([outcome, each]) => `${each?.length} ${outcome}`)
          .join(', '),
    );
    const differences = [...new Set([...expected.keys(), ...found.keys()])].filter(
      (key) => JSON.stringify(expected.get(key)) !== JSON.stringify(found.get(key)),
    );
    expect(
      differences.slice(0, 10).map((key) => [key, expected.get(key), found.get(key)]),
      `${differences.length} differ`,
    ).toEqual([]);
    const doubled = await app.database.query(
      `select client_id, settled_on from greeting where outcome = 'sent' group by 1, 2 having count(*) > 1`,
    );
    expect(doubled).toEqual([]);
    const mails = await app.database.query<{ count: number }>('select count(*)::int as count from message');
    expect(mails[0]?.count).toBe(rows.filter(({ outcome }) => outcome === 'sent').length);
    expect(rows.filter(({ outcome }) => outcome === 'sent').length).toBeGreaterThan(people);
  },
  4 * 3_600_000,
);
