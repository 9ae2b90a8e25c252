-- What was told once under a key is not told again.
alter table notification add column dedup_key text;
create unique index notification_dedup on notification (agent_id, dedup_key) where dedup_key is not null;

-- The push channel. One row a connection, so that any instance can answer any of its polls, and one log an agent, which all
-- connections of the agent read. None of it outlives a crash: whoever is connected begins anew and reads what was missed.
create unlogged table system.hub_connection (
  -- Of the id that the client carries in its addresses.
  key_hash bytea primary key,
  agent_id uuid not null references public.agent on delete cascade,
  session_id uuid not null,
  -- When the access token ends that opened it.
  expires_at timestamptz not null,
  -- Forgotten unless a poll begins before.
  until timestamptz not null,
  -- Null before the first poll; the handshake has to come by then.
  shake_by timestamptz,
  is_shaken boolean not null default false,
  is_closing boolean not null default false,
  poll_number bigint not null default 0,
  -- The instance that holds the newest poll.
  held_by uuid,
  -- Frames of the protocol itself, which come before any message.
  control text not null default '',
  -- What is said last, behind the messages, when it closes.
  last_words text not null default '',
  -- What came in of a record that is not complete yet.
  incoming text not null default '',
  -- The last message of the agent's log that this connection was given.
  cursor bigint not null default 0
) with (fillfactor = 50);
create index hub_connection_agent on system.hub_connection (agent_id);

create unlogged table system.hub_log (
  agent_id uuid primary key references public.agent on delete cascade,
  -- Taken under this row's lock, so that messages become visible in the order of their numbers.
  last_number bigint not null
);

create unlogged table system.hub_message (
  agent_id uuid not null references public.agent on delete cascade,
  number bigint not null,
  frame text not null,
  created_at timestamptz not null,
  primary key (agent_id, number)
);

create type system.hub_answer as (
  -- unknown: no such connection. foreign: another agent's. first: the first poll. frames: to be sent now. ended: it is
  -- over. wait: nothing yet, hold the poll.
  outcome text,
  frames text,
  poll_number bigint,
  is_shaken boolean,
  -- When something has to be decided at the latest, in milliseconds from now.
  decide_ms double precision
);

