-- An agent asks for access to listing data; administrators decide, and the agreement itself is a row of board_agreement.
create table access_request (
  agent_id uuid not null references agent on delete cascade,
  id uuid not null,
  board_name text not null,
  licence_number text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'refused')),
  -- What the agent is told with a refusal.
  reason text not null default '',
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- The administrator; null where the operator gave an agreement. No reference: the answer outlives that account.
  decided_by uuid,
  primary key (agent_id, id)
);
create unique index access_request_one_open on access_request (agent_id) where status = 'open';
call make_agent_owned('access_request');
-- The agent asks and reads; what becomes of it is not the agent's to write.
revoke insert, update, delete on access_request from hearthline_app;
grant insert (agent_id, id, board_name, licence_number, asked_at) on access_request to hearthline_app;

-- When the agent put the set-up checklist away.
alter table agent add column setup_dismissed_at timestamptz;
grant update (setup_dismissed_at) on agent to hearthline_app;
-- Who works already needs no checklist.
update agent set setup_dismissed_at = now()
  where exists (select from board_agreement b where b.agent_id = agent.agent_id);
