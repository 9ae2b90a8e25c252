-- Alerts: a basket of type Automatic that fills itself, and what became of each of its matches.
alter table basket drop constraint basket_time_unit_check;
alter table basket add check (time_unit in ('never', 'atOnce', 'daily', 'weekly', 'monthly'));

create type alert_trigger as enum ('new', 'priceIntoRange', 'priceChange', 'backOnMarket', 'conditional', 'soldOrLeased');
create type alert_outcome as enum ('sent', 'merged', 'held', 'blocked');

-- What an alert has beside its basket, which holds name, people, criteria, rhythm and first day.
create table alert (
  agent_id uuid not null,
  basket_id uuid not null,
  triggers text[] not null
    check (triggers <@ '{new,priceIntoRange,priceChange,backOnMarket,conditional,soldOrLeased}'::text[]),
  -- Hours of the client's day; none where it writes at once.
  send_hours smallint[] not null default '{}',
  quiet_from text,
  quiet_to text,
  -- Messages a day that the client gets of all alerts; null for as many as there are.
  ceiling smallint,
  state text not null default 'active' check (state in ('active', 'paused')),
  pause_reason text,
  paused_at timestamptz,
  resumes_on date,
  -- From when on the silence of its client is counted: made, gone on, or kept by the agent.
  watched_since timestamptz not null,
  -- The last sign of life: a visit, an answer, a click, a reply.
  signed_at timestamptz,
  -- When the client was asked whether they still want it, and the agent told that it is about to pause.
  asked_at timestamptz,
  warned_at timestamptz,
  sent_at timestamptz,
  -- Who keeps alerts in memory reads again from the oldest transaction that was open at their last look.
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (agent_id, basket_id),
  foreign key (agent_id, basket_id) references basket on delete cascade,
  check ((quiet_from is null) = (quiet_to is null))
);
create index on alert (changed_xid);
create index alert_resumes on alert (resumes_on) where resumes_on is not null;
call make_agent_owned('alert');

create function stamp_alert() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end
$$;
create trigger stamp_updates before update of triggers, state, changed_xid on alert for each row execute function stamp_alert();

create function touch_alerts() returns trigger language plpgsql as $$
begin
  update alert a set changed_xid = pg_current_xact_id()
  from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
  where a.agent_id = c.agent_id and a.basket_id = c.id
    and (c.criteria, c.activates_on, c.deleted_at) is distinct from (b.criteria, b.activates_on, b.deleted_at);
  return null;
end
$$;
create trigger touch_alerts after update on basket referencing old table as before new table as changed
  for each statement execute function touch_alerts();

-- What one of its people wants of the messages.
create table alert_reader (
  agent_id uuid not null,
  reader_id uuid not null,
  pace text not null default 'asSet' check (pace in ('asSet', 'weekly')),
  paused_until date,
  stopped_at timestamptz,
  primary key (agent_id, reader_id),
  foreign key (agent_id, reader_id) references basket_reader on delete cascade
);
call make_agent_owned('alert_reader');

