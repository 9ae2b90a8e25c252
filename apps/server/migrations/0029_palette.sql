-- What the palette looks through while somebody types.

-- Under row-level security no index serves text operators, see find_clients. Whose name holds every word at the beginning
-- of one of its own comes first, then who was spoken to last. The total is counted up to a limit.
create function find_clients_by_name(p_agent_id uuid, p_patterns text[], p_name_patterns text[], p_limit int, p_counted int)
  returns table (id uuid, place bigint, total bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  return query execute
    'select c.id, row_number() over (order by (('' '' || c.sort_name) like all ($2)) desc, c.last_contact_at desc nulls last, c.id),
       least(count(*) over (), $4)
     from public.client c where c.agent_id = $1 and c.deleted_at is null'
    || (select coalesce(string_agg(format(' and c.search_text like %L', pattern), ''), '') from unnest(p_patterns) as pattern)
    || ' order by 2 limit $3'
    using p_agent_id, p_name_patterns, p_limit, p_counted;
end
$$;
revoke execute on function find_clients_by_name(uuid, text[], text[], int, int) from public;
grant execute on function find_clients_by_name(uuid, text[], text[], int, int) to hearthline_app;

-- Mails since a time by the words of their names, addresses and subjects, the newest first. Short words must begin one.
create index message_by_words on message using gin (agent_id, search_text gin_trgm_ops);
create function find_messages(p_agent_id uuid, p_words text[], p_since_id uuid, p_limit int) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  return query execute
    format('select m.id from public.message m where m.agent_id = $1 and m.id >= %L and not m.is_test', p_since_id)
    || (select coalesce(string_agg(
          case when length(word) < 3
            then format(' and (m.search_text like %L or m.search_text like %L)', word || '%', '% ' || word || '%')
            else format(' and m.search_text like %L', '%' || word || '%')
          end, ''), '') from unnest(p_words) as word)
    || ' order by m.id desc limit $2'
    using p_agent_id, p_limit;
end
$$;
revoke execute on function find_messages(uuid, text[], uuid, int) from public;
grant execute on function find_messages(uuid, text[], uuid, int) to hearthline_app;

-- Homes on the market by the beginning of their address: there are few of them among all that ever were listed.
create index listing_open_by_address on listing (address_norm) where state in ('active', 'conditional', 'comingSoon');
create index listing_open_by_street on listing (street_norm) where state in ('active', 'conditional', 'comingSoon');
