import { addDays, daysBetween } from '../calendar.ts';
import type { ClientCategory, RelationQuality } from './vocabulary.ts';

/** How often to be in touch unless the agent says otherwise: the better the relation, the more often. */
export const cadenceOfRelation: Record<RelationQuality, number> = {
  excellent: 14,
  good: 30,
  fair: 60,
  new: 7,
};
/** What an agent may choose instead; 0 is never. */
export const cadenceChoices = [7, 14, 30, 60, 90, 180, 365, 0] as const;
export const defaultRelation: RelationQuality = 'new';

export interface Touchbase {
  relation: RelationQuality | null;
  category: ClientCategory | null;
  /** The agent's own number of days; null follows the relation. */
  cadenceDays: number | null;
  /** A day that the agent set; it holds until somebody was in touch after it was set. */
  plannedOn: string | null;
  lastContactOn: string | null;
  enteredOn: string;
}

export function cadenceOf({ relation, cadenceDays }: Pick<Touchbase, 'relation' | 'cadenceDays'>): number {
  return cadenceDays ?? cadenceOfRelation[relation ?? defaultRelation];
}

/** The day of the next contact; null for people who are left in peace. */
export function nextContactOn(client: Touchbase): string | null {
  if (client.plannedOn) return client.plannedOn;
  const cadence = cadenceOf(client);
  if (cadence === 0 || client.category === 'notInterested') return null;
  return addDays(client.lastContactOn ?? client.enteredOn, cadence);
}

export interface Due {
  nextOn: string;
  overdueDays: number;
  /** Days overdue for each day of the cadence: who waits longest for what they are used to comes first. */
  pressure: number;
}

export function dueOf(client: Touchbase, today: string): Due | null {
  const nextOn = nextContactOn(client);
  if (nextOn === null || nextOn > today) return null;
  const overdueDays = daysBetween(nextOn, today);
  return { nextOn, overdueDays, pressure: (overdueDays + 1) / Math.max(1, cadenceOf(client)) };
}
