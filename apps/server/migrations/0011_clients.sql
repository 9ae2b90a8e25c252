create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create type client_category as enum ('interested', 'waitingList', 'notInterested');
create type relation_quality as enum ('new', 'fair', 'good', 'excellent');
create type consent_type as enum ('express', 'impliedBusiness', 'impliedInquiry', 'referral');

create table client (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  email text not null default '',
  more_emails text[] not null default '{}',
  -- E.164, with an extension as ;ext=12.
  phone text not null default '',
  home_number text not null default '',
  office_number text not null default '',
  more_phones jsonb not null default '[]',
  birthday date,
  gender text,
  business_name text not null default '',
  business_type text,
  job_title text not null default '',
  relation relation_quality,
  source text,
  source_detail text not null default '',
  lead_source text,
  timeline text,
  type text,
  category client_category not null default 'interested',
  note text not null default '',
  entry_date date not null,
  is_opted_out boolean not null default false,
  language text not null default 'en' check (language in ('en', 'fr')),
  tags text[] not null default '{}',
  address1 text not null default '',
  address2 text not null default '',
  unit text not null default '',
  city text not null default '',
  province text not null default '',
  postal_code text not null default '',
  country text not null default 'CA',
  move_in_date date,
  -- Cents; a monthly rent for tenants and landlords.
  budget bigint,
  budget_max bigint,
  financial_source text,
  mortgage_status text,
  household_id uuid,
  -- An import may leave open what the form insists on.
  is_incomplete boolean not null default false,
  last_contact_at timestamptz,
  last_contact_kind text,
  -- The same as a day in the agent's calendar.
  last_contact_on date,
  -- The agent's own rhythm and day; both may be left to the rule below.
  cadence_days smallint,
  planned_on date,
  -- The rule of touchbase.ts; a test compares the two. Null for people who are left in peace.
  next_contact_on date generated always as (
    case
      when planned_on is not null then planned_on
      when category = 'notInterested' or cadence_days = 0 then null
      else coalesce(last_contact_on, entry_date) + coalesce(cadence_days,
        case relation when 'excellent' then 14 when 'good' then 30 when 'fair' then 60 else 7 end)
    end) stored,
  -- The strongest consent that was recorded but a referral: its kind and the first day on which it no longer holds.
  consent_type consent_type,
  consent_ends_on date,
  -- Somebody referred them; one message may rest on that where nothing else allows any.
  referral text check (referral in ('unused', 'used')),
  -- What finds and sorts them: names, addresses, e-mails, phones and notes without accents and capitals.
  search_text text not null default '',
  sort_name text not null default '',
  -- Names and places alone: slips of the keyboard are forgiven in these, and comparing short texts is quick.
  similar_text text not null default '',
  import_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- What was deleted together comes back together.
  deleted_batch uuid,
  primary key (agent_id, id)
);
call make_agent_owned('client');
create index client_by_name on client (agent_id, sort_name, id) where deleted_at is null;
create index client_by_contact on client (agent_id, last_contact_at desc nulls last, id) where deleted_at is null;
create index client_by_budget on client (agent_id, budget desc nulls last, id) where deleted_at is null;
create index client_by_next_contact on client (agent_id, next_contact_on, id) where deleted_at is null;
create index client_by_entry on client (agent_id, entry_date, id) where deleted_at is null;
create index client_by_category on client (agent_id, category) where deleted_at is null;
create index client_by_household on client (agent_id, household_id) where household_id is not null;
create index client_by_batch on client (agent_id, deleted_batch) where deleted_batch is not null;
create index client_by_import on client (agent_id, import_id) where import_id is not null;
create index client_by_likeness on client using gin (agent_id, similar_text gin_trgm_ops) where deleted_at is null;
create index client_by_words on client using gin (agent_id, search_text gin_trgm_ops) where deleted_at is null;

