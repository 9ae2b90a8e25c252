create table system.credential (
  agent_id uuid primary key references public.agent on delete cascade,
  -- Argon2id in the PHC string format.
  password_hash text not null,
  email_verified_at timestamptz,
  password_changed_at timestamptz not null
);

-- One row per sign-in of a device; all tokens of the device live and die with it.
create table system.session (
  id uuid primary key,
  agent_id uuid not null references public.agent on delete cascade,
  device_name text not null,
  -- The only refresh token that still works.
  token_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'password')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_agent on system.session (agent_id);
create index session_ended on system.session (ended_at) where ended_at is not null;
create index session_expiry on system.session (expires_at);

-- Links in mails. Only the hash is kept, so a copy of this table opens no account.
create table system.one_time_token (
  token_hash bytea primary key,
  agent_id uuid not null references public.agent on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_agent on system.one_time_token (agent_id, purpose, created_at);
create index one_time_token_expiry on system.one_time_token (expires_at);

-- Keyed by a hash of the typed address, so that addresses without an account lock in the same way.
create table system.sign_in_failure (
  address_hash bytea primary key,
  failures int not null,
  last_failed_at timestamptz not null,
  locked_until timestamptz
);
create index sign_in_failure_age on system.sign_in_failure (last_failed_at);

create table system.challenge_use (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index challenge_use_expiry on system.challenge_use (expires_at);

-- What was typed on the register screen. A job turns it into an account or a mail, so the request itself never looks
-- whether the address is known.
create table system.registration (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language text not null,
  created_at timestamptz not null
);
create index registration_age on system.registration (created_at);

-- False when the address has an account already.
create function system.create_account(p_agent_id uuid, p_email text, p_password_hash text, p_first_name text,
    p_last_name text, p_language text, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.agent (agent_id, email, first_name, last_name, language, created_at, updated_at)
    values (p_agent_id, p_email::public.citext, p_first_name, p_last_name, p_language, p_now, p_now)
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

create function system.set_admin(p_agent_id uuid, p_is_admin boolean)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.agent set is_admin = p_is_admin where agent_id = p_agent_id;
$$;

create function system.keep_registration(p_id uuid, p_email text, p_password_hash text, p_first_name text,
    p_last_name text, p_language text, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into system.registration (id, email, password_hash, first_name, last_name, language, created_at)
    values (p_id, p_email, p_password_hash, p_first_name, p_last_name, p_language, p_now);
$$;

create function system.take_registration(p_id uuid)
  returns table (email text, password_hash text, first_name text, last_name text, language text)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from system.registration r where r.id = p_id
    returning r.email, r.password_hash, r.first_name, r.last_name, r.language;
$$;

-- The operator of citext is named with its schema: the pinned search path would pick that of text, which heeds case.
create function system.find_credential(p_email text)
  returns table (agent_id uuid, password_hash text, is_admin boolean, is_email_verified boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.agent_id, c.password_hash, a.is_admin, c.email_verified_at is not null
    from public.agent a join system.credential c on c.agent_id = a.agent_id
    where a.email operator(public.=) p_email::public.citext;
$$;

create function system.find_mail_recipient(p_email text)
  returns table (agent_id uuid, is_email_verified boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.agent_id, c.email_verified_at is not null
    from public.agent a join system.credential c on c.agent_id = a.agent_id
    where a.email operator(public.=) p_email::public.citext;
$$;

-- These two answer only for the agent on whose behalf the transaction runs.
create function system.own_password_hash()
  returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select password_hash from system.credential where agent_id = public.current_agent_id();
$$;

create function system.own_password_changed_at()
  returns timestamptz language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select password_changed_at from system.credential where agent_id = public.current_agent_id();
$$;

create function system.verify_email(p_agent_id uuid, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.credential set email_verified_at = p_now where agent_id = p_agent_id and email_verified_at is null;
$$;

-- A new password makes the reset links that are still on their way useless.
create function system.set_password(p_agent_id uuid, p_password_hash text, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.credential set password_hash = p_password_hash, password_changed_at = p_now
    where agent_id = p_agent_id;
  update system.one_time_token set used_at = p_now
    where agent_id = p_agent_id and purpose = 'reset_password' and used_at is null;
$$;

-- False when the password was changed after it had been checked: the lock on the credential makes a change wait for the
-- session, which it then ends, or the session see the change.
create function system.start_session(p_id uuid, p_agent_id uuid, p_password_hash text, p_device_name text,
    p_token_id uuid, p_now timestamptz, p_expires_at timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from system.credential c
    where c.agent_id = p_agent_id and c.password_hash = p_password_hash for share;
  if not found then
    return false;
  end if;
  insert into system.session (id, agent_id, device_name, token_id, created_at, last_used_at, expires_at)
    values (p_id, p_agent_id, p_device_name, p_token_id, p_now, p_now, p_expires_at);
  return true;
end
$$;

-- 'rotated', or 'reused' when the token was exchanged before (which ends the session), or 'gone'.
-- The first update takes the row's lock, so of two calls with the same token the second sees the new token id.
create function system.rotate_session(p_id uuid, p_agent_id uuid, p_old_token_id uuid, p_new_token_id uuid,
    p_device_name text, p_now timestamptz, p_expires_at timestamptz)
  returns table (outcome text, is_admin boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update system.session s
    set token_id = p_new_token_id, device_name = p_device_name, last_used_at = p_now, expires_at = p_expires_at
    where s.id = p_id and s.agent_id = p_agent_id and s.token_id = p_old_token_id
      and s.ended_at is null and s.expires_at > p_now;
  if found then
    return query select 'rotated', a.is_admin from public.agent a where a.agent_id = p_agent_id;
    return;
  end if;
  update system.session s set ended_at = p_now, end_reason = 'reuse'
    where s.id = p_id and s.agent_id = p_agent_id and s.ended_at is null and s.expires_at > p_now;
  return query select case when found then 'reused' else 'gone' end, false;
end
$$;

create function system.end_session(p_agent_id uuid, p_id uuid, p_reason text, p_now timestamptz)
  returns setof uuid language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.session set ended_at = p_now, end_reason = p_reason
    where id = p_id and agent_id = p_agent_id and ended_at is null
    returning id;
$$;

-- All sessions of the agent but the kept one; null keeps none.
create function system.end_other_sessions(p_agent_id uuid, p_kept_id uuid, p_reason text, p_now timestamptz)
  returns setof uuid language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.session set ended_at = p_now, end_reason = p_reason
    where agent_id = p_agent_id and ended_at is null and id is distinct from p_kept_id
    returning id;
$$;

create function system.list_ended_sessions(p_since timestamptz)
  returns table (id uuid, ended_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.ended_at from system.session s where s.ended_at > p_since order by s.ended_at;
$$;

-- False when the agent was sent too many of these within the hour, so that nobody can flood a mailbox.
create function system.create_one_time_token(p_token_hash bytea, p_agent_id uuid, p_purpose text,
    p_now timestamptz, p_expires_at timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.one_time_token (token_hash, agent_id, purpose, created_at, expires_at)
    select p_token_hash, p_agent_id, p_purpose, p_now, p_expires_at
    where (select count(*) from system.one_time_token t
      where t.agent_id = p_agent_id and t.purpose = p_purpose and t.created_at > p_now - interval '1 hour') < 20;
  return found;
end
$$;

create function system.consume_one_time_token(p_token_hash bytea, p_purpose text, p_now timestamptz)
  returns table (agent_id uuid, email text) language sql security definer set search_path = pg_catalog, pg_temp as $$
  update system.one_time_token t set used_at = p_now
    from public.agent a
    where t.token_hash = p_token_hash and t.purpose = p_purpose and t.used_at is null and t.expires_at > p_now
      and a.agent_id = t.agent_id
    returning t.agent_id, a.email::text;
$$;

create function system.is_locked(p_address_hash bytea, p_now timestamptz)
  returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from system.sign_in_failure where address_hash = p_address_hash and locked_until > p_now);
$$;

-- Settles an attempt and tells whether the address was locked before it. Attempts that were checked at the same time
-- queue here, so however many run together, only the first five are told whether they were right.
create function system.settle_sign_in(p_address_hash bytea, p_is_right boolean, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  failure_limit constant int := 5;
  span constant interval := interval '15 minutes';
  was_locked boolean;
begin
  if p_is_right then
    delete from system.sign_in_failure
      where address_hash = p_address_hash and (locked_until is null or locked_until <= p_now);
    return exists (select from system.sign_in_failure where address_hash = p_address_hash);
  end if;
  insert into system.sign_in_failure as f (address_hash, failures, last_failed_at)
    values (p_address_hash, 0, p_now) on conflict (address_hash) do nothing;
  select f.locked_until > p_now into was_locked
    from system.sign_in_failure f where f.address_hash = p_address_hash for update;
  if was_locked then
    return true;
  end if;
  update system.sign_in_failure f
    set failures = case when f.locked_until is null and f.last_failed_at > p_now - span then f.failures + 1 else 1 end,
      last_failed_at = p_now, locked_until = null
    where f.address_hash = p_address_hash;
  update system.sign_in_failure f set locked_until = p_now + span
    where f.address_hash = p_address_hash and f.failures >= failure_limit;
  return false;
end
$$;

create function system.clear_sign_in_failures(p_address_hash bytea)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from system.sign_in_failure where address_hash = p_address_hash;
$$;

-- True for the first use only.
create function system.use_challenge(p_token_hash bytea, p_expires_at timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.challenge_use (token_hash, expires_at) values (p_token_hash, p_expires_at)
    on conflict (token_hash) do nothing;
  return found;
end
$$;

-- Ended sessions stay for a day: longer than any access token of theirs, which the servers refuse by these rows.
create function system.forget_expired(p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from system.session where expires_at < p_now or ended_at < p_now - interval '1 day';
  delete from system.one_time_token where expires_at < p_now - interval '1 day';
  delete from system.sign_in_failure
    where last_failed_at < p_now - interval '15 minutes' and (locked_until is null or locked_until < p_now);
  delete from system.challenge_use where expires_at < p_now - interval '5 minutes';
  delete from system.registration where created_at < p_now - interval '2 days';
$$;

revoke execute on all functions in schema system from public;
grant execute on all functions in schema system to hearthline_app;
-- Who is an admin is the operator's choice: the command line and the demo work as the worker.
revoke execute on function system.set_admin(uuid, boolean) from hearthline_app;
grant execute on function system.set_admin(uuid, boolean),
  system.create_account(uuid, text, text, text, text, text, timestamptz),
  system.verify_email(uuid, timestamptz) to hearthline_worker;