-- Somebody to whom matches go: whoever writes to them holds this row, so that nobody else does.
create table alert_person (
  agent_id uuid not null,
  -- The client's id, or the address of somebody who is none.
  person text not null,
  client_id uuid,
  -- When what waits is to be looked at; null where nothing waits.
  due_at timestamptz,
  -- Messages on this day of theirs, and when the last one was written.
  day date,
  messages int not null default 0,
  sent_at timestamptz,
  -- No row before this one waits, so that days long past need not be looked through; null where that is not known.
  open_from uuid,
  primary key (agent_id, person),
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on alert_person (agent_id, client_id);
create index alert_person_due on alert_person (due_at) where due_at is not null;
call make_agent_owned('alert_person');

-- One row for one person, one home and one event, made with the id that the three have: it cannot be made twice.
create table alert_match (
  agent_id uuid not null,
  id uuid not null,
  person text not null,
  reader_id uuid not null,
  -- The alert that names the reader, and other alerts of the same person that wait for the same.
  basket_id uuid not null,
  also_ids uuid[] not null default '{}',
  event_id uuid not null,
  listing_id uuid not null,
  home_key text not null,
  trigger alert_trigger not null,
  old_price bigint,
  price bigint,
  matched_at timestamptz not null,
  outcome alert_outcome not null,
  -- Why it waits, or waited; why it never leaves.
  wait text,
  block text,
  -- When it may leave; null where somebody has to decide, and where it is over.
  due_at timestamptz,
  -- When its message was written, or it was blocked.
  settled_at timestamptz,
  approved_at timestamptz,
  message_id uuid,
  primary key (agent_id, id),
  foreign key (agent_id, reader_id) references basket_reader on delete cascade
) partition by range (id);
create index on alert_match (agent_id, basket_id, id desc);
create index on alert_match (agent_id, reader_id);
create index on alert_match (agent_id, person, home_key);
create index alert_match_also on alert_match using gin (also_ids) where also_ids <> '{}';
create index alert_match_open on alert_match (agent_id, person) where settled_at is null;
create index alert_match_message on alert_match (agent_id, message_id) where message_id is not null;
create table alert_match_other partition of alert_match default;
call make_agent_owned('alert_match_other');
call make_agent_owned('alert_match');

create function first_id_of_day(day date) returns uuid
  language sql immutable
  return (regexp_replace(
    lpad(to_hex((extract(epoch from day::timestamp at time zone 'UTC') * 1000)::bigint), 12, '0'),
    '(.{8})(.{4})', '\1-\2') || '-0000-0000-000000000000')::uuid;

-- A table for each of these days (UTC) that has none yet; rows that came before it move there.
create function system.add_alert_days(p_from date, p_to date) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  day date := p_from;
  name text;
  added int := 0;
begin
  if p_to > p_from + 60 then
    raise exception 'too many days';
  end if;
  -- What makes a table an agent's own names it without its schema, as every migration does.
  perform set_config('search_path', 'public, pg_temp', true);
  perform pg_advisory_xact_lock(hashtext('alert_match days'));
  while day <= p_to loop
    name := 'alert_match_' || to_char(day, 'YYYYMMDD');
    if to_regclass('public.' || name) is null then
      execute format('create table %I (like alert_match including defaults including constraints)', name);
      execute format('with moved as (delete from alert_match_other where id >= %L and id < %L returning *)
        insert into %I select * from moved', first_id_of_day(day), first_id_of_day(day + 1), name);
      execute format('call make_agent_owned(%L)', name);
      execute format('alter table alert_match attach partition %I for values from (%L) to (%L)',
        name, first_id_of_day(day), first_id_of_day(day + 1));
      added := added + 1;
    end if;
    day := day + 1;
  end loop;
  return added;
end
$$;
-- Days of the ledger that are no longer kept.
create function system.drop_alert_days(p_before date) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  old record;
  dropped int := 0;
begin
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.alert_match'::regclass and c.relname ~ '^alert_match_[0-9]{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < p_before
  loop
    execute format('drop table public.%I', old.relname);
    dropped := dropped + 1;
  end loop;
  delete from public.alert_match_other where id < public.first_id_of_day(p_before);
  delete from public.alert_tally where day < p_before;
  return dropped;
end
$$;
revoke execute on function system.add_alert_days(date, date), system.drop_alert_days(date) from public;
grant execute on function system.add_alert_days(date, date), system.drop_alert_days(date) to hearthline_worker;

-- Matches as they were found, counted beside the rows that they end in, so that a missing row shows.
create table alert_tally (
  agent_id uuid not null,
  basket_id uuid not null,
  -- Of the ledger, in UTC.
  day date not null,
  matches int not null,
  primary key (agent_id, basket_id, day),
  foreign key (agent_id, basket_id) references basket on delete cascade
);
create index on alert_tally (day);
call make_agent_owned('alert_tally');

-- Alerts wait for the same steps in the lives of listings as those who follow them.
alter table listing_change
  add column matched_at timestamptz,
  -- Persons, homes and events that it led to.
  add column matches int not null default 0;
update listing_change set matched_at = now();
create index listing_change_unmatched on listing_change (event_id) where matched_at is null;

select system.add_alert_days(current_date - 1, current_date + 7);

-- Of somebody who is erased nothing is left that their matches could be counted beside.
create function uncount_matches() returns trigger language plpgsql as $$
begin
  update alert_tally t set matches = t.matches - gone.matches
  from (
    select named.basket_id, m.day, count(*)::int as matches
    from (
      select basket_id, also_ids, (to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
        at time zone 'UTC')::date as day
      from alert_match where agent_id = old.agent_id and reader_id = old.id
    ) m cross join lateral unnest(m.basket_id || m.also_ids) as named (basket_id)
    group by 1, 2
  ) gone
  where t.agent_id = old.agent_id and t.basket_id = gone.basket_id and t.day = gone.day
    -- What goes with its basket needs no counting.
    and exists (select from basket b where b.agent_id = t.agent_id and b.id = t.basket_id);
  return old;
end
$$;
create trigger uncount_matches before delete on basket_reader for each row execute function uncount_matches();

-- A message that never arrives takes its matches with it, unless another one of the same moment still may; whoever
-- delivers looks at its reader at once, and whether anything can reach them.
create function follow_alert_messages() returns trigger language plpgsql as $$
declare
  lost record;
  other uuid;
begin
  for lost in
    select c.agent_id, c.id, case
        when c.bounced_at is not null then 'bounced'
        when c.status = 'leftOut' then c.reason
        when c.status = 'cancelled' then 'takenBack'
        else 'notDelivered' end as reason
    from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
    where c.category = 'alerts' and not c.is_test
      and (c.status in ('leftOut', 'failed', 'cancelled') and c.status <> b.status
        or c.bounced_at is not null and b.bounced_at is null)
  loop
    select o.message_id into other from basket_message own
      join basket_message o on o.agent_id = own.agent_id and o.sending_id = own.sending_id
        and o.reader_id = own.reader_id and o.message_id <> own.message_id
      join message m on m.agent_id = o.agent_id and m.id = o.message_id
      where own.agent_id = lost.agent_id and own.message_id = lost.id
        and m.status in ('waiting', 'sending', 'delivered') and m.bounced_at is null
      limit 1;
    update alert_person set due_at = least(due_at, to_timestamp(0))
      where agent_id = lost.agent_id and person in (
        select person from alert_match where agent_id = lost.agent_id and message_id = lost.id);
    if other is not null then
      update alert_match set message_id = other where agent_id = lost.agent_id and message_id = lost.id;
    else
      update alert_match set outcome = 'blocked', block = lost.reason
        where agent_id = lost.agent_id and message_id = lost.id;
    end if;
    perform pg_notify('hearthline:alert-events', '');
  end loop;
  return null;
end
$$;
create trigger follow_alert_messages after update on message referencing old table as before new table as changed
  for each statement execute function follow_alert_messages();

-- Whether anything may still go to somebody is looked at as soon as it may have changed, so that no alert goes on for
-- nobody.
create function look_at_people(p_agent_id uuid, p_clients uuid[], p_emails text[]) returns void language plpgsql as $$
begin
  insert into alert_person (agent_id, person, client_id, due_at)
  select distinct r.agent_id, coalesce(r.client_id::text, lower(r.email)), r.client_id, to_timestamp(0)
  from basket_reader r join alert a on a.agent_id = r.agent_id and a.basket_id = r.basket_id and a.state = 'active'
  where r.agent_id = p_agent_id and r.removed_at is null
    and (r.client_id = any (p_clients) or r.client_id is null and lower(r.email) = any (p_emails))
  order by 1, 2
  on conflict (agent_id, person) do update set due_at = excluded.due_at;
  if found then
    perform pg_notify('hearthline:alert-events', '');
  end if;
end
$$;

create function look_at_consents() returns trigger language plpgsql as $$
declare
  own record;
begin
  for own in select agent_id, array_agg(distinct client_id) as clients from changed group by 1 loop
    perform look_at_people(own.agent_id, own.clients, '{}');
  end loop;
  return null;
end
$$;
create trigger look_at_readers after update on client_consent referencing new table as changed
  for each statement execute function look_at_consents();

create function look_at_addresses() returns trigger language plpgsql as $$
begin
  perform look_at_people(new.agent_id, '{}', array[lower(new.email)]);
  return null;
end
$$;
create trigger look_at_readers after update of withdrawn_on, is_referral_used on address_consent
  for each row execute function look_at_addresses();

-- A refusal knows no more of an address than its digest.
create function look_at_suppressed() returns trigger language plpgsql as $$
begin
  perform look_at_people(new.agent_id, array(
    select p.client_id from (
      select client_id, email::text as address from client_email where agent_id = new.agent_id
      union all select client_id, number from client_phone where agent_id = new.agent_id
    ) p
    where sha256(convert_to(new.agent_id || E'\n' || lower(btrim(p.address)), 'UTF8')) = new.address_digest
  ), array(
    select lower(r.email) from basket_reader r
    where r.agent_id = new.agent_id and r.client_id is null
      and sha256(convert_to(new.agent_id || E'\n' || lower(btrim(r.email)), 'UTF8')) = new.address_digest
  ));
  return null;
end
$$;
create trigger look_at_readers after insert on suppression for each row execute function look_at_suppressed();

create function look_at_client() returns trigger language plpgsql as $$
begin
  perform look_at_people(new.agent_id, array[new.id], '{}');
  return null;
end
$$;
create trigger look_at_opt_out after update of is_opted_out on client for each row
  when (new.is_opted_out and not old.is_opted_out) execute function look_at_client();

-- Who clicks or answers is there.
create function sign_alerts() returns trigger language plpgsql as $$
begin
  if not exists (select from changed where kind in ('clicked', 'replied')) then
    return null;
  end if;
  update alert a set signed_at = greatest(a.signed_at, signs.at)
  from (
    select m.agent_id, named.basket_id, max(c.at) as at
    from changed c
      join alert_match m on m.agent_id = c.agent_id and m.message_id = c.message_id
      cross join lateral unnest(m.basket_id || m.also_ids) as named (basket_id)
    where c.kind = 'replied' or c.kind = 'clicked' and c.grade = 'confirmed'
    group by 1, 2
  ) signs
  where a.agent_id = signs.agent_id and a.basket_id = signs.basket_id;
  return null;
end
$$;
create trigger sign_alerts after insert on message_event referencing new table as changed
  for each statement execute function sign_alerts();

do $$
declare
  watched record;
begin
  for watched in select * from (values ('alert'), ('alert_match')) as w (table_name)
  loop
    execute format('create trigger tell_inserts after insert on %I referencing new table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'alerts');
    execute format('create trigger tell_updates after update on %I referencing old table as before new table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'alerts');
    execute format('create trigger tell_deletes after delete on %I referencing old table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'alerts');
  end loop;
end
$$;
