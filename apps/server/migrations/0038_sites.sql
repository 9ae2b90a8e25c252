-- Sites of agents: what each is to look like, what of it anybody sees, and where it stands.
create table site (
  agent_id uuid primary key references agent on delete cascade,
  -- Counts changes of the draft: who saves has to have seen the last one.
  revision int not null default 1,
  draft jsonb not null,
  saved_at timestamptz not null,
  -- The version that anybody sees; null while the site is off the web.
  live_version int,
  published_at timestamptz,
  -- A name of the agent's own, in small letters.
  host text,
  -- What its TXT record has to say.
  host_proof text not null,
  host_proven_at timestamptz,
  host_checked_at timestamptz,
  host_problem text check (host_problem in ('noRecord', 'otherRecord', 'noAnswer')),
  created_at timestamptz not null
);
create unique index site_by_host on site (host) where host_proven_at is not null;
call make_agent_owned('site');

-- Drafts that were published, or kept when another took their place.
create table site_version (
  agent_id uuid not null,
  number int not null,
  draft jsonb not null,
  reason text not null check (reason in ('published', 'kept')),
  made_at timestamptz not null,
  primary key (agent_id, number),
  foreign key (agent_id) references site on delete cascade
);
create index site_version_by_age on site_version (made_at);
call make_agent_owned('site_version');

-- The last part of a site's address. Those of before lead to the present one, so that nobody else is found under them.
create table site_slug (
  agent_id uuid not null,
  slug text not null,
  is_current boolean not null,
  since timestamptz not null,
  primary key (agent_id, slug),
  foreign key (agent_id) references site on delete cascade
);
create unique index site_by_slug on site_slug (slug);
create unique index site_slug_current on site_slug (agent_id) where is_current;
call make_agent_owned('site_slug');

create table site_picture (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  use text not null check (use in ('hero', 'about', 'logo', 'favicon', 'news')),
  file_name text not null,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null,
  primary key (agent_id, id)
);
create index site_picture_by_age on site_picture (created_at);
call make_agent_owned('site_picture');

-- How often people came, and how many wrote; nothing of whoever it was.
create table site_visit (
  agent_id uuid not null references agent on delete cascade,
  day date not null,
  visits int not null default 0,
  inquiries int not null default 0,
  primary key (agent_id, day)
);
create index site_visit_by_age on site_visit (day);
call make_agent_owned('site_visit');

-- Whose site somebody asks for; of a former name also what it is called now.
create function system.find_site_by_slug(p_slug text)
  returns table (agent_id uuid, slug text, host text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.agent_id, now_called.slug, case when s.host_proven_at is not null then s.host end
    from public.site_slug asked
    join public.site s on s.agent_id = asked.agent_id and s.live_version is not null
    join public.site_slug now_called on now_called.agent_id = s.agent_id and now_called.is_current
    where asked.slug = p_slug;
$$;

create function system.find_site_by_host(p_host text)
  returns table (agent_id uuid, slug text, host text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.agent_id, n.slug, s.host
    from public.site s join public.site_slug n on n.agent_id = s.agent_id and n.is_current
    where s.host = p_host and s.host_proven_at is not null and s.live_version is not null;
$$;

-- Names under which a site is read, for whoever tells them from the program's own.
create function system.list_site_hosts() returns table (host text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.host from public.site s where s.host_proven_at is not null and s.live_version is not null;
$$;

-- Who proves a name has it, whoever had it before.
create function system.take_site_host(p_host text)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.site set host_proven_at = null, host_problem = 'otherRecord'
    where host = p_host and host_proven_at is not null and agent_id <> public.current_agent_id();
$$;
revoke execute on function system.find_site_by_slug(text), system.find_site_by_host(text), system.list_site_hosts(),
  system.take_site_host(text) from public;
grant execute on function system.find_site_by_slug(text), system.find_site_by_host(text), system.list_site_hosts(),
  system.take_site_host(text) to hearthline_app;

-- What anybody sees is drawn anew in every web process.
create function tell_site() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearthline:site', coalesce(new.agent_id, old.agent_id)::text);
  return null;
end
$$;
create trigger tell_site after update on site for each row
  when ((old.live_version, old.host, old.host_proven_at) is distinct from (new.live_version, new.host, new.host_proven_at))
  execute function tell_site();
create trigger tell_site_slug after insert or update or delete on site_slug for each row execute function tell_site();
create trigger tell_site after update on agent for each row
  when ((old.title, old.first_name, old.last_name, old.phone, old.job_title, old.avatar_key, old.email, old.time_zone)
    is distinct from (new.title, new.first_name, new.last_name, new.phone, new.job_title, new.avatar_key, new.email, new.time_zone))
  execute function tell_site();
create trigger tell_site after update on realtor_profile for each row when (old.* is distinct from new.*)
  execute function tell_site();

-- Autosave is no news to other screens; that something went live, or a name was proven, is.
create function system.note_site_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select distinct c.agent_id, tg_argv[0] from changed c join before b on b.agent_id = c.agent_id
   where (c.live_version, c.host, c.host_proven_at, c.host_checked_at)
       is distinct from (b.live_version, b.host, b.host_proven_at, b.host_checked_at)
     and exists (select from system.hub_connection h where h.agent_id = c.agent_id)
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function system.note_site_changes() from public;
create trigger tell_updates after update on site referencing old table as before new table as changed
  for each statement execute function system.note_site_changes('sites');

-- Who lists a home, as the board knows them: an agent's own homes stand first on their site.
alter table listing add column agent_key text, add column agent_mls_id text;
create index listing_by_agent_key on listing (agent_key) where agent_key is not null;
create index listing_by_agent_mls_id on listing (agent_mls_id) where agent_mls_id is not null;
