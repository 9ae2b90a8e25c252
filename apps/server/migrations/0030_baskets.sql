create type basket_type as enum ('Manual', 'Automatic');
create type request_state as enum ('pending', 'approved', 'rejected', 'sent');
create type basket_answer_kind as enum ('yes', 'maybe', 'no');
create type showing_state as enum ('asked', 'proposed', 'accepted', 'declined', 'withdrawn');

-- Homes for a client, or for the clients who live together with them.
create table basket (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  -- Counts changes of what the form holds: who saves has to have seen the last one.
  revision int not null default 1,
  type basket_type not null,
  name text not null,
  client_id uuid not null,
  is_for_household boolean not null default false,
  additional_email text not null default '',
  activates_on date not null,
  time_unit text not null check (time_unit in ('never', 'daily', 'weekly', 'monthly')),
  -- The search that its homes came from.
  criteria jsonb,
  copies_to_agent boolean not null,
  needs_confirmation boolean not null,
  by_email boolean not null default true,
  by_sms boolean not null default false,
  -- The agent's words above the homes.
  message text not null default '',
  -- The name as searches compare it.
  search_text text not null,
  -- When approved homes go out, where the agent sent them before the day of activation.
  sends_at timestamptz,
  -- When somebody was last written to about it.
  notified_at timestamptz,
  -- When changes of its homes are told next; null where they never are, or nothing was sent yet.
  next_digest_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client on delete cascade,
  check (by_email or by_sms)
);
create index on basket (agent_id, client_id);
create index on basket (agent_id, type, updated_at);
create index basket_digest on basket (next_digest_at) where next_digest_at is not null and deleted_at is null;
call make_agent_owned('basket');

-- A home is in a basket once, under whatever number it is listed. It stays when its listing goes, for what was said to it.
create table basket_home (
  agent_id uuid not null,
  id uuid not null,
  basket_id uuid not null,
  -- As it was added; the page shows the newest listing of the same home.
  listing_id uuid not null,
  mls_number text not null,
  -- Finds the home again under another number; the listing's id where its address is not known.
  home_key text not null,
  position int not null,
  -- The agent's words about it, for the client.
  note text not null default '',
  state request_state not null,
  -- When it was put into the outbox.
  sent_at timestamptz,
  sending_id uuid,
  -- How it stood when somebody was last written to about it; changes are told from here on.
  told jsonb,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, basket_id) references basket on delete cascade
);
create unique index basket_home_once on basket_home (agent_id, basket_id, home_key) where removed_at is null;
create index on basket_home (agent_id, basket_id, position);
create index on basket_home (listing_id);
call make_agent_owned('basket_home');

-- How each home came to its state.
create table basket_step (
  agent_id uuid not null,
  id uuid not null,
  home_id uuid not null,
  action text not null check (action in ('approve', 'reject', 'reconsider', 'send', 'takeBack')),
  from_state request_state not null,
  to_state request_state not null,
  -- False for what happens by itself.
  is_by_agent boolean not null,
  at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, home_id) references basket_home on delete cascade
);
create index on basket_step (agent_id, home_id, id);
call make_agent_owned('basket_step');

-- Who a basket is for: each has a link and answers of their own.
create table basket_reader (
  agent_id uuid not null,
  id uuid not null,
  basket_id uuid not null,
  -- Null for the additional e-mail.
  client_id uuid,
  -- Of somebody who is no client.
  email text not null default '',
  -- Others of the household see what this one says.
  shares_answers boolean not null default true,
  visits int not null default 0,
  -- When this visit began and when it was last heard of; looking alone is no visit.
  visit_began_at timestamptz,
  visited_at timestamptz,
  -- The end of the visit before this one.
  previous_visit_at timestamptz,
  created_at timestamptz not null,
  -- Left the household, or the address was taken away; what was said stays.
  removed_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, basket_id) references basket on delete cascade,
  foreign key (agent_id, client_id) references client on delete cascade,
  check (client_id is null or email = '')
);
create unique index basket_reader_client on basket_reader (agent_id, basket_id, client_id) where client_id is not null;
create unique index basket_reader_email on basket_reader (agent_id, basket_id, email) where client_id is null;
create index on basket_reader (agent_id, basket_id);
create index on basket_reader (agent_id, client_id);
call make_agent_owned('basket_reader');

