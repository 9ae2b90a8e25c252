-- When a birthday or the day of moving in comes round next, for everything that counts, finds or sorts by it.

-- 29 February is kept in other years on the 28th, or on 1 March where the rule says so.
create function next_leap_day(year int, today date, leap_day_rule text) returns date
  language sql immutable parallel safe as $$
  select min(kept) from (
    select case when leap_day_rule = 'mar1' and extract(day from last_of_february) = 28 then last_of_february + 1
      else last_of_february end as kept
    from (values (make_date(year, 3, 1) - 1), (make_date(year + 1, 3, 1) - 1)) as ends (last_of_february)
  ) as days where kept >= today
$$;

-- From today on, and never the first day itself. The rule stands here once, so that the planner writes the function out and
-- a rule is looked up only for whoever was born on 29 February.
create function next_anniversary(first date, today date, leap_day_rule text) returns date
  language sql immutable parallel safe as $$
  select case
    when extract(month from first) = 2 and extract(day from first) = 29 then next_leap_day(
      greatest(extract(year from today), extract(year from first) + 1)::int, today, leap_day_rule)
    when (first + make_interval(
        years => greatest(extract(year from today) - extract(year from first), 1)::int))::date >= today
      then (first + make_interval(
        years => greatest(extract(year from today) - extract(year from first), 1)::int))::date
    else (first + make_interval(years => (extract(year from today) - extract(year from first) + 1)::int))::date
  end
$$;

-- How a client keeps 29 February, as their record says.
create function leap_day_rule_of(p_agent_id uuid, p_client_id uuid) returns text
  language sql stable parallel safe as $$
  select coalesce(
    (select w.leap_day_rule from greeting_wish w where w.agent_id = p_agent_id and w.client_id = p_client_id), 'feb28')
$$;

-- Badges and lists count by that rule, so whoever looks at them hears that it changed.
create trigger tell_clients_inserts after insert on greeting_wish referencing new table as changed
  for each statement execute function system.note_changes('clients');
create trigger tell_clients_updates after update on greeting_wish referencing old table as before new table as changed
  for each statement execute function system.note_changes('clients');
create trigger tell_clients_deletes after delete on greeting_wish referencing old table as changed
  for each statement execute function system.note_changes('clients');
