create table agent (
  agent_id uuid primary key,
  email citext not null unique,
  kind text not null default 'Agent' check (kind in ('Agent', 'Client')),
  is_admin boolean not null default false,
  title text not null default '',
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  job_title text not null default '',
  -- Storage key of the picture; null shows the default one.
  avatar_key text,
  plan text not null default 'pro',
  plan_renews_on date,
  language text not null default 'en' check (language in ('en', 'fr')),
  theme text not null default 'dark' check (theme in ('light', 'dark')),
  time_zone text not null default 'America/Toronto',
  signature_en text not null default '',
  signature_fr text not null default '',
  -- Only the channels that differ from the defaults in code.
  notification_choices jsonb not null default '{}',
  quiet_hours_on boolean not null default false,
  quiet_from time not null default '21:00',
  quiet_to time not null default '07:30',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call make_agent_owned('agent');
-- Identity, role and plan are not the agent's to change; accounts are made by system.create_account.
revoke insert, update, delete on agent from hearthline_app;
grant update (title, first_name, last_name, phone, job_title, avatar_key, language, theme, time_zone, signature_en,
  signature_fr, notification_choices, quiet_hours_on, quiet_from, quiet_to, updated_at) on agent to hearthline_app;

create table realtor_profile (
  agent_id uuid primary key references agent on delete cascade,
  board_agent_id text not null default '',
  brokerage_name text not null default '',
  phone text not null default '',
  fax text not null default '',
  email text not null default '',
  address text not null default '',
  city text not null default '',
  mailing_address text not null default '',
  updated_at timestamptz not null default now()
);
call make_agent_owned('realtor_profile');

-- Access to listing data; written by the operator, read by the agent.
create table board_agreement (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  board_name text not null,
  valid_from date not null,
  valid_until date not null,
  created_at timestamptz not null default now(),
  primary key (agent_id, id),
  check (valid_from <= valid_until)
);
call make_agent_owned('board_agreement');
revoke insert, update, delete on board_agreement from hearthline_app;
