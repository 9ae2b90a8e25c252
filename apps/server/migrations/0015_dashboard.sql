create table badge (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  -- As it was sent; the domain's configuration says what it means.
  configuration text not null,
  query_key text not null,
  -- How each parameter of the query is filled.
  params jsonb not null default '[]',
  is_discoverable boolean not null default true,
  is_deletable boolean not null default true,
  is_resolver_enabled boolean not null default true,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('badge');
create index on badge (agent_id, updated_at desc, id) where deleted_at is null;
create index badge_shared on badge (id) where is_shared;
-- What an admin made for everybody is read by everybody, and changed by nobody else.
create policy shared_rows on badge for select to hearthline_app using (is_shared);

create table dashboard (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  name text not null,
  position int not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('dashboard');
create unique index dashboard_by_name on dashboard (agent_id, lower(name)) where deleted_at is null;

create table dashboard_item (
  agent_id uuid not null,
  id uuid not null,
  dashboard_id uuid not null,
  item_type text not null check (item_type in ('Component', 'Badge', 'Chart')),
  item_key text not null default '',
  -- A shared badge belongs to another agent.
  badge_agent_id uuid,
  badge_id uuid,
  configuration text not null,
  execution_plan jsonb not null default '[]',
  position int not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, dashboard_id) references dashboard on delete cascade,
  foreign key (badge_agent_id, badge_id) references badge on delete cascade,
  check ((item_type = 'Component') = (badge_id is null)),
  check ((badge_id is null) = (badge_agent_id is null))
);
call make_agent_owned('dashboard_item');
create index on dashboard_item (agent_id, dashboard_id, position);
create index on dashboard_item (badge_agent_id, badge_id);

-- What badges count in a period, and what an agent listed. Counting the whole market must not fetch its rows one by one.
create index on listing_past (list_day) include (id, offer, kind, area_code, municipality_code, community_code);
create index listing_past_sold on listing_past (offer, sold_day)
  include (id, kind, area_code, municipality_code, community_code, price, market_day, area_low, area_high)
  where status = 'sold';
create index on listing_past (off_market_day) where status = 'deactive';
create index listing_event_prices on listing_event (effective_date)
  include (id, listing_id, old_price, new_price) where code = 'pc';
-- What was asked beside what was paid; open listings, which change all day, are not in it.
create index listing_paid on listing (id) include (list_price, close_price) where close_price is not null;
create index on listing (lower(agent_email)) where agent_email is not null;

-- What an agent is told of this transaction. It is said at its end, each topic once: until then nothing of the agent's log
-- is locked, so that two transactions of one agent wait for each other no longer than a commit takes.
create unlogged table system.hub_change (
  xid xid8 not null default pg_current_xact_id(),
  agent_id uuid not null,
  -- What changed, or what is said in so many words.
  topic text,
  frames text[],
  number bigint generated always as identity primary key,
  unique (xid, agent_id, topic)
);

create function system.changed_frame(p_topic text) returns text
  language sql immutable security definer set search_path = pg_catalog, pg_temp
  return '{"type":1,"target":"changed","arguments":[{"topic":' || to_json(p_topic) || '}]}' || chr(30);

-- Nobody listens, nothing is written.
create function system.hub_tell(p_agent_id uuid, p_topic text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into system.hub_change (agent_id, topic)
    select p_agent_id, p_topic where exists (select from system.hub_connection c where c.agent_id = p_agent_id)
    on conflict do nothing;
  end;

create function system.hub_say(p_agent_id uuid, p_frames text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into system.hub_change (agent_id, frames)
    select p_agent_id, p_frames
     where cardinality(p_frames) > 0 and exists (select from system.hub_connection c where c.agent_id = p_agent_id);
  end;

create function system.tell_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  told record;
begin
  -- The first of them told all.
  if not exists (select from system.hub_change where number = new.number) then
    return null;
  end if;
  for told in
    with ended as (delete from system.hub_change where xid = pg_current_xact_id() returning agent_id, topic, frames, number)
    select e.agent_id, array_agg(f.frame order by e.topic nulls first, e.number, f.position) as frames
      from ended e cross join lateral
        unnest(coalesce(e.frames, array[system.changed_frame(e.topic)])) with ordinality as f (frame, position)
     group by e.agent_id order by e.agent_id
  loop
    perform system.hub_push(told.agent_id, told.frames);
  end loop;
  return null;
end
$$;
create constraint trigger tell_at_the_end after insert on system.hub_change
  deferrable initially deferred for each row execute function system.tell_changes();

-- One look a statement, however many rows it wrote.
create function system.note_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select agents.agent_id, tg_argv[0] from (select distinct agent_id from changed) as agents
   where exists (select from system.hub_connection c where c.agent_id = agents.agent_id)
  on conflict do nothing;
  return null;
end
$$;

-- On its way out a message is written to several times, of which people see only the last.
create function system.note_message_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select distinct c.agent_id, tg_argv[0] from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
   where ((c.status <> b.status and c.status <> 'sending')
       or (c.client_id, c.delivered_at, c.read_at, c.grade, c.clicks, c.replied_at, c.bounced_at)
         is distinct from (b.client_id, b.delivered_at, b.read_at, b.grade, b.clicks, b.replied_at, b.bounced_at))
     and exists (select from system.hub_connection h where h.agent_id = c.agent_id)
  on conflict do nothing;
  return null;
end
$$;

-- A draft is saved while somebody types in it: its own screen must not read it again for that.
create function system.note_cma_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select distinct c.agent_id, tg_argv[0] from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
   where (c.latest_version, c.value, c.is_watched, c.moved_at, c.sold_price, c.deleted_at)
       is distinct from (b.latest_version, b.value, b.is_watched, b.moved_at, b.sold_price, b.deleted_at)
     and exists (select from system.hub_connection h where h.agent_id = c.agent_id)
  on conflict do nothing;
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('client', 'clients', 'note_changes'), ('client_task', 'clients', 'note_changes'),
      ('client_consent', 'clients', 'note_changes'), ('client_activity', 'clients', 'note_changes'),
      ('message', 'messages', 'note_message_changes'), ('cma', 'cma', 'note_cma_changes'),
      ('cma_report', 'cma', 'note_changes'), ('favorite', 'favorites', 'note_changes'),
      ('notification', 'notifications', 'note_changes'), ('badge', 'dashboard', 'note_changes'),
      ('dashboard', 'dashboard', 'note_changes'), ('dashboard_item', 'dashboard', 'note_changes')
    ) as w (table_name, topic, of_updates)
  loop
    execute format('create trigger tell_inserts after insert on %I referencing new table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, watched.topic);
    execute format('create trigger tell_updates after update on %I referencing old table as before new table as changed
      for each statement execute function system.%I(%L)', watched.table_name, watched.of_updates, watched.topic);
    execute format('create trigger tell_deletes after delete on %I referencing old table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, watched.topic);
  end loop;
end
$$;

-- The market is everybody's: whoever is connected hears that it moved, and the caller learns nothing of who that is.
create function system.hub_tell_market() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  told uuid;
begin
  for told in
    with numbered as (
      insert into system.hub_log as l (agent_id, last_number)
      select agent_id, 1 from system.hub_connection group by agent_id order by agent_id
      on conflict (agent_id) do update set last_number = l.last_number + 1
      returning l.agent_id, l.last_number)
    insert into system.hub_message (agent_id, number, frame, created_at)
    select agent_id, last_number, system.changed_frame('market'), clock_timestamp() from numbered
    returning agent_id
  loop
    perform system.hub_wake(told::text);
  end loop;
end
$$;

revoke execute on function system.changed_frame(text), system.hub_tell(uuid, text), system.hub_say(uuid, text[]),
  system.tell_changes(), system.note_changes(), system.note_message_changes(), system.note_cma_changes(), system.hub_tell_market() from public;
grant execute on function system.hub_tell(uuid, text), system.hub_say(uuid, text[]), system.hub_tell_market() to hearthline_app;
grant execute on function system.hub_tell(uuid, text), system.hub_say(uuid, text[]) to hearthline_worker;
revoke execute on function system.hub_push(uuid, text[]) from hearthline_app, hearthline_worker;
