import { z } from 'zod';
import { isoInstant } from './common.ts';

/** What fills a parameter from the one area and the one range of the agent's boards. */
export const boardArea = 'boardArea';
export const boardPeriod = 'boardPeriod';

export const boardScopeBody = z.strictObject({
  /** The code of a municipality, `myArea` for that of the agent, empty for everywhere. */
  area: z.string().max(60),
  /** A moving period or two days; null leaves each badge its own. */
  period: z.string().max(60).nullable(),
});
export type BoardScope = z.infer<typeof boardScopeBody>;

export const boardScope = z.object({
  ...boardScopeBody.shape,
  /** The area as a person reads it; the municipality of the agent by its name. */
  areaText: z.string(),
  periodText: z.string(),
  /** When the board's listings were last read; null where nothing was read yet. */
  listingsReadAt: isoInstant.nullable(),
});
