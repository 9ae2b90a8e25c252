-- A plan that nobody knows would have no limits.
alter table agent add constraint agent_plan_known check (plan in ('solo', 'pro', 'team'));

-- New accounts begin on the plan that the operator chose.
drop function system.create_account(uuid, text, text, text, text, text, timestamptz);
create function system.create_account(p_agent_id uuid, p_email text, p_password_hash text, p_first_name text,
    p_last_name text, p_language text, p_now timestamptz, p_plan text default 'pro')
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.agent (agent_id, email, first_name, last_name, language, plan, created_at, updated_at)
    values (p_agent_id, p_email::public.citext, p_first_name, p_last_name, p_language, p_plan, p_now, p_now)
    on conflict (email) do nothing;
  if not found then
    return false;
  end if;
  insert into public.realtor_profile (agent_id) values (p_agent_id);
  insert into system.credential (agent_id, password_hash, password_changed_at)
    values (p_agent_id, p_password_hash, p_now);
  return true;
end
$$;

-- Analyses of a month are counted with those that were deleted since.
create index on cma (agent_id, created_at);

-- A wish to sign in with another address. It comes true when the owners of both mailboxes have said yes.
create table system.email_change (
  -- One at a time: a newer wish takes the place of the older.
  agent_id uuid primary key references public.agent on delete cascade,
  -- Tells the mails of this wish from those of an older one.
  id uuid not null,
  new_email text not null,
  language text not null,
  -- The session that asked; it stays when the others end.
  session_id uuid not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz
);
create index email_change_expiry on system.email_change (expires_at);

alter table system.one_time_token drop constraint one_time_token_purpose_check;
alter table system.one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('confirm_email', 'reset_password', 'new_email', 'old_email'));
alter table system.session drop constraint session_end_reason_check;
alter table system.session add constraint session_end_reason_check
  check (end_reason in ('logout', 'reuse', 'password', 'email'));

