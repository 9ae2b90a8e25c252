-- What reaches an agent by mail or SMS. It waits here, so that what comes together goes out as one message, and it stays
-- for a while after that, so that nothing is told twice by one channel.
create table notification_delivery (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  topic text not null,
  dedup_key text,
  title text not null,
  -- Plain text.
  body text not null,
  link text,
  created_at timestamptz not null,
  -- Told, or not wanted any more; null while it waits.
  ended_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('notification_delivery');
create unique index on notification_delivery (agent_id, channel, dedup_key) where dedup_key is not null;
create index on notification_delivery (agent_id, channel, topic, ended_at);
create index on notification_delivery (ended_at) where ended_at is not null;

-- Addresses of agents at which nothing arrives. Another address opens the channel again.
create table notification_channel_failure (
  agent_id uuid not null references agent on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  address text not null,
  failed_at timestamptz not null,
  primary key (agent_id, channel)
);
call make_agent_owned('notification_channel_failure');

-- What an administrator tells all agents; the row belongs to who wrote it.
create table announcement (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  title_en text not null,
  title_fr text not null,
  body_en text not null,
  body_fr text not null,
  created_at timestamptz not null,
  -- The last agent who was told, in the order of their ids; null before the first.
  told_to uuid,
  told int not null default 0,
  finished_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('announcement');

-- Whom an announcement reaches: agents who have confirmed their address. Others cannot sign in, and the address may be a
-- stranger's.
create function system.list_announced_agents(p_after uuid, p_limit int) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.agent_id from public.agent a join system.credential c on c.agent_id = a.agent_id
    where a.kind = 'Agent' and c.email_verified_at is not null and (p_after is null or a.agent_id > p_after)
    order by a.agent_id limit p_limit
$$;
-- How many these are: a number and nothing else.
create function system.count_announced_agents() returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::int from system.list_announced_agents(null, null)
$$;
revoke execute on function system.list_announced_agents(uuid, int), system.count_announced_agents() from public;
grant execute on function system.list_announced_agents(uuid, int) to hearthline_worker;
grant execute on function system.count_announced_agents() to hearthline_app;

-- Steps in the lives of listings that those who follow them are told of. A step is noted once, however often a feed
-- tells its history anew.
create table listing_change (
  event_id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  noted_at timestamptz not null,
  -- Its followers were looked for.
  taken_at timestamptz
);
create index on listing_change (listing_id);
create index listing_change_waiting on listing_change (event_id) where taken_at is null;
create index on listing_change (noted_at);
grant select, insert, update, delete on listing_change to hearthline_worker;

-- Which analyses compare a home with others.
create index cma_chosen on cma using gin ((draft -> 'chosen') jsonb_path_ops) where deleted_at is null;
-- Whose conditions end on which day.
create index listing_condition_ends on listing (conditional_expiry_date) where state = 'conditional';

-- A job that waits under a key may keep the time at which it was to run, so that what joins it does not put it off.
drop function enqueue_job(text, json, text, timestamptz, int, text);
create function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null,
    max_attempts int default 25, queue text default null, keeps_run_at boolean default false)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload => enqueue_job.payload, job_key => enqueue_job.job_key, queue_name => enqueue_job.queue,
    run_at => enqueue_job.run_at, max_attempts => enqueue_job.max_attempts,
    job_key_mode => case when keeps_run_at then 'preserve_run_at' else 'replace' end);
end
$$;
revoke execute on function enqueue_job(text, json, text, timestamptz, int, text, boolean) from public;
grant execute on function enqueue_job(text, json, text, timestamptz, int, text, boolean)
  to hearthline_app, hearthline_worker;
