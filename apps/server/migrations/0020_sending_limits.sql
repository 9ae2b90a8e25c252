-- An administrator vouches for an agent as a sender of mails and texts; written by the operator, read by the agent.
create table sending_approval (
  agent_id uuid primary key references agent on delete cascade,
  -- The administrator. No reference: the approval outlives that account.
  approved_by uuid not null,
  approved_at timestamptz not null
);
call make_agent_owned('sending_approval');
revoke insert, update, delete on sending_approval from hearthline_app;

-- When its last try began. From here on it counts against the limit of that day, unless it has to be tried again.
alter table message add column tried_at timestamptz;
-- Its reader reported it as unwanted.
alter table message add column complained_at timestamptz;
update message set tried_at = coalesce(delivered_at, handed_over_at, not_before)
  where status in ('sending', 'delivered', 'failed') and created_at >= now() - interval '60 days';
update message m set complained_at = e.at
  from message_event e
  where e.agent_id = m.agent_id and e.message_id = m.id and e.kind = 'complained'
    and m.created_at >= now() - interval '60 days';
create index on message (agent_id, tried_at) where tried_at is not null;
create index on message (agent_id, not_before) where status = 'waiting';

-- Import_id serves undoing and is lost when records are merged; this stays until somebody is met in another way.
alter table client add column is_imported boolean not null default false;
update client set is_imported = true where import_id is not null;
