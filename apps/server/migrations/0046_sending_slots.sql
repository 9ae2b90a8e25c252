-- How many messages an agent sent in a quarter of an hour, by their last try, and how many of these came back or were
-- reported. What decides about an agent's limit would otherwise be counted anew, over 30 days and the tables of all years,
-- for each message that leaves. A quarter of an hour, as in every time zone a day begins with one.
create table sending_slot (
  agent_id uuid not null references agent on delete cascade,
  -- Its beginning.
  slot timestamptz not null,
  sent int not null,
  bounced int not null,
  complained int not null,
  primary key (agent_id, slot)
);
call make_agent_owned('sending_slot');

create function sending_slot_of(p_at timestamptz) returns timestamptz language sql immutable strict parallel safe as $$
  select date_bin('15 minutes', p_at, '2000-01-01T00:00Z')
$$;

-- Follows every writer of messages. What has to be tried again has not left; what the other side refused has.
create function count_sending_slots() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.tried_at is not null and not old.is_test
    and old.status in ('sending', 'delivered', 'failed') then
    -- Never inserted: of an account that is deleted these rows may be gone before its messages.
    update sending_slot set sent = sent - 1,
        bounced = bounced
          - (old.bounced_at is not null or old.status = 'failed' and old.reason is distinct from 'gaveUp')::int,
        complained = complained - (old.complained_at is not null)::int
      where agent_id = old.agent_id and slot = sending_slot_of(old.tried_at);
  end if;
  if tg_op <> 'DELETE' and new.tried_at is not null and not new.is_test
    and new.status in ('sending', 'delivered', 'failed') then
    insert into sending_slot as s (agent_id, slot, sent, bounced, complained)
      values (new.agent_id, sending_slot_of(new.tried_at), 1,
        (new.bounced_at is not null or new.status = 'failed' and new.reason is distinct from 'gaveUp')::int,
        (new.complained_at is not null)::int)
      on conflict (agent_id, slot) do update
        set sent = s.sent + 1, bounced = s.bounced + excluded.bounced, complained = s.complained + excluded.complained;
  end if;
  return null;
end
$$;

-- At the end of the transaction: whoever waits for a row holds everything else that they need by then, so no two wait for
-- each other, and nobody waits longer than a commit takes.
create constraint trigger count_sent_inserts after insert on message deferrable initially deferred for each row
  when (new.tried_at is not null) execute function count_sending_slots();
create constraint trigger count_sent_deletes after delete on message deferrable initially deferred for each row
  when (old.tried_at is not null) execute function count_sending_slots();
-- Arriving changes none of this.
create constraint trigger count_sent_updates after update on message deferrable initially deferred for each row
  when ((old.tried_at, old.is_test, old.status in ('sending', 'delivered', 'failed'),
      old.bounced_at is not null or old.status = 'failed' and old.reason is distinct from 'gaveUp',
      old.complained_at is not null)
    is distinct from (new.tried_at, new.is_test, new.status in ('sending', 'delivered', 'failed'),
      new.bounced_at is not null or new.status = 'failed' and new.reason is distinct from 'gaveUp',
      new.complained_at is not null))
  execute function count_sending_slots();

insert into sending_slot (agent_id, slot, sent, bounced, complained)
  select agent_id, sending_slot_of(tried_at), count(*),
    count(*) filter (where bounced_at is not null or status = 'failed' and reason is distinct from 'gaveUp'),
    count(*) filter (where complained_at is not null)
  from message
  where tried_at is not null and not is_test and status in ('sending', 'delivered', 'failed')
  group by 1, 2;
