-- What criteria are judged by: one narrow row a listing. Days count from 1970-01-01. Sort keys ascend,
-- and what is not told comes last.
create view listing_facts as
select
  f.*,
  case f.status
    when 'active' then -extract(epoch from f.entered_at)::bigint
    when 'sold' then -coalesce(f.sold_day, extract(epoch from f.status_changed_at)::bigint / 86400)::bigint * 86400
    else -coalesce(f.off_market_day, extract(epoch from f.status_changed_at)::bigint / 86400)::bigint * 86400
  end as newest_key,
  coalesce(f.price, 9007199254740991) as price_key,
  coalesce(-f.price, 9007199254740991) as price_desc_key,
  -extract(epoch from f.modified_at)::bigint as changed_key,
  coalesce(-f.area_low, 9007199254740991)::bigint as size_key,
  coalesce(f.market_day, 9007199254740991)::bigint as market_key,
  -f.drop_basis_points::bigint as drop_key
from (
  select
    l.id, l.mls_number, l.offer,
    (case
      when l.state in ('active', 'conditional', 'comingSoon') then 'active'
      when l.state = 'firm' then 'sold'
      else 'deactive'
    end)::listing_status as status,
    l.code, l.area_code, l.municipality_code, l.community_code, l.kind, l.style, l.basement_bits,
    l.heat_type, l.heat_fuel, l.cooling, l.pool, l.garage_type,
    case when l.state = 'firm' then coalesce(l.close_price, l.list_price) else l.list_price end as price,
    l.bedrooms, l.bathrooms, l.kitchens, l.garage_spaces, l.parking_total,
    coalesce(l.area_point, l.area_min) as area_low,
    coalesce(l.area_point, l.area_max) as area_high,
    l.lot_front, l.lot_depth, l.lot_area,
    coalesce(l.year_built, extract(year from coalesce(l.list_date, l.entered_at::date))::int - l.age_max)::smallint as built_from,
    coalesce(l.year_built, extract(year from coalesce(l.list_date, l.entered_at::date))::int - l.age_min)::smallint as built_to,
    l.storeys, l.level, l.tax_annual, l.fee_monthly, l.school_metres, l.is_waterfront,
    l.previous_listing_id is not null as is_relisted,
    l.list_date - date '1970-01-01' as list_day,
    l.sold_date - date '1970-01-01' as sold_day,
    l.off_market_date - date '1970-01-01' as off_market_day,
    (l.price_changed_at at time zone 'America/Toronto')::date - date '1970-01-01' as price_changed_day,
    l.list_date - date '1970-01-01' + l.paused_days as market_day,
    case
      when l.original_list_price > l.list_price and l.original_list_price > 0
        then ((l.original_list_price - l.list_price) * 10000 / l.original_list_price)::int
      else 0
    end as drop_basis_points,
    l.world_x, l.world_y,
    l.entered_at, l.modified_at, l.status_changed_at
  from listing l
  where l.state not in ('draft', 'deleted')
) f;
grant select on listing_facts to hearthline_app, hearthline_worker;

create table listing_open as
  select * from listing_facts with no data;
alter table listing_open drop column entered_at, drop column modified_at, drop column status_changed_at, add primary key (id);
create table listing_past (like listing_open including all);
-- Firm sales of the last 18 months, for comparables; a daily job lets the older ones go.
create table sold_recent (like listing_open including all);
call make_market_owned('listing_open');
call make_market_owned('listing_past');
call make_market_owned('sold_recent');

create index on listing_open (offer, newest_key, id);
create index on listing_open (offer, price_key, id);
create index on listing_open (offer, price_desc_key, id);
create index on listing_open (changed_key, id);
create index on listing_open (offer, municipality_code, price_key, id);
create index on listing_open (offer, community_code, price_key, id);
create index on listing_open (offer, price) include (bedrooms, bathrooms, kind, municipality_code, community_code, area_low,
  area_high, garage_spaces, basement_bits, heat_type, cooling, pool, world_x, world_y);
create index on listing_open using gist (point(world_x, world_y));

create index on listing_past (offer, status, newest_key, id);
create index on listing_past (offer, status, price_key, id);
create index on listing_past (offer, status, municipality_code, newest_key, id);
create index on listing_past (offer, status, community_code, newest_key, id);
create index on listing_past (community_code, kind, offer, sold_day) include (price, market_day) where status = 'sold';
create index on listing_past using gist (point(world_x, world_y));

create index on sold_recent using gist (kind, point(world_x, world_y));
create index on sold_recent (sold_day);

-- Both halves under one name, for searches that reach into the past.
create view listing_any as select * from listing_open union all select * from listing_past;
grant select on listing_any to hearthline_app, hearthline_worker;

-- A row of a projection, in the columns' order.
create function project_listings(ids uuid[]) returns setof listing_open
  language sql stable as $$
  select id, mls_number, offer, status, code, area_code, municipality_code, community_code, kind, style, basement_bits, heat_type, heat_fuel, cooling, pool, garage_type,
    price, bedrooms, bathrooms, kitchens, garage_spaces, parking_total, area_low, area_high, lot_front, lot_depth, lot_area,
    built_from, built_to, storeys, level, tax_annual, fee_monthly, school_metres, is_waterfront, is_relisted,
    list_day, sold_day, off_market_day, price_changed_day, market_day, drop_basis_points, world_x, world_y,
    newest_key, price_key, price_desc_key, changed_key, size_key, market_key, drop_key
  from listing_facts where id = any (ids)
$$;

-- Writes the projections of these listings anew.
create procedure refresh_listing_projections(ids uuid[])
  language plpgsql as $$
begin
  delete from listing_open where id = any (ids);
  delete from listing_past where id = any (ids);
  delete from sold_recent where id = any (ids);
  insert into listing_open select * from project_listings(ids) where status = 'active';
  insert into listing_past select * from project_listings(ids) where status <> 'active';
  insert into sold_recent select * from project_listings(ids)
    where status = 'sold' and sold_day >= (current_date - interval '18 months')::date - date '1970-01-01';
  update listing_detail d set is_open = f.is_open
    from (select i.id, exists (select from listing_open o where o.id = i.id) as is_open from unnest(ids) as i (id)) f
    where d.listing_id = f.id and d.is_open is distinct from f.is_open;
end
$$;

-- A bulk load sets hearthline.bulk, so that nothing is projected row by row, and calls this in portions at its end.
create function follow_listing_changes() returns trigger
  language plpgsql as $$
declare
  ids uuid[];
begin
  if current_setting('hearthline.bulk', true) is distinct from 'on' then
    ids := array(select id from changed);
    call refresh_listing_projections(ids);
  end if;
  -- Which ones, where they are few: a follower then reads them at once instead of looking for them first.
  perform pg_notify('hearthline:listings', case when cardinality(ids) <= 4 then array_to_string(ids, ' ') else '' end);
  return null;
end
$$;
create trigger follow_inserts after insert on listing referencing new table as changed
  for each statement execute function follow_listing_changes();
create trigger follow_updates after update on listing referencing new table as changed
  for each statement execute function follow_listing_changes();

create function stamp_listing_change() returns trigger
  language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end
$$;
create trigger stamp_updates before update on listing for each row execute function stamp_listing_change();

-- Photos and remarks stand in the detail; a change there is a change of the listing.
create function follow_detail_changes() returns trigger
  language plpgsql as $$
begin
  new.is_open := exists (select from listing_open o where o.id = new.listing_id);
  return new;
end
$$;
create trigger open_with_its_listing before insert on listing_detail for each row execute function follow_detail_changes();
