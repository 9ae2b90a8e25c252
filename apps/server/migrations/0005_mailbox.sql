-- Mails that were kept instead of sent, for the demo's mailbox page. They hold working links, so nothing reads the
-- table but the two functions below.
create table system.mailbox_message (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  -- A retried job keeps its mail once.
  message_id text not null unique,
  sent_at timestamptz not null
);
create index mailbox_message_age on system.mailbox_message (sent_at desc, id desc);

-- Mails are written by a job, never by a request, so only the worker may keep them. The newest 500 stay.
create function system.keep_mail(
  id uuid, to_address text, subject text, html text, text text, message_id text, sent_at timestamptz)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.mailbox_message (id, to_address, subject, html, text, message_id, sent_at)
    values (keep_mail.id, keep_mail.to_address, keep_mail.subject, keep_mail.html, keep_mail.text,
      keep_mail.message_id, keep_mail.sent_at)
    on conflict on constraint mailbox_message_message_id_key do nothing;
  delete from system.mailbox_message m
    where m.id in (
      select old.id from system.mailbox_message old order by old.sent_at desc, old.id desc offset 500);
end
$$;
revoke execute on function system.keep_mail(uuid, text, text, text, text, text, timestamptz) from public;
grant execute on function system.keep_mail(uuid, text, text, text, text, text, timestamptz) to hearthline_worker;

-- The newest mails to one address, or to any when none is given; the caller decides whether there is a mailbox page.
create function system.list_mailbox(address text)
  returns table (id uuid, to_address text, subject text, html text, text text, sent_at timestamptz, total_rows bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.id, m.to_address, m.subject, m.html, m.text, m.sent_at, count(*) over ()
      from system.mailbox_message m
      where address is null or lower(m.to_address) = lower(address)
      order by m.sent_at desc, m.id desc
      limit 100;
  end;
revoke execute on function system.list_mailbox(text) from public;
grant execute on function system.list_mailbox(text) to hearthline_app;
