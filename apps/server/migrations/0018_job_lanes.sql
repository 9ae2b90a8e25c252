-- Jobs of one agent are done one after the other, so that nobody's thousand mails hold up another's one; and a job over
-- which workers were lost again and again is set aside instead of being tried for ever.
drop function enqueue_job(text, json, text, timestamptz, int);
create function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null,
    max_attempts int default 25, queue text default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload => enqueue_job.payload, job_key => enqueue_job.job_key, queue_name => enqueue_job.queue,
    run_at => enqueue_job.run_at, max_attempts => enqueue_job.max_attempts);
end
$$;
revoke execute on function enqueue_job(text, json, text, timestamptz, int, text) from public;
grant execute on function enqueue_job(text, json, text, timestamptz, int, text) to hearthline_app, hearthline_worker;

create table job_loss (
  job_id bigint primary key,
  times int not null
);
