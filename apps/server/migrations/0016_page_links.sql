-- Links to pages for people without an account. Only the hash of a token is kept, so a copy of this table opens no page.
create table system.page_link (
  agent_id uuid not null references public.agent on delete cascade,
  id uuid not null,
  -- Which kind of page it opens, for instance 'report'.
  kind text not null,
  -- What the page shows, in the words of its kind: the id of a report.
  subject_id uuid not null,
  -- Of the subject's links, counted from 1.
  version int not null,
  -- SHA-256; null for a link from the time before this table, which carries a signature instead.
  token_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (agent_id, id)
);
create index page_link_subject on system.page_link (agent_id, kind, subject_id);
create unique index page_link_token on system.page_link (token_hash);

-- Reports were opened by signed links with a number, of which only the last one counted.
insert into system.page_link (agent_id, id, kind, subject_id, version, created_at, expires_at)
  select agent_id, gen_random_uuid(), 'report', id, link_number, created_at, link_expires_at
  from public.cma_report where link_number > 0 and link_expires_at is not null;
alter table public.cma_report drop column link_number, drop column link_expires_at;

-- What whoever has a token may know: what it opens, as long as it does.
create function system.find_page_link(p_token_hash bytea, p_now timestamptz)
  returns table (agent_id uuid, kind text, subject_id uuid, version int)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.agent_id, l.kind, l.subject_id, l.version from system.page_link l
    where l.token_hash = p_token_hash and l.revoked_at is null and l.expires_at > p_now;
$$;

-- These work only for the agent on whose behalf the transaction runs.
create function system.list_own_page_links(p_kind text, p_subject_ids uuid[], p_now timestamptz)
  returns table (id uuid, subject_id uuid, version int, is_signed boolean, expires_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.id, l.subject_id, l.version, l.token_hash is null, l.expires_at from system.page_link l
    where l.agent_id = public.current_agent_id() and l.kind = p_kind and l.subject_id = any (p_subject_ids)
      and l.revoked_at is null and l.expires_at > p_now
    order by l.version;
$$;

create function system.create_own_page_link(p_id uuid, p_kind text, p_subject_id uuid, p_token_hash bytea,
    p_now timestamptz, p_expires_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into system.page_link (agent_id, id, kind, subject_id, version, token_hash, created_at, expires_at)
    select public.current_agent_id(), p_id, p_kind, p_subject_id, coalesce(max(l.version), 0) + 1, p_token_hash, p_now,
        p_expires_at
      from system.page_link l
      where l.agent_id = public.current_agent_id() and l.kind = p_kind and l.subject_id = p_subject_id;
$$;

create function system.extend_own_page_link(p_id uuid, p_expires_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.page_link set expires_at = p_expires_at where agent_id = public.current_agent_id() and id = p_id;
$$;

create function system.revoke_own_page_links(p_kind text, p_subject_id uuid, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.page_link set revoked_at = p_now
    where agent_id = public.current_agent_id() and kind = p_kind and subject_id = p_subject_id and revoked_at is null;
$$;

revoke execute on function system.find_page_link(bytea, timestamptz),
  system.list_own_page_links(text, uuid[], timestamptz),
  system.create_own_page_link(uuid, text, uuid, bytea, timestamptz, timestamptz),
  system.extend_own_page_link(uuid, timestamptz),
  system.revoke_own_page_links(text, uuid, timestamptz) from public;
grant execute on function system.find_page_link(bytea, timestamptz),
  system.list_own_page_links(text, uuid[], timestamptz),
  system.create_own_page_link(uuid, text, uuid, bytea, timestamptz, timestamptz),
  system.extend_own_page_link(uuid, timestamptz),
  system.revoke_own_page_links(text, uuid, timestamptz) to hearthline_app;
