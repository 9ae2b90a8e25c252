-- How a client likes to be reached, and when, in their own words.
alter table client
  add column preferred_contact text,
  add column best_hours text not null default '';