-- What somebody saw of a home, and how often they opened it.
create table basket_view (
  agent_id uuid not null,
  reader_id uuid not null,
  home_id uuid not null,
  -- How it stood in this visit, and in the one before, with which this one is compared.
  seen jsonb,
  compared jsonb,
  opened int not null default 0,
  first_opened_at timestamptz,
  opened_at timestamptz,
  -- Looked at, as far as a script could tell and consent allows to ask.
  seconds int not null default 0,
  seen_at timestamptz not null,
  primary key (agent_id, reader_id, home_id),
  foreign key (agent_id, reader_id) references basket_reader on delete cascade,
  foreign key (agent_id, home_id) references basket_home on delete cascade
);
create index on basket_view (agent_id, home_id);
create index on basket_view (seen_at);
call make_agent_owned('basket_view');

create table basket_answer (
  agent_id uuid not null,
  reader_id uuid not null,
  home_id uuid not null,
  answer basket_answer_kind not null,
  reasons text[] not null default '{}',
  answered_at timestamptz not null,
  -- The agent has seen it.
  read_at timestamptz,
  primary key (agent_id, reader_id, home_id),
  foreign key (agent_id, reader_id) references basket_reader on delete cascade,
  foreign key (agent_id, home_id) references basket_home on delete cascade
);
create index on basket_answer (agent_id, home_id);
call make_agent_owned('basket_answer');

-- What readers and the agent write to each other, about a home or about the basket.
create table basket_comment (
  agent_id uuid not null,
  id uuid not null,
  basket_id uuid not null,
  home_id uuid,
  -- Who wrote it; null for the agent.
  reader_id uuid,
  -- To whom the agent wrote; null for everybody of the basket.
  to_reader_id uuid,
  text text not null,
  at timestamptz not null,
  -- By the agent.
  read_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, basket_id) references basket on delete cascade,
  foreign key (agent_id, home_id) references basket_home on delete cascade,
  foreign key (agent_id, reader_id) references basket_reader on delete cascade,
  foreign key (agent_id, to_reader_id) references basket_reader on delete cascade
);
create index on basket_comment (agent_id, basket_id, id);
create index on basket_comment (agent_id, home_id);
create index on basket_comment (agent_id, reader_id, at);
create index on basket_comment (agent_id, to_reader_id);
create index basket_comment_unread on basket_comment (agent_id, basket_id) where reader_id is not null and read_at is null;
call make_agent_owned('basket_comment');

create table showing_request (
  agent_id uuid not null,
  id uuid not null,
  home_id uuid not null,
  reader_id uuid not null,
  state showing_state not null,
  -- What suits the reader; what the agent proposes instead; what both agreed on.
  times timestamptz[] not null check (cardinality(times) <= 3),
  proposed timestamptz[] not null default '{}',
  agreed_at timestamptz,
  message text not null default '',
  reply text not null default '',
  -- Of the client, once it is agreed on.
  task_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, home_id) references basket_home on delete cascade,
  foreign key (agent_id, reader_id) references basket_reader on delete cascade
);
create index on showing_request (agent_id, home_id);
create index on showing_request (agent_id, reader_id);
create index showing_request_open on showing_request (agent_id, created_at) where state in ('asked', 'proposed');
call make_agent_owned('showing_request');

-- Homes or changes on their way to the readers. They wait in the outbox and can be taken back.
create table basket_sending (
  agent_id uuid not null,
  id uuid not null,
  basket_id uuid not null,
  kind text not null check (kind in ('homes', 'changes')),
  homes int not null,
  created_at timestamptz not null,
  leaves_at timestamptz not null,
  taken_back_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, basket_id) references basket on delete cascade
);
create index on basket_sending (agent_id, basket_id, created_at);
call make_agent_owned('basket_sending');

