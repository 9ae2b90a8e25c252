import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface QuarterSales {
  city: string;
  sales: number;
  /** Cents. */
  median: number;
  salesBefore: number;
  medianBefore: number | null;
}

/** What sold in a city between two days, and in the same days a year before; null where nobody knows the city. */
export async function findQuarterSales(
  tx: Tx,
  city: string,
  span: { from: number; to: number; fromBefore: number; toBefore: number },
): Promise<QuarterSales | null> {
  const { rows } = await sql<QuarterSales>`
    with place as (select code, name from municipality where lower(name) = lower(${city}) order by code limit 1),
      sold as (
        select s.price, s.sold_day >= ${span.from} as is_new from sold_recent s join place p on p.code = s.municipality_code
        where s.offer = 'sale' and s.price is not null
          and (s.sold_day between ${span.from} and ${span.to} or s.sold_day between ${span.fromBefore} and ${span.toBefore}))
    select p.name as city, count(*) filter (where is_new)::int as sales,
      coalesce(percentile_cont(0.5) within group (order by price) filter (where is_new), 0)::float8 as median,
      count(*) filter (where not is_new)::int as sales_before,
      percentile_cont(0.5) within group (order by price) filter (where not is_new)::float8 as median_before
    from place p left join sold on true group by p.name`.execute(tx);
  return rows[0] ?? null;
}
