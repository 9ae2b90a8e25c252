-- Figures of a place come from its sales of two years: answered from these alone.
create index listing_sales_of_municipality on listing (municipality_code, sold_date)
  include (source, kind, close_price, list_price, list_date, paused_days)
  where offer = 'sale' and state = 'firm' and close_price is not null;
create index listing_sales_of_community on listing (community_code, sold_date)
  include (source, kind, close_price, list_price, list_date, paused_days)
  where offer = 'sale' and state = 'firm' and close_price is not null;

-- What a board allows of its data; one without a row allows it. Written by the operator.
create table board_rule (
  source text primary key,
  -- Whether figures of its sales may be shown to people who are no agents.
  may_publish_figures boolean not null default true
);
call make_market_owned('board_rule');

-- What an agent writes for the site and for clients.
create table news_post (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  revision int not null default 1,
  -- Title, summary and sanitised body in both languages.
  texts jsonb not null,
  cover jsonb,
  -- Of its figures; the first stands for everybody who lives in none of the others.
  places jsonb not null,
  figure_kind text,
  figure_days int not null check (figure_days in (90, 365)),
  is_on_site boolean not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  -- Part of its address: it stays from the day it first came out.
  slug text not null,
  publish_at timestamptz,
  published_at timestamptz,
  withdrawn_at timestamptz,
  -- It can be brought back for a while.
  deleted_at timestamptz,
  -- The report of the library that it was made of.
  report_key text,
  en_changed_at timestamptz not null,
  fr_changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agent_id, id),
  unique (agent_id, slug),
  check ((state = 'scheduled') = (publish_at is not null)),
  check (state <> 'published' or published_at is not null)
);
create index on news_post (agent_id, published_at desc) where state = 'published' and is_on_site and deleted_at is null;
create index on news_post (deleted_at) where deleted_at is not null;
call make_agent_owned('news_post');

-- Written one by one when their time comes, by the feature that is named; null for what an agent wrote as a mail.
alter table mailing add column source text check (source in ('news'));

-- Which mailings sent a post.
create table news_mailing (
  agent_id uuid not null,
  mailing_id uuid not null,
  post_id uuid not null,
  primary key (agent_id, mailing_id),
  foreign key (agent_id, mailing_id) references mailing on delete cascade,
  foreign key (agent_id, post_id) references news_post on delete cascade
);
create index on news_mailing (agent_id, post_id);
call make_agent_owned('news_mailing');

-- Looks at a post on the site; nothing is known of who looked.
create table news_visit (
  agent_id uuid not null,
  post_id uuid not null,
  day date not null,
  visits int not null,
  primary key (agent_id, post_id, day),
  foreign key (agent_id, post_id) references news_post on delete cascade
);
call make_agent_owned('news_visit');
