-- One area and one range for all boards of an agent: badges that follow the board are filled from it, on every device.
create table badge_scope (
  agent_id uuid primary key references agent on delete cascade,
  -- The code of a municipality, `myArea` for that of the agent, empty for everywhere.
  area text not null,
  -- A moving period or two days, as badges keep theirs; null leaves each badge its own.
  period text
);
call make_agent_owned('badge_scope');
create trigger tell_inserts after insert on badge_scope referencing new table as changed
  for each statement execute function system.note_changes('dashboard');
create trigger tell_updates after update on badge_scope referencing old table as before new table as changed
  for each statement execute function system.note_changes('dashboard');
create trigger tell_deletes after delete on badge_scope referencing old table as changed
  for each statement execute function system.note_changes('dashboard');

-- Until now the range of a visit filled every period that a viewer may change; those follow the board from here on and
-- keep their own period for a board without a range. The area of the agent is the area that a board begins with.
update badge set params = (
  select jsonb_agg(
    case
      when p ->> 'key' = 'period' and p -> 'enableDiscovery' = 'true' and p -> 'enableResolver' = 'true'
        then p || jsonb_build_object('value', p ->> 'resolverKey', 'resolverKey', 'boardPeriod')
      when p ->> 'key' = 'municipality' and p -> 'enableResolver' = 'true' and p ->> 'resolverKey' = 'myArea'
        then p || '{"resolverKey": "boardArea"}'
      else p
    end order by place)
  from jsonb_array_elements(params) with ordinality as each (p, place))
where jsonb_array_length(params) > 0;

-- Words that we wrote under a number stand for a comparison that is now told from the real period.
update badge set configuration = replace(configuration, words.text, '"footerText":""')
from (values
  ('"footerText":"vs the 90 days before"'), ('"footerText":"Last 90 days"'), ('"footerText":"vs last year so far"'),
  ('"footerText":"This week"'), ('"footerText":"vs previous period"'),
  ('"footerText":"par rapport aux 90 jours précédents"'), ('"footerText":"90 derniers jours"'),
  ('"footerText":"par rapport à l’an dernier"'), ('"footerText":"Cette semaine"'),
  ('"footerText":"vs période précédente"')
) as words (text)
where position(words.text in configuration) > 0;
