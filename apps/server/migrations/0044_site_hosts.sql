-- A name that an agent has proven is never the program's own again: without a site behind it, it says that there is none.
create or replace function system.list_site_hosts() returns table (host text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.host from public.site s where s.host_proven_at is not null;
$$;

-- Who proves a name has it, whoever had it before. Two who prove it at once do so one after the other, and the second
-- sees what the first has done. Whoever has the name already does not ask for it, so nobody waits in a circle.
create or replace function system.take_site_host(p_host text)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('site host ' || p_host, 0));
  update public.site set host_proven_at = null, host_problem = 'otherRecord'
    where host = p_host and host_proven_at is not null and agent_id <> public.current_agent_id();
end
$$;
