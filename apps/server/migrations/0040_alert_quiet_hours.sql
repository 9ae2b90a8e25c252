-- The peace that the writer of a message asked for, on the clock of its reader: [{"from": "21:00", "to": "08:00"}]. It is
-- kept beside that of the agent whenever the message may leave.
alter table message add column quiet_hours jsonb not null default '[]';

-- The message of which this one is a copy, sent once more.
alter table message add column resent_of uuid;

-- What an alert told and lost is told by the copy: its matches follow, and are lost again with it.
create function follow_resent_message() returns trigger language plpgsql as $$
declare
  told basket_message;
begin
  select * into told from basket_message where agent_id = new.agent_id and message_id = new.resent_of;
  if told.first_match is null then
    return null;
  end if;
  insert into basket_message (agent_id, sending_id, reader_id, message_id, first_match, last_match)
    values (told.agent_id, told.sending_id, told.reader_id, new.id, told.first_match, told.last_match);
  -- Written out with its ids, as only what is known when a statement is planned keeps the tables of other days out of it.
  execute format('update alert_match
      set outcome = case when wait is null then ''sent'' else ''merged'' end::alert_outcome, block = null, message_id = %L
    where agent_id = %L and message_id = %L and outcome = ''blocked'' and id between %L and %L',
    new.id, new.agent_id, new.resent_of, told.first_match, told.last_match);
  return null;
end
$$;
create trigger follow_resent_message after insert on message for each row
  when (new.resent_of is not null and new.category = 'alerts') execute function follow_resent_message();

-- A step that could not be matched is looked at again then; the others go on meanwhile.
alter table listing_change add column aside_until timestamptz;

-- Why an alert reaches nobody although it goes on, as its agent was told; null while it reaches somebody.
alter table alert add column unreached text;
