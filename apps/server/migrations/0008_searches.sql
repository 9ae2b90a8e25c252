create table favorite (
  agent_id uuid not null references agent on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  note text not null default '',
  marked_at timestamptz not null,
  -- The home as it was when it was marked or its changes were seen last.
  compared_at timestamptz not null,
  seen_price bigint,
  seen_code lifecycle_code not null,
  seen_photo_count smallint not null,
  -- Kept for a while, so that taking the mark away can be undone.
  removed_at timestamptz,
  primary key (agent_id, listing_id)
);
create index on favorite (listing_id);
call make_agent_owned('favorite');

create table saved_search (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  name text not null,
  criteria jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  opened_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('saved_search');

create table recent_search (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  criteria jsonb not null,
  -- Of the criteria: looking at the same search again moves it up.
  digest text not null,
  total int not null,
  searched_at timestamptz not null,
  primary key (agent_id, id),
  unique (agent_id, digest)
);
call make_agent_owned('recent_search');

-- Criteria too long for an address, by a key made of their content: whoever has the link may read them.
create table system.shared_criteria (
  key text primary key,
  criteria jsonb not null,
  created_at timestamptz not null default now()
);

create function system.share_criteria(key text, criteria jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into system.shared_criteria (key, criteria) values ($1, $2) on conflict do nothing
$$;
create function system.find_shared_criteria(key text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.criteria from system.shared_criteria c where c.key = $1
$$;
revoke execute on function system.share_criteria(text, jsonb), system.find_shared_criteria(text) from public;
grant execute on function system.share_criteria(text, jsonb), system.find_shared_criteria(text) to hearthline_app;
