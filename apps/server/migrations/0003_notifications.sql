create table notification (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  message_type text not null,
  title text not null,
  -- Sanitised HTML.
  body text not null,
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (agent_id, id)
);
call make_agent_owned('notification');
create index notification_unread on notification (agent_id, id desc) where read_at is null;
