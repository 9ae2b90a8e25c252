-- Thirteen months of days are four hundred tables: whoever looks for a few rows says between which ids they lie.

-- No row before this one waits for the agent's word; null where none does.
alter table alert_person add column held_from uuid;
create index alert_person_held on alert_person (agent_id) where held_from is not null;
update alert_person p set held_from = held.id
from (
  select agent_id, person, (array_agg(id order by id))[1] as id from alert_match
  where settled_at is null and outcome = 'held' group by 1, 2
) held
where p.agent_id = held.agent_id and p.person = held.person;

-- The first and the last match that it tells; null for what tells none.
alter table basket_message add column first_match uuid, add column last_match uuid;
update basket_message b set first_match = told.ids[1], last_match = told.ids[array_upper(told.ids, 1)]
from (
  select own.agent_id, own.sending_id, own.reader_id, array_agg(m.id order by m.id) as ids
  from alert_match m join basket_message own on own.agent_id = m.agent_id and own.message_id = m.message_id
  group by 1, 2, 3
) told
where b.agent_id = told.agent_id and b.sending_id = told.sending_id and b.reader_id = told.reader_id;

-- As before, within the days of the matches; written out with its ids, as only what is known when a statement is planned
-- keeps the tables of other days out of it.
create or replace function follow_alert_messages() returns trigger language plpgsql as $$
declare
  lost record;
  other uuid;
  own text;
begin
  for lost in
    select c.agent_id, c.id, told.sending_id, told.reader_id, told.first_match, told.last_match, case
        when c.bounced_at is not null then 'bounced'
        when c.status = 'leftOut' then c.reason
        when c.status = 'cancelled' then 'takenBack'
        else 'notDelivered' end as reason
    from changed c join before b on b.agent_id = c.agent_id and b.id = c.id
    join basket_message told on told.agent_id = c.agent_id and told.message_id = c.id and told.first_match is not null
    where c.category = 'alerts' and not c.is_test
      and (c.status in ('leftOut', 'failed', 'cancelled') and c.status <> b.status
        or c.bounced_at is not null and b.bounced_at is null)
  loop
    own := format('agent_id = %L and message_id = %L and id between %L and %L',
      lost.agent_id, lost.id, lost.first_match, lost.last_match);
    select o.message_id into other from basket_message o
      join message m on m.agent_id = o.agent_id and m.id = o.message_id
      where o.agent_id = lost.agent_id and o.sending_id = lost.sending_id and o.reader_id = lost.reader_id
        and o.message_id <> lost.id
        and m.status in ('waiting', 'sending', 'delivered') and m.bounced_at is null
      limit 1;
    execute format('update alert_person set due_at = least(due_at, to_timestamp(0))
      where agent_id = %L and person in (select person from alert_match where %s)', lost.agent_id, own);
    if other is not null then
      execute format('update alert_match set message_id = %L where %s', other, own);
    else
      execute format('update alert_match set outcome = ''blocked'', block = %L where %s', lost.reason, own);
    end if;
    perform pg_notify('hearthline:alert-events', '');
  end loop;
  return null;
end
$$;

create or replace function sign_alerts() returns trigger language plpgsql as $$
declare
  sign record;
begin
  for sign in
    select c.agent_id, c.message_id, told.first_match, told.last_match, max(c.at) as at
    from changed c
      join basket_message told on told.agent_id = c.agent_id and told.message_id = c.message_id
        and told.first_match is not null
    where c.kind = 'replied' or c.kind = 'clicked' and c.grade = 'confirmed'
    group by 1, 2, 3, 4
  loop
    execute format('update alert a set signed_at = greatest(a.signed_at, %L)
      where a.agent_id = %L and a.basket_id in (
        select unnest(m.basket_id || m.also_ids) from alert_match m
        where m.agent_id = %2$L and m.message_id = %L and m.id between %L and %L)',
      sign.at, sign.agent_id, sign.message_id, sign.first_match, sign.last_match);
  end loop;
  return null;
end
$$;
