import { methods } from '@hearthline/domain/valuation/method';
import { unlikenesses } from '@hearthline/domain/valuation/unlike';
import { z } from 'zod';
import { cents, count, id, isoDate, isoInstant } from './common.ts';

const range = { value: cents, low: cents, high: cents };

/** What a home may be worth, beside its listing: what the agent saved, else what Fast says without looking at any price. */
export const homeEstimate = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    ...range,
    cmaId: id,
    method: z.enum(methods),
    savedAt: isoInstant,
    /** What new sales have made of it since, where the agent was told. */
    moved: z.object({ ...range, at: isoInstant }).nullable(),
  }),
  z.object({
    kind: z.literal('fast'),
    ...range,
    comparables: count,
    radiusMetres: count,
    /** The day up to which sales were known. */
    asOf: isoDate,
  }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(['refused', 'lacking', 'unlike', 'levelsMissing', 'tooFewSales', 'notFitted']),
    unlike: z.array(z.enum(unlikenesses)),
  }),
]);
export type HomeEstimate = z.infer<typeof homeEstimate>;
