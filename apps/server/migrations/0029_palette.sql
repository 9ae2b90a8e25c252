-- What the palette looks through while somebody types.

-- Under row-level security no index serves text operators, see find_clients. Whose name holds every word at the beginning
-- of one of its own comes first, then who was spoken to last. Everybody else who is found fills up what is counted; where
-- the named ones are that many, nobody else is looked for.
create index client_by_name_words on client using gin (agent_id, (' ' || sort_name) gin_trgm_ops) where deleted_at is null;
create function find_clients_by_name(p_agent_id uuid, p_patterns text[], p_name_patterns text[], p_limit int, p_counted int)
  returns table (id uuid, place bigint, total bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  live constant text := 'select c.id, c.last_contact_at from public.client c where c.agent_id = $1 and c.deleted_at is null';
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  -- One condition a word: an index serves each of them, but not a list of them.
  return query execute
    'with named as materialized (' || live
    || (select string_agg(format(' and ('' '' || c.sort_name) like %L', pattern), '') from unnest(p_name_patterns) as pattern)
    || '), others as materialized (' || live
    || (select string_agg(format(' and c.search_text like %L', pattern), '') from unnest(p_patterns) as pattern)
    || ' and not ('' '' || c.sort_name) like all ($2) and (select count(*) from named) < $4 limit $4)
      select f.id, row_number() over (order by f.rank, f.last_contact_at desc nulls last, f.id), least(count(*) over (), $4)
      from (select 0 as rank, * from named union all select 1, * from others) f order by 2 limit $3'
    using p_agent_id, p_name_patterns, p_limit, p_counted;
end
$$;
revoke execute on function find_clients_by_name(uuid, text[], text[], int, int) from public;
grant execute on function find_clients_by_name(uuid, text[], text[], int, int) to hearthline_app;

-- Names with a slip of the keyboard, the likest first. It forgives less than find_similar_clients, and is as much quicker.
create function find_likely_clients(p_agent_id uuid, p_text text, p_limit int) returns setof uuid
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set pg_trgm.word_similarity_threshold = 0.5 as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  return query
    select c.id from public.client c
    where c.agent_id = p_agent_id and c.deleted_at is null and p_text operator(public.<%) (' ' || c.sort_name)
    order by public.word_similarity(p_text, ' ' || c.sort_name) desc, c.id limit p_limit;
end
$$;
revoke execute on function find_likely_clients(uuid, text, int) from public;
grant execute on function find_likely_clients(uuid, text, int) to hearthline_app;

-- Mails since a time by the words of their names, addresses and subjects, the newest first. Short words must begin one.
create index message_by_words on message using gin (agent_id, search_text gin_trgm_ops);
create function find_messages(p_agent_id uuid, p_words text[], p_since_id uuid, p_limit int) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_agent_id is distinct from public.current_agent_id() then return; end if;
  -- An end as well as a beginning: without it every year to come would be looked into.
  return query execute
    format('select m.id from public.message m where m.agent_id = $1 and m.id >= %L and m.id < %L and not m.is_test', p_since_id,
      public.first_id_of_year(extract(year from now() + interval '1 day')::int + 1))
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
