/** Fast moves comparables in time only; Advance adjusts them line by line. */
export const methods = ['fast', 'advance'] as const;
export type Method = (typeof methods)[number];