-- Every address and number by which a client who is not deleted can be recognised. One e-mail belongs to one client.
create table client_email (
  agent_id uuid not null,
  email citext not null,
  client_id uuid not null,
  primary key (agent_id, email),
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on client_email (agent_id, client_id);
call make_agent_owned('client_email');

create table client_phone (
  agent_id uuid not null,
  number text not null,
  client_id uuid not null,
  primary key (agent_id, number, client_id),
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on client_phone (agent_id, client_id);
call make_agent_owned('client_phone');

-- Only clients whose addresses or numbers changed: a logged call must not rewrite them.
create function follow_client_contacts() returns trigger
  language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed);
  else
    ids := array(
      select c.id from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
      where (b.email, b.more_emails, b.phone, b.home_number, b.office_number, b.more_phones, b.deleted_at is null)
        is distinct from
        (c.email, c.more_emails, c.phone, c.home_number, c.office_number, c.more_phones, c.deleted_at is null));
    if cardinality(ids) = 0 then return null; end if;
    delete from client_email e using changed c where e.agent_id = c.agent_id and e.client_id = c.id and c.id = any (ids);
    delete from client_phone p using changed c where p.agent_id = c.agent_id and p.client_id = c.id and c.id = any (ids);
  end if;
  insert into client_email (agent_id, email, client_id)
    select distinct c.agent_id, e.email::citext, c.id
    from changed c cross join lateral unnest(array_append(c.more_emails, c.email)) as e (email)
    where c.id = any (ids) and c.deleted_at is null and e.email <> '';
  insert into client_phone (agent_id, number, client_id)
    select distinct c.agent_id, split_part(p.number, ';', 1), c.id
    from changed c cross join lateral (
      select unnest(array[c.phone, c.home_number, c.office_number]) as number
      union all select item ->> 'number' from jsonb_array_elements(c.more_phones) as item) p
    where c.id = any (ids) and c.deleted_at is null and p.number <> '';
  return null;
end
$$;
create trigger follow_inserts after insert on client referencing new table as changed
  for each statement execute function follow_client_contacts();
create trigger follow_updates after update on client referencing old table as before new table as changed
  for each statement execute function follow_client_contacts();

-- Text operators are not leakproof, so under row-level security no index would serve them: this looks for the agent of the
-- transaction, and for nobody else.
create function find_clients(p_agent_id uuid, p_patterns text[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  -- One condition a word: an index serves each of them, but not a list of them.
  return query execute
    'select c.id from public.client c where c.agent_id = $1 and c.deleted_at is null'
    || (select coalesce(string_agg(format(' and c.search_text like %L', pattern), ''), '') from unnest(p_patterns) as pattern)
    using p_agent_id;
end
$$;
revoke execute on function find_clients(uuid, text[]) from public;
grant execute on function find_clients(uuid, text[]) to hearthline_app;

-- The same with slips of the keyboard forgiven; the likest come first.
create function find_similar_clients(p_agent_id uuid, p_text text, p_limit int)
  returns table (id uuid, likeness real)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set pg_trgm.word_similarity_threshold = 0.25 as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  return query
    select c.id, public.word_similarity(p_text, c.similar_text) as likeness from public.client c
    where c.agent_id = p_agent_id and c.deleted_at is null and p_text operator(public.<%) c.similar_text
    order by likeness desc, c.id limit p_limit;
end
$$;
revoke execute on function find_similar_clients(uuid, text, int) from public;
grant execute on function find_similar_clients(uuid, text, int) to hearthline_app;

create table client_consent (
  agent_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  type consent_type not null,
  given_on date not null,
  withdrawn_on date,
  evidence text not null,
  text_shown text not null default '',
  recorded_at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on client_consent (agent_id, client_id);
call make_agent_owned('client_consent');

-- What stays of a person who was erased: that there was a consent and what it said, by a digest of the address alone.
create table consent_proof (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  address_digest bytea not null,
  type consent_type not null,
  given_on date not null,
  withdrawn_on date,
  text_shown text not null,
  recorded_at timestamptz not null,
  erased_at timestamptz not null,
  primary key (agent_id, id)
);
call make_agent_owned('consent_proof');

-- Addresses to which nothing commercial may go, all of it or one category of it. It outlives the client.
create table suppression (
  agent_id uuid not null references agent on delete cascade,
  address_digest bytea not null,
  -- 'all' or a commercial category.
  category text not null,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'erased')),
  at timestamptz not null,
  primary key (agent_id, address_digest, category)
);
call make_agent_owned('suppression');

create table client_note (
  agent_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  text text not null,
  is_pinned boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on client_note (agent_id, client_id, created_at);
call make_agent_owned('client_note');

create table client_task (
  agent_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  title text not null,
  due_on date,
  done_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on client_task (agent_id, client_id, done_at);
create index client_task_open on client_task (agent_id, due_on) where done_at is null and deleted_at is null;
call make_agent_owned('client_task');

-- Contacts and changes; it only grows, so it is split by the years of its ids.
create table client_activity (
  agent_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('contact', 'change')),
  -- Which contact or which change.
  what text not null,
  minutes smallint,
  text text not null default '',
  at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client on delete cascade
) partition by range (id);
create index on client_activity (agent_id, client_id, at desc, id desc);
do $$
begin
  for year in 2025..2045 loop
    execute format('create table client_activity_%s partition of client_activity for values from (%L) to (%L)',
      year, first_id_of_year(year), first_id_of_year(year + 1));
    execute format('call make_agent_owned(%L)', format('client_activity_%s', year));
  end loop;
end
$$;
create table client_activity_other partition of client_activity default;
call make_agent_owned('client_activity_other');
call make_agent_owned('client_activity');

create table smart_list (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('smart_list');

create table client_draft (
  agent_id uuid not null references agent on delete cascade,
  -- The client that is being changed; all zeros for a new one.
  client_id uuid not null,
  -- As the form wrote it; nobody else reads it.
  content text not null,
  step smallint not null,
  saved_at timestamptz not null,
  primary key (agent_id, client_id)
);
call make_agent_owned('client_draft');

create table client_import (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  file_name text not null,
  byte_size int not null,
  -- Bytes of each part, in the order in which they are put together; 0 for one that has not arrived.
  part_sizes int[] not null,
  state text not null check (state in ('uploading', 'mapping', 'checking', 'checked', 'importing', 'done', 'failed', 'undone')),
  failure text check (failure in ('notReadable', 'empty', 'tooManyRows', 'tooManyColumns', 'interrupted')),
  -- What the file is and how its columns are read.
  plan jsonb not null default '{}',
  -- Counts up with every plan, so that a check of an older plan knows that it is no longer wanted.
  run int not null default 0,
  rows_total int not null default 0,
  rows_done int not null default 0,
  counts jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agent_id, id)
);
call make_agent_owned('client_import');
-- Two imports at once could not tell each other's people apart.
create unique index client_import_running on client_import (agent_id) where state = 'importing';
create index client_import_by_age on client_import (updated_at);

-- Rows that were left out, taken incomplete or belong to somebody known, and why.
create table client_import_issue (
  agent_id uuid not null,
  import_id uuid not null,
  row_number int not null,
  kind text not null check (kind in ('refused', 'incomplete', 'known', 'likely')),
  reasons text[] not null,
  -- The row as it stood in the file, long texts cut.
  cells text[] not null,
  primary key (agent_id, import_id, row_number),
  foreign key (agent_id, import_id) references client_import on delete cascade
);
create index on client_import_issue (agent_id, import_id, kind, row_number);
call make_agent_owned('client_import_issue');

-- To whom e-mails belong; like find_clients it looks for the agent of the transaction only, and by the index.
create function find_email_owners(p_agent_id uuid, p_emails text[]) returns table (email text, client_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  return query
    select wanted.email, e.client_id
    from unnest(p_emails) as wanted (email)
    join public.client_email e
      on e.agent_id = p_agent_id and e.email operator(public.=) wanted.email::public.citext;
end
$$;
revoke execute on function find_email_owners(uuid, text[]) from public;
grant execute on function find_email_owners(uuid, text[]) to hearthline_app;
