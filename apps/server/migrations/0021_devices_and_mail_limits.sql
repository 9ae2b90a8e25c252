-- Browsers that signed in before. Wrong passwords from elsewhere lock everybody but them; theirs are counted for each of
-- them alone. Only the hash of the cookie is kept.
create table system.known_device (
  agent_id uuid not null references public.agent on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (agent_id, device_hash)
);
create index known_device_age on system.known_device (last_used_at);

-- Of these devices the one that signed in with this address before. It is asked the same for every address.
create function system.find_known_device(p_email text, p_device_hashes bytea[])
  returns bytea language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select d.device_hash from public.agent a join system.known_device d on d.agent_id = a.agent_id
    where a.email operator(public.=) p_email::public.citext and d.device_hash = any (p_device_hashes)
    order by d.last_used_at desc limit 1;
$$;

-- The ten that were used last are kept. Those that another sign-in is about to forget are left to it: nobody waits.
create function system.keep_device(p_agent_id uuid, p_device_hash bytea, p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into system.known_device (agent_id, device_hash, last_used_at) values (p_agent_id, p_device_hash, p_now)
    on conflict (agent_id, device_hash) do update set last_used_at = excluded.last_used_at;
  delete from system.known_device d where d.agent_id = p_agent_id and d.device_hash in (
    select o.device_hash from system.known_device o
      where o.agent_id = p_agent_id and o.device_hash <> p_device_hash
      order by o.last_used_at desc, o.device_hash offset 9 for update skip locked);
$$;

create function system.forget_devices(p_agent_id uuid)
  returns setof bytea language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from system.known_device where agent_id = p_agent_id returning device_hash;
$$;

-- When mails about an account were sent to a mailbox, whoever asked for them: at most ten instants, under a hash of the
-- address.
create table system.account_mail (
  address_hash bytea primary key,
  sent_at timestamptz[] not null
);

-- False when the mailbox was sent three within the hour or ten within the day. The row's lock lets simultaneous mails
-- be counted one after the other.
create function system.count_account_mail(p_address_hash bytea, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into system.account_mail as m (address_hash, sent_at) values (p_address_hash, array[p_now])
    on conflict (address_hash) do update
      set sent_at = array(select t from unnest(m.sent_at) t where t > p_now - interval '1 day') || p_now
      where (select count(*) from unnest(m.sent_at) t where t > p_now - interval '1 hour') < 3
        and (select count(*) from unnest(m.sent_at) t where t > p_now - interval '1 day') < 10;
  return found;
end
$$;

-- Its own limit of twenty an hour and purpose is gone: the one above is narrower.
drop function system.create_one_time_token(bytea, uuid, text, timestamptz, timestamptz);
create function system.create_one_time_token(p_token_hash bytea, p_agent_id uuid, p_purpose text,
    p_now timestamptz, p_expires_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into system.one_time_token (token_hash, agent_id, purpose, created_at, expires_at)
    values (p_token_hash, p_agent_id, p_purpose, p_now, p_expires_at);
$$;

create or replace function system.forget_expired(p_now timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
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
grant execute on function system.find_known_device(text, bytea[]), system.keep_device(uuid, bytea, timestamptz),
  system.forget_devices(uuid), system.count_account_mail(bytea, timestamptz),
  system.create_one_time_token(bytea, uuid, text, timestamptz, timestamptz) to hearthline_app;
