/** An oracle is one statement that answers with `value` and `records`; what it is asked with stands in the row `p`. */
export type Oracles = Record<string, string>;

export const countOf = (from: string): string => `select count(*) as value, count(*) as records from ${from}`;

export const sumOf = (amount: string, from: string): string =>
  `select coalesce(sum(${amount}), 0) as value, count(*) as records from ${from}`;

export const meanOf = (amount: string, from: string): string =>
  `select sum(${amount}) / nullif(count(*), 0) as value, count(*) as records from ${from}`;

/** Sorted by hand: the one in the middle, or the first of the two. */
export const medianOf = (amount: string, from: string): string => `
  select max(x) filter (where place = (total + 1) / 2) as value, count(*) as records
  from (select x, row_number() over (order by x) as place, count(*) over () as total
    from (select (${amount})::numeric as x from ${from}) as plain) as sorted`;

export const shareOf = (isHit: string, from: string): string => `
  select sum((${isHit})::int) * 100.0 / nullif(count(*), 0) as value, count(*) as records from ${from}`;

/** Each of these groups is one record that adds so many. */
export const groupsOf = (columns: string, from: string): string => `
  select coalesce(sum(many), 0) as value, count(*) as records
  from (select count(*) as many from ${from} group by ${columns}) as grouped`;
