import type { IsoDate } from '@hearthline/domain/calendar';
import type { BatchPlan } from '@hearthline/domain/greeting/batch-plan';
import { planBatch } from '@hearthline/domain/greeting/batch-plan';
import type { Home } from './homes.ts';
import { placeOfHome } from './homes.ts';
import type { PostalSender } from './postal-agent.store.ts';
import { placeOf } from './postal-agent.store.ts';

/** The days of a card, back from the one on which it should lie in the homes that get one. */
export const planCards = ({
  inHandsOn,
  agent,
  printed,
  today,
}: {
  inHandsOn: IsoDate;
  agent: PostalSender;
  printed: readonly Home[];
  today: IsoDate;
}): BatchPlan => planBatch({ inHandsOn, from: placeOf(agent), homes: printed.flatMap(placeOfHome), today });
