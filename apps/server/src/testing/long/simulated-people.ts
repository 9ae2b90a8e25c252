import type { AlertTimeUnit } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { AlertsApp } from '../../features/baskets/alerts/testing/alerts-app.ts';
import { sized } from './size.ts';

const alertCount = sized(2_000, 60);
const peopleCount = sized(200, 12);

export interface Dice {
  below(count: number): number;
  oneOf<T>(values: readonly T[]): T;
  chance(share: number): boolean;
}

/** Small and the same every time. */
export function createDice(from: number): Dice {
  let state = from;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(random() * count);
  return {
    below,
    oneOf: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    chance: (share) => random() < share,
  };
}

export interface SimulatedPerson {
  id: string;
  timeZone: string;
  ceiling: number | null;
  quiet: { from: string; to: string } | null;
  /** From then on nothing may be written to them. */
  refusedAt: Date | null;
}

const provinces = [
  ['ON', 'America/Toronto'],
  ['BC', 'America/Vancouver'],
  ['NL', 'America/St_Johns'],
  ['SK', 'America/Regina'],
] as const;

export async function makePeople(app: AlertsApp, { oneOf, chance }: Dice): Promise<SimulatedPerson[]> {
  const people: SimulatedPerson[] = [];
  await app.pass(0);
  for (let number = 0; number < peopleCount; number += 1) {
    const [province, timeZone] = oneOf(provinces);
    people.push({
      id: await app.addReader({ email: `reader${number}@example.com`, province }),
      timeZone,
      ceiling: oneOf([1, 2, 5, null]),
      quiet: chance(0.5) ? { from: '21:00', to: '08:00' } : null,
      refusedAt: null,
    });
  }
  return people;
}

export async function makeAlerts(
  app: AlertsApp,
  { oneOf, chance }: Dice,
  people: readonly SimulatedPerson[],
): Promise<void> {
  const homes = await app.database.query<{ community: string; kind: string; price: number; offer: string }>(
    `select community_code as community, kind, price::float8 as price, offer from listing_open
     where price is not null and community_code is not null`,
  );
  const timeUnits: AlertTimeUnit[] = ['atOnce', 'atOnce', 'atOnce', 'daily', 'weekly', 'monthly'];
  for (let number = 0; number < alertCount; number += 1) {
    const person = people[number % people.length] as SimulatedPerson;
    const { community, kind, price, offer } = oneOf(homes);
    const timeUnit = oneOf(timeUnits);
    await app.makeAlert({
      clientId: person.id,
      criteria: {
        offer: offer as Criteria['offer'],
        // The few dozen alerts of the smallest size find something all the same.
        ...(chance(sized(0.95, 0.6)) ? { community: { any: [community] } } : {}),
        ...(chance(sized(0.8, 0.5)) ? { kind: { any: [kind] } } : {}),
        ...(chance(sized(0.9, 0.6)) ? { price: { min: price * 0.8, max: price * 1.1 } } : {}),
      } as Partial<Criteria>,
      basket: { timeUnit, needsConfirmation: chance(0.1) },
      alert: {
        triggers: [
          'new',
          'priceIntoRange',
          'priceChange',
          'backOnMarket',
          ...(chance(0.3) ? ['soldOrLeased'] : []),
        ],
        sendHours: timeUnit === 'atOnce' ? [] : [9, 18],
        quietFrom: person.quiet?.from ?? null,
        quietTo: person.quiet?.to ?? null,
        ceiling: person.ceiling,
      },
    });
  }
}
