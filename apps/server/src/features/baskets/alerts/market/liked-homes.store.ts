import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/database.ts';
import { isClientId, isPerson } from '../alerts.store.ts';

/** A home that somebody said yes to, as the market knows it. */
export interface LikedHome {
  /** Null for somebody who is known by an address alone. */
  clientId: string | null;
  homeKey: string;
  offer: string;
  kind: string;
  communityCode: string | null;
  price: number | null;
  address: string;
  /** Whether clients may read where it is. */
  isShown: boolean;
}

type LikedRow = Omit<LikedHome, 'address'> & Parameters<typeof formatAddress>[0];

/** What of these clients' homes has become of the home: when it was sent to them, and what they said last. */
export interface ToldHome {
  clientId: string;
  sentAt: Date | null;
  answer: 'yes' | 'maybe' | 'no' | null;
}

/** What is like a home costs at most so much more or less. */
const likeShare = 0.25;

export function createLikedHomesStore(tx: Tx, agentId: string) {
  /** By the last answer over all baskets, in the newest listing of each home. */
  const listLiked = async (name: string, isTheirs: RawBuilder<boolean>): Promise<LikedHome[]> => {
    // Whom it is asked about stands apart: from their answers on, each home is found by its key.
    const { rows } = await sql<LikedRow>`${prepared(name)}
      with answered as materialized (
        select r.client_id, r.basket_id, a.home_id, a.answer, a.answered_at
        from basket_reader r
        join basket_answer a on a.agent_id = r.agent_id and a.reader_id = r.id
        where r.agent_id = ${agentId} and ${isTheirs}
      )
      select last.client_id, last.home_key, l.offer, l.kind, l.community_code, f.price, l.unit, l.street_number,
        l.street_name, l.street_suffix, l.street_direction, l.may_show_on_internet and l.may_show_address as is_shown
      from (
        select distinct on (a.client_id, h.home_key) a.client_id, h.home_key, h.listing_id, a.answer
        from answered a
        join basket b on b.agent_id = ${agentId} and b.id = a.basket_id and b.deleted_at is null
        join basket_home h on h.agent_id = ${agentId} and h.id = a.home_id and h.removed_at is null
        order by a.client_id, h.home_key, a.answered_at desc
      ) last
      join listing known on known.id = last.listing_id
      cross join lateral (
        select same.* from listing same
        where same.state not in ('draft', 'deleted')
          and (same.id = known.id or (same.home_key = known.home_key and same.offer = known.offer))
        order by same.entered_at desc, same.id desc limit 1
      ) l
      join listing_any f on f.id = l.id
      where last.answer = 'yes'`.execute(tx);
    return rows.map((row) => ({ ...row, address: formatAddress(row) }));
  };

  return {
    list: (clientIds: readonly string[]): Promise<LikedHome[]> =>
      listLiked('liked_of_clients', sql<boolean>`r.client_id = any (${clientIds}::uuid[])`),
    listOfPerson: (person: string): Promise<LikedHome[]> =>
      listLiked(isClientId(person) ? 'liked_of_client' : 'liked_of_address', isPerson(person)),
    /** One home in the baskets of these clients, under whatever number. */
    listTold: async (clientIds: readonly string[], homeKey: string): Promise<Map<string, ToldHome>> => {
      const { rows } = await sql<ToldHome>`
        with held as materialized (
          select id, basket_id, sent_at from basket_home
          where agent_id = ${agentId} and home_key = ${homeKey} and removed_at is null
        )
        select r.client_id, max(h.sent_at) as sent_at,
          (array_agg(a.answer order by a.answered_at desc) filter (where a.answer is not null))[1] as answer
        from held h
        join basket b on b.agent_id = ${agentId} and b.id = h.basket_id and b.deleted_at is null
        join basket_reader r on r.agent_id = ${agentId} and r.basket_id = b.id and r.client_id = any (${clientIds}::uuid[])
        left join basket_answer a on a.agent_id = ${agentId} and a.reader_id = r.id and a.home_id = h.id
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