-- Which message of it goes to whom. A message that was erased leaves its line.
create table basket_message (
  agent_id uuid not null,
  sending_id uuid not null,
  -- Null for the agent's own copy.
  reader_id uuid,
  message_id uuid not null,
  primary key (agent_id, message_id),
  foreign key (agent_id, sending_id) references basket_sending on delete cascade,
  foreign key (agent_id, reader_id) references basket_reader on delete cascade
);
create index on basket_message (agent_id, sending_id);
create index on basket_message (agent_id, reader_id);
call make_agent_owned('basket_message');

-- What somebody who is no client allows: the additional e-mail of a basket.
create table address_consent (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  email text not null,
  type consent_type not null,
  given_on date not null,
  withdrawn_on date,
  -- Who referred them, for a referral.
  referred_by text not null default '',
  is_referral_used boolean not null default false,
  text_shown text not null default '',
  recorded_at timestamptz not null,
  primary key (agent_id, id)
);
create index on address_consent (agent_id, email);
call make_agent_owned('address_consent');

-- Ontario wants both before a home is shown.
alter table client add column reco_guide_on date, add column representation_on date;

-- Whose link it was that has ended, so that its page can say whom to ask.
create function system.find_ended_page_link(p_token_hash bytea, p_now timestamptz)
  returns table (agent_id uuid, kind text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.agent_id, l.kind from system.page_link l
    where l.token_hash = p_token_hash and (l.revoked_at is not null or l.expires_at <= p_now);
$$;
revoke execute on function system.find_ended_page_link(bytea, timestamptz) from public;
grant execute on function system.find_ended_page_link(bytea, timestamptz) to hearthline_app;

-- That the agent has read an answer is no news to the screen on which it was read.
create function system.note_answer_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select distinct c.agent_id, tg_argv[0] from changed c
    join before b on b.agent_id = c.agent_id and b.reader_id = c.reader_id and b.home_id = c.home_id
   where (c.answer, c.reasons) is distinct from (b.answer, b.reasons)
     and exists (select from system.hub_connection h where h.agent_id = c.agent_id)
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function system.note_answer_changes() from public;

-- Screens that show baskets read them again. A comment is changed by nothing but its reading.
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('basket', 'note_changes'), ('basket_home', 'note_changes'), ('basket_answer', 'note_answer_changes'),
      ('basket_comment', null), ('showing_request', 'note_changes'), ('basket_sending', 'note_changes')
    ) as w (table_name, of_updates)
  loop
    execute format('create trigger tell_inserts after insert on %I referencing new table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'baskets');
    if watched.of_updates is not null then
      execute format('create trigger tell_updates after update on %I referencing old table as before new table as changed
        for each statement execute function system.%I(%L)', watched.table_name, watched.of_updates, 'baskets');
    end if;
    execute format('create trigger tell_deletes after delete on %I referencing old table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'baskets');
  end loop;
end
$$;

-- No screen shows what goes to the agent: a mail of a notification makes nobody read messages again.
create or replace function system.note_message_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select distinct c.agent_id, tg_argv[0] from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
   where c.category <> 'notification'
     and ((c.status <> b.status and c.status <> 'sending')
       or (c.client_id, c.delivered_at, c.read_at, c.grade, c.clicks, c.replied_at, c.bounced_at)
         is distinct from (b.client_id, b.delivered_at, b.read_at, b.grade, b.clicks, b.replied_at, b.bounced_at))
     and exists (select from system.hub_connection h where h.agent_id = c.agent_id)
  on conflict do nothing;
  return null;
end
$$;

create function system.note_new_messages() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.hub_change (agent_id, topic)
  select agents.agent_id, tg_argv[0]
    from (select distinct agent_id from changed where category <> 'notification') as agents
   where exists (select from system.hub_connection c where c.agent_id = agents.agent_id)
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function system.note_new_messages() from public;
drop trigger tell_inserts on message;
create trigger tell_inserts after insert on message referencing new table as changed
  for each statement execute function system.note_new_messages('messages');
