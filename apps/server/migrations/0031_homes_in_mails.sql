-- Homes that stand under the words of a mail, by a listing of each. No reference: a listing may leave while a mail waits.
alter table mailing add column listing_ids uuid[] not null default '{}';
alter table message
  add column listing_ids uuid[] not null default '{}',
  -- What was drawn of them, as it stands in the HTML and in the text, so that it can be drawn anew when the mail leaves.
  add column drawn jsonb;
