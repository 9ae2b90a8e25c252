-- Sites that stand on the public origin, for whoever looks for all of them; one under a name of its own tells of itself.
create function system.list_published_sites(p_most int) returns table (slug text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select n.slug
    from public.site s join public.site_slug n on n.agent_id = s.agent_id and n.is_current
    where s.live_version is not null and s.host_proven_at is null
    order by s.published_at desc nulls last, n.slug
    limit p_most;
$$;
revoke execute on function system.list_published_sites(int) from public;
grant execute on function system.list_published_sites(int) to hearthline_app;
