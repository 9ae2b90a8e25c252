-- Greetings: what an agent scheduled, what each client wants of it, and what became of every greeting.
create table greeting_task (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  revision int not null default 1,
  category text not null,
  occasions text[] not null,
  name text not null default '',
  design text not null,
  -- In both languages; null where the words of the design stand.
  words jsonb,
  -- Of a day of the agent's own.
  custom_on date,
  repeats boolean not null,
  audience text not null check (audience in ('all', 'client', 'list')),
  client_id uuid,
  list_id uuid,
  approves boolean not null,
  -- The switch of its category made it.
  is_standing boolean not null default false,
  state text not null default 'scheduled' check (state in ('scheduled', 'cancelled')),
  -- From when on its days and its clients are as they are: what lies before is not made up for.
  counts_from timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, client_id) references client on delete cascade,
  check ((audience = 'client') = (client_id is not null) and (audience = 'list') = (list_id is not null))
);
create unique index greeting_task_standing on greeting_task (agent_id, category) where is_standing;
create index on greeting_task (agent_id, client_id);
call make_agent_owned('greeting_task');

-- What the record of a client says about greetings; without a row, nothing beyond the usual.
create table greeting_wish (
  agent_id uuid not null,
  client_id uuid not null,
  feasts text[] not null default '{}',
  leap_day_rule text not null default 'feb28' check (leap_day_rule in ('feb28', 'mar1')),
  -- Left in peace: since when, until when where that is known, and why.
  held_at timestamptz,
  held_until date,
  hold_reason text check (hold_reason in ('bereavement', 'askedForPeace', 'other')),
  wants_no_paper boolean not null default false,
  -- When a day of the record last changed: what lies before is not made up for.
  days_changed_at timestamptz,
  primary key (agent_id, client_id),
  foreign key (agent_id, client_id) references client on delete cascade
);
call make_agent_owned('greeting_wish');

create function note_changed_days() returns trigger language plpgsql as $$
begin
  insert into greeting_wish (agent_id, client_id, days_changed_at)
    values (new.agent_id, new.id, new.updated_at)
    on conflict (agent_id, client_id) do update set days_changed_at = excluded.days_changed_at;
  return null;
end
$$;
create trigger note_changed_days after update of birthday, move_in_date, entry_date, province on client for each row
  when ((old.birthday, old.move_in_date, old.entry_date, old.province)
    is distinct from (new.birthday, new.move_in_date, new.entry_date, new.province))
  execute function note_changed_days();

-- The words and picture of a design as the agent has them.
create table greeting_template (
  agent_id uuid not null references agent on delete cascade,
  category text not null,
  design text not null,
  occasion text not null,
  words jsonb not null,
  picture_id uuid,
  picture_alt_en text not null default '',
  picture_alt_fr text not null default '',
  updated_at timestamptz not null,
  primary key (agent_id, category, design, occasion)
);
call make_agent_owned('greeting_template');

-- One day of one task, which many clients may share; decided on as a whole.
create table greeting_run (
  agent_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  occasion text not null,
  day date not null,
  decision text check (decision in ('approve', 'skip')),
  decided_at timestamptz,
  primary key (agent_id, id),
  foreign key (agent_id, task_id) references greeting_task on delete cascade
);
create index on greeting_run (agent_id, day);
create index on greeting_run (agent_id, task_id);
call make_agent_owned('greeting_run');

-- One greeting of one client, with the id that its task, client, occasion and turn have: it cannot be made twice.
create table greeting (
  agent_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  task_id uuid not null,
  client_id uuid not null,
  occasion text not null,
  day date not null,
  send_at timestamptz not null,
  -- About this one alone; it stands above that of its day.
  decision text check (decision in ('approve', 'skip')),
  decided_at timestamptz,
  -- Null while it is still to come.
  outcome text check (outcome in ('sent', 'merged', 'leftOut', 'missed', 'skipped')),
  reason text,
  settled_at timestamptz,
  -- On the client's calendar: at most one message leaves on a day.
  settled_on date,
  -- Whether the agent heard that it was missed.
  is_told boolean not null default false,
  -- Of the mail that it left in, its own or the one that it was joined to.
  message_id uuid,
  primary key (agent_id, id),
  foreign key (agent_id, run_id) references greeting_run on delete cascade,
  foreign key (agent_id, task_id) references greeting_task on delete cascade,
  foreign key (agent_id, client_id) references client on delete cascade,
  check ((outcome is null) = (settled_at is null))
);
create index greeting_due on greeting (agent_id, send_at) where outcome is null;
create index greeting_untold on greeting (agent_id) where outcome = 'missed' and not is_told;
create index on greeting (agent_id, run_id);
create index on greeting (agent_id, client_id, settled_on);
create index on greeting (agent_id, task_id);
create index on greeting (agent_id, day);
create index on greeting (agent_id, message_id) where message_id is not null;
call make_agent_owned('greeting');

-- Until when an agent's greetings are planned, and when they are to be looked at again.
create table greeting_pace (
  agent_id uuid primary key references agent on delete cascade,
  planned_at timestamptz not null,
  look_at timestamptz not null
);
create index on greeting_pace (look_at);
call make_agent_owned('greeting_pace');

-- The beginning of what somebody wrote back; the whole mail is in the agent's own mailbox.
create table message_reply (
  agent_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  text text not null,
  at timestamptz not null,
  primary key (agent_id, id),
  foreign key (agent_id, message_id) references message on delete cascade
);
create index on message_reply (agent_id, message_id, id);
call make_agent_owned('message_reply');

do $$
declare
  watched record;
begin
  for watched in select * from (values ('greeting_task'), ('greeting_wish'), ('greeting_run'), ('greeting')) as w (table_name)
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
