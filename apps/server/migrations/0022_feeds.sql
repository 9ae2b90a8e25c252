-- A pool of which only its existence is told, and an area without a unit.
alter type pool_type add value 'other' before 'none';
alter type area_source add value 'assumed' after 'stated';

alter table listing_detail add column tour_url text;

-- Records of a feed that were not taken, and why. They are looked at again at each comparison of all keys and after each
-- upgrade of the rules.
create table feed_refusal (
  source text not null,
  key text not null,
  reason text not null,
  refused_at timestamptz not null,
  primary key (source, key)
);
grant select, insert, update, delete on feed_refusal to hearthline_worker;
insert into feed_refusal (source, key, reason, refused_at)
  select source, refused.key, 'refused by an earlier version', updated_at
  from feed_state, jsonb_array_elements_text(state -> 'refusedKeys') as refused (key)
  where jsonb_typeof(state -> 'refusedKeys') = 'array'
  on conflict do nothing;
update feed_state set state = state - 'refusedKeys';

-- Agents and offices whom listings of a feed name only by a key: what the listings take from them.
create table feed_person (
  source text not null,
  id text not null,
  facts jsonb not null,
  primary key (source, id)
);
grant select, insert, update, delete on feed_person to hearthline_worker;

-- How many pictures and rooms a feed had for each listing when it was read: a deleted one leaves no other trace.
create table feed_inside (
  source text not null,
  part text not null check (part in ('media', 'rooms')),
  key text not null,
  count integer not null,
  primary key (source, part, key)
);
grant select, insert, update, delete on feed_inside to hearthline_worker;

-- What each run of a feed did: for whoever watches it, and to notice fields that the feed no longer sends.
create table feed_run (
  id bigint generated always as identity primary key,
  source text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  failure text,
  report jsonb,
  coverage jsonb,
  alarms jsonb not null
);
create index feed_run_source on feed_run (source, id desc);
grant select, insert, delete on feed_run to hearthline_worker;
