/**
 * A median, a mean, a share or a change that rests on fewer says on how few: with ten, one more moves a median by little,
 * with three by as much as a market moves in a year.
 */
export const fewRecords = 10;
