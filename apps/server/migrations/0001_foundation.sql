-- Roles belong to the cluster, so a second database on it finds them already there.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearthline_app') then
    create role hearthline_app nologin nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'hearthline_worker') then
    create role hearthline_worker nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of this cluster made them at the same moment
end
$$;

grant hearthline_app, hearthline_worker to current_user;

create extension if not exists citext;

revoke create on schema public from public;
grant usage on schema public to hearthline_app, hearthline_worker;

-- Credentials, sessions and one-time tokens: reachable only through SECURITY DEFINER functions.
create schema system;
grant usage on schema system to hearthline_app, hearthline_worker;

-- The agent on whose behalf this transaction runs; null outside of asAgent, which matches no row.
create function current_agent_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('hearthline.agent_id', true), '')::uuid;

-- One call makes a table agent-owned: forced row-level security for the app, all rows for named jobs of the worker.
create procedure make_agent_owned(table_name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy own_rows on %s to hearthline_app using (agent_id = current_agent_id()) with check (agent_id = current_agent_id())',
    table_name);
  execute format('create policy all_rows on %s to hearthline_worker using (true) with check (true)', table_name);
  -- SECURITY DEFINER functions run as the owner, who is bound by forced security unless it is a superuser.
  execute format('create policy owner_rows on %s to %I using (true) with check (true)', table_name, current_user);
  execute format('grant select, insert, update, delete on %s to hearthline_app, hearthline_worker', table_name);
end
$$;
revoke execute on procedure make_agent_owned(regclass) from public;

-- The app role cannot write the queue's tables; this is its only way to leave work for a job, in its own transaction.
create function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null, max_attempts int default 25)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload => enqueue_job.payload, job_key => enqueue_job.job_key,
    run_at => enqueue_job.run_at, max_attempts => enqueue_job.max_attempts);
end
$$;
revoke execute on function enqueue_job(text, json, text, timestamptz, int) from public;
grant execute on function enqueue_job(text, json, text, timestamptz, int) to hearthline_app, hearthline_worker;
