-- Who sends a batch stays as it was when its cards were checked: a profile may change before they are printed.
alter table postal_batch add column sender jsonb;
update postal_batch b set sender = jsonb_build_object(
    'firstName', a.first_name, 'lastName', a.last_name, 'title', a.title, 'jobTitle', a.job_title,
    'phone', coalesce(nullif(a.phone, ''), r.phone, ''), 'brokerage', trim(coalesce(r.brokerage_name, '')),
    'city', coalesce(r.city, ''),
    'address', trim(coalesce(nullif(r.mailing_address, ''), concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')))))
  from agent a left join realtor_profile r using (agent_id) where a.agent_id = b.agent_id;
alter table postal_batch alter column sender set not null;

-- By what a home is known, so that whoever says no to paper there later is heard, whether or not the card names them.
alter table postal_batch_item add column household text;

-- The last day to order the print, as planned for the homes of the card when it was looked at last.
alter table postal_card add column print_by date;
create index on postal_card (in_hands_on);

-- What was called off is asked for again, too, while the provider has not confirmed it.
drop index postal_batch_at_provider;
create index postal_batch_at_provider on postal_batch (created_at)
  where printer = 'provider' and (state in ('ready', 'printing', 'mailed') or problem in ('credentials', 'unreachable'));

-- Files that were taken away for somebody who was erased are drawn anew without them, also those of which nothing is left.
update postal_batch set bytes = 1 where file_key is null and bytes = 0 and state not in ('making', 'failed');

-- Files that still name somebody who was erased.
create index postal_batch_to_redraw on postal_batch (created_at) where file_key is null and bytes > 0;
-- Batches whose days draw near.
create index postal_batch_to_remind on postal_batch (in_hands_on)
  where printer = 'self' and state in ('ready', 'printing');
