-- Comparables are looked for in two years of sales.
create or replace procedure refresh_listing_projections(ids uuid[])
  language plpgsql as $$
begin
  delete from listing_open where id = any (ids);
  delete from listing_past where id = any (ids);
  delete from sold_recent where id = any (ids);
  insert into listing_open select * from project_listings(ids) where status = 'active';
  insert into listing_past select * from project_listings(ids) where status <> 'active';
  insert into sold_recent select * from project_listings(ids)
    where status = 'sold' and sold_day >= (current_date - interval '25 months')::date - date '1970-01-01';
  update listing_detail d set is_open = f.is_open
    from (select i.id, exists (select from listing_open o where o.id = i.id) as is_open from unnest(ids) as i (id)) f
    where d.listing_id = f.id and d.is_open is distinct from f.is_open;
end
$$;
insert into sold_recent
  select * from listing_past
  where status = 'sold' and sold_day >= (current_date - interval '25 months')::date - date '1970-01-01'
on conflict (id) do nothing;

-- What a board's own sales say about prices, learnt anew every night.
create table valuation_model (
  source text primary key,
  as_of date not null,
  sales int not null,
  model jsonb not null,
  calibrations jsonb not null,
  fitted_at timestamptz not null
);
call make_market_owned('valuation_model');

create type cma_method as enum ('fast', 'advance');

create table cma (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  -- Counts changes of the draft: who saves has to have seen the last one.
  revision int not null default 1,
  method cma_method not null,
  address text not null,
  municipality text not null,
  listing_id uuid,
  -- Finds the home again when it is listed under another number.
  home_key text,
  client_id uuid,
  draft jsonb not null,
  lacking text[] not null default '{}',
  -- Of the version that was saved last; cents.
  latest_version int not null default 0,
  value bigint,
  low bigint,
  high bigint,
  is_watched boolean not null default true,
  watch_percent numeric(4, 1) not null default 5 check (watch_percent between 1 and 50),
  -- Sales up to this instant have been looked at.
  watched_at timestamptz not null,
  -- What new sales make of the saved version; told once.
  moved_value bigint,
  moved_low bigint,
  moved_high bigint,
  moved_at timestamptz,
  -- What the home itself was sold for after the version was saved.
  sold_listing_id uuid,
  sold_price bigint,
  sold_on date,
  scored_version int,
  scored_value bigint,
  is_inside boolean,
  search_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client (agent_id, id) on delete set null (client_id)
);
create index on cma (agent_id, updated_at desc, id) where deleted_at is null;
create index on cma (agent_id, client_id);
create index on cma (listing_id) where listing_id is not null;
create index on cma (home_key) where home_key is not null and sold_price is null;
call make_agent_owned('cma');

create table cma_version (
  agent_id uuid not null,
  cma_id uuid not null,
  number int not null,
  saved_at timestamptz not null,
  method cma_method not null,
  note text not null default '',
  value bigint not null,
  low bigint not null,
  high bigint not null,
  comparables int not null,
  draft jsonb not null,
  -- The grid as it was: a value can be followed line by line for as long as it is kept.
  found jsonb not null,
  primary key (agent_id, cma_id, number),
  foreign key (agent_id, cma_id) references cma on delete cascade
);
call make_agent_owned('cma_version');

create type cma_report_state as enum ('waiting', 'preparing', 'almostThere', 'finalizing', 'ready', 'failed', 'cancelled');

create table cma_report (
  agent_id uuid not null,
  id uuid not null,
  cma_id uuid not null,
  version int not null,
  language text not null check (language in ('en', 'fr')),
  sections text[] not null,
  cover_note text not null default '',
  state cma_report_state not null default 'waiting',
  progress real not null default 0,
  times jsonb not null default '{}',
  payload jsonb,
  pages int,
  bytes int,
  file_key text,
  -- The private page: each link has a number, and only the last one opens it.
  link_number smallint not null default 0,
  link_expires_at timestamptz,
  link_opened_at timestamptz,
  link_opened int not null default 0,
  created_at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, cma_id, version) references cma_version on delete cascade
);
create index on cma_report (agent_id, cma_id, version);
call make_agent_owned('cma_report');
create index on cma_report (created_at) where state in ('waiting', 'preparing', 'almostThere', 'finalizing');

-- How many reports are drawn before one, whosever they are: a number and nothing else.
create function system.count_reports_ahead(asked_at timestamptz) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::int from public.cma_report
  where state in ('waiting', 'preparing', 'almostThere', 'finalizing') and created_at < asked_at
$$;
revoke execute on function system.count_reports_ahead(timestamptz) from public;
grant execute on function system.count_reports_ahead(timestamptz) to hearthline_app;
