-- The outbox and its log. A message is written in the transaction that causes it; a job sends it. It only grows, so it is
-- split by the years of its ids.
create table message (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  mailing_id uuid,
  -- Null for a test that an agent sends to himself, and when the client was erased.
  client_id uuid,
  channel text not null check (channel in ('email', 'sms')),
  -- 'personal' or a commercial category.
  category text not null,
  language text not null check (language in ('en', 'fr')),
  to_address text not null,
  to_name text not null default '',
  from_name text not null default '',
  reply_to text not null default '',
  subject text not null default '',
  html text not null default '',
  text text not null,
  -- Targets of the links that were replaced by watched ones, in their order.
  links text[] not null default '{}',
  is_watched boolean not null default false,
  is_test boolean not null default false,
  status text not null check (status in ('waiting', 'sending', 'delivered', 'failed', 'leftOut', 'cancelled')),
  reason text,
  not_before timestamptz not null,
  attempts smallint not null default 0,
  -- Just before the last byte goes to the next server. From here until it is marked delivered nobody can know whether
  -- that server has it: the one moment in which it may be sent twice.
  handed_over_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  grade text not null default 'none' check (grade in ('none', 'machine', 'likely', 'confirmed')),
  clicks int not null default 0,
  replied_at timestamptz,
  bounced_at timestamptz,
  -- Name, address and subject without accents and capitals.
  search_text text not null default '',
  created_at timestamptz not null,
  primary key (agent_id, id)
) partition by range (id);
create index on message (agent_id, client_id, id desc);
create index on message (agent_id, created_at);
create index on message (agent_id, mailing_id) where mailing_id is not null;
create index on message (agent_id, delivered_at desc) where delivered_at is not null;
create index message_open on message (status, not_before) where status in ('waiting', 'sending');

create table message_event (
  agent_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  kind text not null,
  at timestamptz not null,
  detail text not null default '',
  grade text,
  primary key (agent_id, id),
  foreign key (agent_id, message_id) references message on delete cascade
) partition by range (id);
create index on message_event (agent_id, message_id, id);

do $$
begin
  for year in 2025..2045 loop
    execute format('create table message_%s partition of message for values from (%L) to (%L)',
      year, first_id_of_year(year), first_id_of_year(year + 1));
    execute format('call make_agent_owned(%L)', format('message_%s', year));
    execute format('create table message_event_%s partition of message_event for values from (%L) to (%L)',
      year, first_id_of_year(year), first_id_of_year(year + 1));
    execute format('call make_agent_owned(%L)', format('message_event_%s', year));
  end loop;
end
$$;
create table message_other partition of message default;
create table message_event_other partition of message_event default;
call make_agent_owned('message_other');
call make_agent_owned('message_event_other');
call make_agent_owned('message');
call make_agent_owned('message_event');

-- A letter to many; its messages are written in portions.
create table mailing (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  category text not null,
  audience jsonb not null,
  letter jsonb not null,
  state text not null check (state in ('scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz not null,
  -- The last client that was written to, in the order of their ids; null before the first.
  written_to uuid,
  total int not null default 0,
  left_out int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agent_id, id)
);
call make_agent_owned('mailing');

create table mailing_draft (
  agent_id uuid primary key references agent on delete cascade,
  content text not null,
  saved_at timestamptz not null
);
call make_agent_owned('mailing_draft');

create table mail_setting (
  agent_id uuid primary key references agent on delete cascade,
  watches_reading boolean not null default true,
  daily_limit int not null default 500,
  updated_at timestamptz not null default now()
);
call make_agent_owned('mail_setting');