create function system.hub_wake(p_payload text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select pg_notify('hearthline:hub', p_payload);
  end;

-- Takes what is there for a connection whose row is locked. `p_most` bounds what a reader may have left unread.
create function system.hub_take(c system.hub_connection, p_holder uuid, p_hold interval, p_forget interval, p_most int)
  returns system.hub_answer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  answer system.hub_answer;
  this_moment timestamptz := clock_timestamp();
  failed constant text := '{"type":7,"error":"Connection closed with an error.","allowReconnect":true}' || chr(30);
  messages text := '';
  first_number bigint;
  newest bigint;
  found_count int;
begin
  answer.poll_number := c.poll_number;
  answer.is_shaken := c.is_shaken;
  if not c.is_closing and not c.is_shaken and c.shake_by <= this_moment then
    c.is_closing := true;
    c.last_words := '{"error":"Handshake was canceled."}' || chr(30);
  elsif not c.is_closing and c.is_shaken and c.expires_at <= this_moment then
    c.is_closing := true;
    c.last_words := '{"type":7,"allowReconnect":true}' || chr(30);
  end if;
  -- Behind the last words nothing is said.
  if c.is_shaken and not (c.is_closing and c.last_words = '') then
    select coalesce(string_agg(frame, '' order by number), ''), min(number), max(number), count(*)
      into messages, first_number, newest, found_count
      from (select frame, number from system.hub_message
             where agent_id = c.agent_id and number > c.cursor order by number limit p_most + 1) as pending;
    -- A reader that is too slow has lost some already, or would be sent too much at once: it begins anew.
    if found_count > p_most or first_number > c.cursor + 1 then
      messages := '';
      c.is_closing := true;
      c.last_words := failed;
    end if;
  end if;
  answer.frames := c.control || messages || c.last_words;
  if answer.frames <> '' then
    answer.outcome := 'frames';
    update system.hub_connection
       set control = '', last_words = '', is_closing = c.is_closing, cursor = coalesce(newest, c.cursor),
           poll_number = c.poll_number, shake_by = c.shake_by, held_by = null, until = this_moment + p_forget
     where key_hash = c.key_hash;
  elsif c.is_closing then
    answer.outcome := 'ended';
    delete from system.hub_connection where key_hash = c.key_hash;
  else
    answer.outcome := 'wait';
    answer.decide_ms := extract(epoch from
      (case when c.is_shaken then c.expires_at else c.shake_by end) - this_moment) * 1000;
    update system.hub_connection
       set poll_number = c.poll_number, shake_by = c.shake_by, held_by = p_holder, until = this_moment + p_hold + p_forget
     where key_hash = c.key_hash;
  end if;
  return answer;
end
$$;

create function system.hub_open(p_key bytea, p_agent_id uuid, p_session_id uuid, p_expires_in interval, p_forget interval,
    p_most int)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if (select count(*) from system.hub_connection where agent_id = p_agent_id) >= p_most then
    return false;
  end if;
  insert into system.hub_connection (key_hash, agent_id, session_id, expires_at, until)
  values (p_key, p_agent_id, p_session_id, clock_timestamp() + p_expires_in, clock_timestamp() + p_forget);
  return true;
end
$$;

create function system.hub_poll(p_key bytea, p_agent_id uuid, p_holder uuid, p_hold interval, p_forget interval,
    p_shake interval, p_most int)
  returns system.hub_answer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c system.hub_connection;
  answer system.hub_answer;
begin
  select * into c from system.hub_connection where key_hash = p_key for update;
  if not found or c.until < clock_timestamp() then
    answer.outcome := 'unknown';
    return answer;
  end if;
  if c.agent_id <> p_agent_id then
    answer.outcome := 'foreign';
    return answer;
  end if;
  c.poll_number := c.poll_number + 1;
  -- Whoever holds an older poll ends it.
  if c.held_by <> p_holder then
    perform system.hub_wake(encode(p_key, 'hex'));
  end if;
  if c.shake_by is null then
    answer.outcome := 'first';
    update system.hub_connection
       set poll_number = c.poll_number, shake_by = clock_timestamp() + p_shake, until = clock_timestamp() + p_forget
     where key_hash = p_key;
    return answer;
  end if;
  return system.hub_take(c, p_holder, p_hold, p_forget, p_most);
end
$$;

-- For polls that are held. One that is not the newest any more, or whose connection is gone, has ended.
create function system.hub_drain(p_keys bytea[], p_numbers bigint[], p_holder uuid, p_hold interval, p_forget interval,
    p_most int)
  returns setof system.hub_answer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c system.hub_connection;
  answer system.hub_answer;
  position int;
begin
  for position in 1 .. cardinality(p_keys) loop
    select * into c from system.hub_connection
     where key_hash = p_keys[position] and poll_number = p_numbers[position] for update;
    if found then
      answer := system.hub_take(c, p_holder, p_hold, p_forget, p_most);
    else
      answer := null;
      answer.outcome := 'ended';
    end if;
    return next answer;
  end loop;
end
$$;

-- The client went away before it had its answer: what was taken for it waits for its next poll, which may be held already.
create function system.hub_give_back(p_key bytea, p_frames text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update system.hub_connection set control = p_frames || control where key_hash = p_key;
  perform system.hub_wake(encode(p_key, 'hex'));
end
$$;

create function system.hub_poll_ended(p_key bytea, p_number bigint, p_forget interval) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update system.hub_connection set held_by = null, until = clock_timestamp() + p_forget
     where key_hash = p_key and poll_number = p_number;
  end;

-- Locks the connection until the caller's transaction ends, in which `hub_settle` writes what came of it.
create function system.hub_receive(p_key bytea)
  returns table (agent_id uuid, incoming text, is_shaken boolean, is_closing boolean)
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.agent_id, c.incoming, c.is_shaken, c.is_closing from system.hub_connection c
     where c.key_hash = p_key and c.until >= clock_timestamp() for update;
  end;

-- A connection that has shaken hands reads the agent's log from there on.
create function system.hub_settle(p_key bytea, p_incoming text, p_is_shaken boolean, p_control text, p_is_closing boolean,
    p_last_words text)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Answers that nobody fetches do not pile up for ever.
  if (select length(c.control) + length(p_control) > 1048576 from system.hub_connection c where c.key_hash = p_key) then
    p_control := '';
    p_is_closing := true;
    p_last_words := '{"type":7,"error":"Connection closed with an error.","allowReconnect":true}' || chr(30);
  end if;
  update system.hub_connection c
     set incoming = p_incoming,
         cursor = case when p_is_shaken and not c.is_shaken
           then coalesce((select last_number from system.hub_log l where l.agent_id = c.agent_id), 0) else c.cursor end,
         is_shaken = p_is_shaken,
         control = c.control || p_control,
         is_closing = c.is_closing or p_is_closing,
         last_words = case when c.is_closing then c.last_words else p_last_words end
   where c.key_hash = p_key;
  if p_control <> '' or p_is_closing then
    perform system.hub_wake(encode(p_key, 'hex'));
  end if;
end
$$;

-- removed, foreign or unknown.
create function system.hub_close(p_key bytea, p_agent_id uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner uuid;
begin
  select agent_id into owner from system.hub_connection where key_hash = p_key for update;
  if owner is null then
    return 'unknown';
  end if;
  if owner <> p_agent_id then
    return 'foreign';
  end if;
  delete from system.hub_connection where key_hash = p_key;
  perform system.hub_wake(encode(p_key, 'hex'));
  return 'removed';
end
$$;

-- Whoever signed out hears nothing any more.
create function system.hub_end_session(p_session_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  gone bytea;
begin
  for gone in delete from system.hub_connection where session_id = p_session_id returning key_hash loop
    perform system.hub_wake(encode(gone, 'hex'));
  end loop;
end
$$;

-- Part of the transaction that causes it: what is rolled back is not said. Nobody listens, nothing is written.
create function system.hub_push(p_agent_id uuid, p_frames text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last bigint;
begin
  if cardinality(p_frames) = 0 or not exists (select from system.hub_connection where agent_id = p_agent_id) then
    return;
  end if;
  insert into system.hub_log as l (agent_id, last_number) values (p_agent_id, cardinality(p_frames))
    on conflict (agent_id) do update set last_number = l.last_number + excluded.last_number
    returning last_number into last;
  insert into system.hub_message (agent_id, number, frame, created_at)
  select p_agent_id, last - cardinality(p_frames) + position, frame, clock_timestamp()
    from unnest(p_frames) with ordinality as f (frame, position);
  perform system.hub_wake(p_agent_id::text);
end
$$;

-- Forgets connections whose client does not poll any more, and messages that nobody can still be waiting for.
create function system.hub_sweep(p_message_age interval) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from system.hub_connection where until < clock_timestamp();
  delete from system.hub_message where created_at < clock_timestamp() - p_message_age;
  return (select count(*) from system.hub_connection);
end
$$;

revoke execute on function system.hub_wake(text), system.hub_take(system.hub_connection, uuid, interval, interval, int),
  system.hub_open(bytea, uuid, uuid, interval, interval, int),
  system.hub_poll(bytea, uuid, uuid, interval, interval, interval, int),
  system.hub_drain(bytea[], bigint[], uuid, interval, interval, int),
  system.hub_give_back(bytea, text), system.hub_poll_ended(bytea, bigint, interval),
  system.hub_receive(bytea), system.hub_settle(bytea, text, boolean, text, boolean, text),
  system.hub_close(bytea, uuid), system.hub_end_session(uuid), system.hub_push(uuid, text[]),
  system.hub_sweep(interval) from public;
grant execute on function system.hub_open(bytea, uuid, uuid, interval, interval, int),
  system.hub_poll(bytea, uuid, uuid, interval, interval, interval, int),
  system.hub_drain(bytea[], bigint[], uuid, interval, interval, int),
  system.hub_give_back(bytea, text), system.hub_poll_ended(bytea, bigint, interval),
  system.hub_receive(bytea), system.hub_settle(bytea, text, boolean, text, boolean, text),
  system.hub_close(bytea, uuid), system.hub_end_session(uuid), system.hub_push(uuid, text[]),
  system.hub_sweep(interval) to hearthline_app;
grant execute on function system.hub_push(uuid, text[]) to hearthline_worker;
