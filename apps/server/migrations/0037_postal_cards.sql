-- Cards on paper: what an agent writes, the batches that were made of it, and the homes they went to.
create table postal_card (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  revision int not null default 1,
  name text not null,
  size text not null check (size in ('6x4', '9x6')),
  design text not null,
  -- Empty where the words of the design stand.
  line_en text not null,
  line_fr text not null,
  message_en text not null,
  message_fr text not null,
  audience jsonb not null,
  in_hands_on date not null,
  left_out uuid[] not null default '{}',
  -- When both sides of a sale agreed in writing that the card tells its price.
  buyer_consent_on date,
  seller_consent_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agent_id, id),
  check ((buyer_consent_on is null) = (seller_consent_on is null))
);
call make_agent_owned('postal_card');

-- What was printed stays as it was, whatever becomes of its card.
create table postal_batch (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  card_id uuid,
  number int not null,
  code text not null,
  name text not null,
  size text not null,
  design text not null,
  line_en text not null,
  line_fr text not null,
  message_en text not null,
  message_fr text not null,
  buyer_consent_on date,
  seller_consent_on date,
  print_by date not null,
  mail_by date not null,
  in_hands_on date not null,
  state text not null default 'making'
    check (state in ('making', 'failed', 'ready', 'printing', 'mailed', 'done', 'cancelled')),
  progress real not null default 0,
  -- When each state began.
  times jsonb not null default '{}',
  printer text not null default 'self' check (printer in ('self', 'provider')),
  problem text check (problem in ('credentials', 'refused', 'unreachable')),
  -- What the plan counts.
  cards int not null,
  cards_fr int not null,
  pages int not null default 0,
  bytes int not null default 0,
  -- Null until it is drawn, and again when somebody whose name is in it was erased.
  file_key text,
  created_at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, card_id) references postal_card on delete set null (card_id)
);
create index on postal_batch (agent_id, card_id);
create index on postal_batch (agent_id, created_at);
create index postal_batch_at_provider on postal_batch (created_at)
  where printer = 'provider' and state in ('ready', 'printing', 'mailed');
create index postal_batch_by_age on postal_batch (created_at);
call make_agent_owned('postal_batch');

-- One home of a batch, also one that got no card.
create table postal_batch_item (
  agent_id uuid not null,
  batch_id uuid not null,
  position int not null,
  -- The same for every try, so that the provider prints it once.
  id uuid not null,
  name text not null,
  language text not null check (language in ('en', 'fr')),
  lines text[] not null,
  typed text not null,
  verdict text not null check (verdict in ('complete', 'incomplete', 'held', 'noPaper', 'leftOut')),
  problems jsonb not null,
  -- With its placeholders filled.
  message text not null,
  -- What the provider needs of the address in parts; null where no card goes.
  address jsonb,
  provider_id text,
  provider_state text,
  primary key (agent_id, batch_id, position),
  foreign key (agent_id, batch_id) references postal_batch on delete cascade
);
call make_agent_owned('postal_batch_item');

create table postal_batch_person (
  agent_id uuid not null,
  batch_id uuid not null,
  client_id uuid not null,
  position int not null,
  primary key (agent_id, batch_id, client_id),
  foreign key (agent_id, batch_id) references postal_batch on delete cascade,
  foreign key (agent_id, client_id) references client on delete cascade
);
create index on postal_batch_person (agent_id, client_id);
create index on postal_batch_person (agent_id, batch_id, position);
call make_agent_owned('postal_batch_person');

-- Who is erased leaves no name and no address behind, neither in the list nor in the file.
create function forget_postal_person() returns trigger language plpgsql as $$
begin
  delete from postal_batch_item
    where agent_id = old.agent_id and batch_id = old.batch_id and position = old.position;
  update postal_batch set file_key = null where agent_id = old.agent_id and id = old.batch_id and file_key is not null;
  return null;
end
$$;
create trigger forget_postal_person after delete on postal_batch_person for each row
  execute function forget_postal_person();

do $$
declare
  watched record;
begin
  for watched in select * from (values ('postal_card'), ('postal_batch')) as w (table_name)
  loop
    execute format('create trigger tell_inserts after insert on %I referencing new table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'greetings');
    execute format('create trigger tell_updates after update on %I referencing old table as before new table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'greetings');
    execute format('create trigger tell_deletes after delete on %I referencing old table as changed
      for each statement execute function system.note_changes(%L)', watched.table_name, 'greetings');
  end loop;
end
$$;
