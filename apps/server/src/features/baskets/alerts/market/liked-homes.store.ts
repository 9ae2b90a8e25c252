import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

/** A home that somebody said yes to, as the market knows it. */
export interface LikedHome {
  clientId: string;
  homeKey: string;
  offer: string;
  kind: string;
  communityCode: string | null;
  price: number | null;
  address: string;
}

/** What of these clients' homes has become of the home: when it was sent to them, and what they said last. */
export interface ToldHome {
  clientId: string;
  sentAt: Date | null;
  answer: 'yes' | 'maybe' | 'no' | null;
}

/** What is like a home costs at most so much more or less. */
const likeShare = 0.25;

export function createLikedHomesStore(tx: Tx, agentId: string) {
  return {
    /** By the last answer of each of these clients, over all baskets. */
    list: async (clientIds: readonly string[]): Promise<LikedHome[]> => {
      const { rows } = await sql<LikedHome>`
        select last.client_id, last.home_key, l.offer, l.kind, l.community_code, f.price,
          trim(concat_ws(' ', nullif(concat_ws('-', l.unit, l.street_number), ''), l.street_name, l.street_suffix)) as address
        from (
          select distinct on (r.client_id, h.home_key) r.client_id, h.home_key, h.listing_id, a.answer
          from basket_reader r
          join basket b on b.agent_id = r.agent_id and b.id = r.basket_id and b.deleted_at is null
          join basket_answer a on a.agent_id = r.agent_id and a.reader_id = r.id
          join basket_home h on h.agent_id = a.agent_id and h.id = a.home_id and h.removed_at is null
          where r.agent_id = ${agentId} and r.client_id = any (${clientIds}::uuid[])
          order by r.client_id, h.home_key, a.answered_at desc
        ) last
        join listing l on l.id = last.listing_id
        join listing_any f on f.id = l.id
        where last.answer = 'yes'`.execute(tx);
      return rows;
    },
    /** One home in the baskets of these clients, under whatever number. */
    listTold: async (clientIds: readonly string[], homeKey: string): Promise<Map<string, ToldHome>> => {
      const { rows } = await sql<ToldHome>`
        select r.client_id, max(h.sent_at) as sent_at,
          (array_agg(a.answer order by a.answered_at desc) filter (where a.answer is not null))[1] as answer
        from basket_home h
        join basket b on b.agent_id = h.agent_id and b.id = h.basket_id and b.deleted_at is null
        join basket_reader r on r.agent_id = b.agent_id and r.basket_id = b.id and r.client_id = any (${clientIds}::uuid[])
        left join basket_answer a on a.agent_id = r.agent_id and a.reader_id = r.id and a.home_id = h.id
        where h.agent_id = ${agentId} and h.home_key = ${homeKey} and h.removed_at is null
        group by 1`.execute(tx);
      return new Map(rows.map((row) => [row.clientId, row]));
    },
  };
}

type Compared = Pick<LikedHome, 'offer' | 'kind' | 'communityCode' | 'price'>;

/** Of the same kind, in the same community, for much the same money; the nearest price first. */
export function pickAlike(
  liked: readonly LikedHome[],
  home: Compared & { homeKey: string | null },
): LikedHome[] {
  const distance = ({ price }: Compared) =>
    price === null || home.price === null ? Number.POSITIVE_INFINITY : Math.abs(price - home.price);
  return liked
    .filter(
      (each) =>
        each.homeKey !== home.homeKey &&
        each.offer === home.offer &&
        each.kind === home.kind &&
        each.communityCode !== null &&
        each.communityCode === home.communityCode &&
        (home.price === null || distance(each) <= home.price * likeShare),
    )
    .toSorted((a, b) => distance(a) - distance(b));
}
