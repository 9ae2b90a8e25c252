import type { NearMiss as DomainNearMiss } from '@hearthline/domain/alert/near-miss';
import { proposalReasons } from '@hearthline/domain/alert/proposal-candidates';
import { blockReasons } from '@hearthline/domain/alert/vocabulary';
import { answers } from '@hearthline/domain/basket/vocabulary';
import { allCriterionFields } from '@hearthline/domain/criteria/fields';
import { z } from 'zod';
import { cents, count, id, isoInstant } from './common.ts';
import { criteria } from './criteria.ts';

/** Why a home is not a match of an alert, though nearly. */
export const nearMiss = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('overBudget'), by: cents }),
  z.object({ kind: z.literal('underBudget'), by: cents }),
  z.object({ kind: z.literal('outside'), metres: count }),
  z.object({ kind: z.literal('otherPlace') }),
  /** In the measure of the field. */
  z.object({
    kind: z.literal('range'),
    field: z.enum(allCriterionFields),
    asked: z.number(),
    has: z.number(),
  }),
  z.object({ kind: z.literal('choice'), field: z.enum(allCriterionFields), has: z.string().nullable() }),
]) satisfies z.ZodType<DomainNearMiss>;
export type NearMiss = z.infer<typeof nearMiss>;

/** One of the agent's people who may want a home. */
export const wanter = z.object({
  clientId: id,
  name: z.string(),
  phone: z.string(),
  alert: z.object({ id, name: z.string() }),
  /** Criteria of the alert, and how many of them the home fits. */
  criteria: count,
  met: count,
  /** Why it is not a match; empty for one that is. */
  misses: z.array(nearMiss),
  /** Liked homes that are like it. */
  likes: count,
  answer: z.enum(answers).nullable(),
  sentAt: isoInstant.nullable(),
  block: z.enum(blockReasons).nullable(),
});
export type Wanter = z.infer<typeof wanter>;

/** Criteria out of what a client marked yes and no, each with what it would have done. */
export const proposal = z.object({
  liked: count,
  rejected: count,
  criteria,
  /** Of all changes together. */
  dropped: count,
  kept: count,
  changes: z.array(
    z.object({
      field: z.enum(allCriterionFields),
      criteria,
      reason: z.enum(proposalReasons),
      /** Homes that the reason rests on. */
      homes: count,
      dropped: count,
      kept: count,
    }),
  ),
});
export type Proposal = z.infer<typeof proposal>;