-- Links of a wish that is over lead nowhere. The row goes first: a job that is writing its mails holds it, and its links
-- are seen only afterwards.
create function system.forget_email_change(p_agent_id uuid, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from system.email_change where agent_id = p_agent_id;
  update system.one_time_token set used_at = p_now
    where agent_id = p_agent_id and purpose in ('new_email', 'old_email') and used_at is null;
$$;

-- A new password makes useless what was asked with the old one: reset links that are still on their way, and another
-- address to sign in with. Here and wherever they are locked together, the wish comes first, then links, then the
-- credential.
create or replace function system.set_password(p_agent_id uuid, p_password_hash text, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select system.forget_email_change(p_agent_id, p_now);
  update system.one_time_token set used_at = p_now
    where agent_id = p_agent_id and purpose = 'reset_password' and used_at is null;
  update system.credential set password_hash = p_password_hash, password_changed_at = p_now
    where agent_id = p_agent_id;
$$;

-- Locks the wish of the link's owner before the link.
create or replace function system.consume_one_time_token(p_token_hash bytea, p_purpose text, p_now timestamptz)
  returns table (agent_id uuid, email text) language sql security definer set search_path = pg_catalog, pg_temp as $$
  select from system.email_change c join system.one_time_token t on t.agent_id = c.agent_id
    where t.token_hash = p_token_hash for update of c;
  update system.one_time_token t set used_at = p_now
    from public.agent a
    where t.token_hash = p_token_hash and t.purpose = p_purpose and t.used_at is null and t.expires_at > p_now
      and a.agent_id = t.agent_id
    returning t.agent_id, a.email::text;
$$;

create function system.keep_email_change(p_agent_id uuid, p_id uuid, p_new_email text, p_language text,
    p_session_id uuid, p_now timestamptz, p_expires_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select system.forget_email_change(p_agent_id, p_now);
  insert into system.email_change (agent_id, id, new_email, language, session_id, requested_at, expires_at)
    values (p_agent_id, p_id, p_new_email, p_language, p_session_id, p_now, p_expires_at)
    on conflict (agent_id) do update set id = excluded.id, new_email = excluded.new_email,
      language = excluded.language, session_id = excluded.session_id, requested_at = excluded.requested_at,
      expires_at = excluded.expires_at, new_confirmed_at = null, old_confirmed_at = null;
$$;

-- For the jobs that write to both mailboxes; each holds the row until its link is stored.
create function system.find_email_change(p_agent_id uuid, p_id uuid, p_now timestamptz)
  returns table (old_email text, new_email text, language text, expires_at timestamptz, is_taken boolean)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select a.email::text, c.new_email, c.language, c.expires_at,
      exists (select from public.agent o where o.email operator(public.=) c.new_email::public.citext)
    from system.email_change c join public.agent a on a.agent_id = c.agent_id
    where c.agent_id = p_agent_id and c.id = p_id and c.expires_at > p_now
    for update of c;
$$;

-- What the agent on whose behalf the transaction runs is waiting for.
create function system.own_email_change(p_now timestamptz)
  returns table (new_email text, requested_at timestamptz, expires_at timestamptz, is_new_confirmed boolean,
    is_old_confirmed boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.new_email, c.requested_at, c.expires_at, c.new_confirmed_at is not null, c.old_confirmed_at is not null
    from system.email_change c where c.agent_id = public.current_agent_id() and c.expires_at > p_now;
$$;

-- Notes the yes of one mailbox; the row tells whether the other has said it too. The lock lets two that come together
-- be noted one after the other.
create function system.confirm_email_change(p_agent_id uuid, p_is_new boolean, p_now timestamptz)
  returns table (new_email text, session_id uuid, is_new_confirmed boolean, is_old_confirmed boolean)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.email_change c
    set new_confirmed_at = case when p_is_new then p_now else c.new_confirmed_at end,
      old_confirmed_at = case when p_is_new then c.old_confirmed_at else p_now end
    where c.agent_id = p_agent_id and c.expires_at > p_now
    returning c.new_email, c.session_id, c.new_confirmed_at is not null, c.old_confirmed_at is not null;
$$;

-- False when the address has an account already. Links that lie in the old mailbox open nothing any more.
create function system.change_email(p_agent_id uuid, p_new_email text, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform system.forget_email_change(p_agent_id, p_now);
  begin
    update public.agent set email = p_new_email::public.citext, updated_at = p_now where agent_id = p_agent_id;
  exception when unique_violation then
    return false;
  end;
  update system.one_time_token set used_at = p_now where agent_id = p_agent_id and used_at is null;
  update system.credential set email_verified_at = coalesce(email_verified_at, p_now) where agent_id = p_agent_id;
  return true;
end
$$;

create or replace function system.forget_expired(p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from system.email_change where expires_at < p_now;
  delete from system.session where expires_at < p_now or ended_at < p_now - interval '1 day';
  delete from system.one_time_token where expires_at < p_now - interval '1 day';
  delete from system.sign_in_failure
    where last_failed_at < p_now - interval '15 minutes' and (locked_until is null or locked_until < p_now);
  delete from system.challenge_use where expires_at < p_now - interval '5 minutes';
  delete from system.registration where created_at < p_now - interval '2 days';
  delete from system.known_device where last_used_at < p_now - interval '365 days';
  delete from system.account_mail where p_now - interval '1 day' >= all (sent_at);
$$;

revoke execute on all functions in schema system from public;
grant execute on function
  system.create_account(uuid, text, text, text, text, text, timestamptz, text),
  system.forget_email_change(uuid, timestamptz), system.change_email(uuid, text, timestamptz)
  to hearthline_app, hearthline_worker;
grant execute on function system.keep_email_change(uuid, uuid, text, text, uuid, timestamptz, timestamptz),
  system.find_email_change(uuid, uuid, timestamptz), system.own_email_change(timestamptz),
  system.confirm_email_change(uuid, boolean, timestamptz) to hearthline_app;
grant execute on function system.end_other_sessions(uuid, uuid, text, timestamptz) to hearthline_worker;
