-- A cut is counted from the highest price that was asked, over up to two relistings within a year of each other.
-- 'Newest' goes by the day of listing, within a day by the time of entry. When a listing became news is a fact of its
-- own: a home that reaches the board days after its listing is not the newest, and yet nobody has seen it.
create or replace view listing_facts as
select
  f.id, f.mls_number, f.offer, f.status, f.code, f.area_code, f.municipality_code, f.community_code, f.kind, f.style,
  f.basement_bits, f.heat_type, f.heat_fuel, f.cooling, f.pool, f.garage_type, f.price, f.bedrooms, f.bathrooms, f.kitchens,
  f.garage_spaces, f.parking_total, f.area_low, f.area_high, f.lot_front, f.lot_depth, f.lot_area, f.built_from, f.built_to,
  f.storeys, f.level, f.tax_annual, f.fee_monthly, f.school_metres, f.is_waterfront, f.is_relisted, f.list_day, f.sold_day,
  f.off_market_day, f.price_changed_day, f.market_day, f.drop_basis_points, f.world_x, f.world_y, f.entered_at, f.modified_at,
  f.status_changed_at,
  case f.status
    when 'active' then -(entry.day * 86400 + least(greatest(entry.second - entry.day * 86400, 0), 86399))
    when 'sold' then -coalesce(f.sold_day, extract(epoch from f.status_changed_at)::bigint / 86400)::bigint * 86400
    else -coalesce(f.off_market_day, extract(epoch from f.status_changed_at)::bigint / 86400)::bigint * 86400
  end as newest_key,
  coalesce(f.price, 9007199254740991) as price_key,
  coalesce(-f.price, 9007199254740991) as price_desc_key,
  -extract(epoch from f.modified_at)::bigint as changed_key,
  coalesce(-f.area_low, 9007199254740991)::bigint as size_key,
  coalesce(f.market_day, 9007199254740991)::bigint as market_key,
  -f.drop_basis_points::bigint as drop_key,
  extract(epoch from case f.status when 'active' then f.entered_at else f.status_changed_at end)::bigint as arrived_second,
  f.highest_asked
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
      when asked.highest > l.list_price then ((asked.highest - l.list_price) * 10000 / asked.highest)::int
      else 0
    end as drop_basis_points,
    l.world_x, l.world_y,
    l.entered_at, l.modified_at, l.status_changed_at, asked.highest as highest_asked
  from listing l
  left join listing b on b.id = l.previous_listing_id and coalesce(b.off_market_date, b.list_date) >= l.list_date - 365
  left join listing bb on bb.id = b.previous_listing_id and coalesce(bb.off_market_date, bb.list_date) >= b.list_date - 365
  cross join lateral (
    select greatest(l.original_list_price, l.previous_list_price, b.original_list_price, bb.original_list_price) as highest
  ) asked
  where l.state not in ('draft', 'deleted')
) f
-- By the clock on the board's wall.
cross join lateral (select extract(epoch from f.entered_at at time zone 'America/Toronto')::bigint as second) local
cross join lateral (select local.second, coalesce(f.list_day, local.second / 86400)::bigint as day) entry;

alter table listing_open add column arrived_second bigint, add column highest_asked bigint;
alter table listing_past add column arrived_second bigint, add column highest_asked bigint;
alter table sold_recent add column arrived_second bigint, add column highest_asked bigint;

create or replace view listing_any as select * from listing_open union all select * from listing_past;

create or replace view listing_active as
select
  f.id, f.mls_number as "mlsNumber", f.offer, f.status, l.state, f.code,
  f.area_code as "areaCode", f.municipality_code as "municipalityCode", f.community_code as "communityCode",
  f.kind, f.style, f.basement_bits as "basementBits", f.heat_type as "heatType", f.heat_fuel as "heatFuel",
  f.cooling, f.pool, f.garage_type as "garageType", f.is_waterfront as "isWaterfront", f.is_relisted as "isRelisted",
  f.price, l.list_price as "listPrice", l.original_list_price as "originalListPrice",
  f.bedrooms, l.bedrooms_plus as "bedroomsPlus", f.bathrooms, f.kitchens,
  f.garage_spaces as "garageSpaces", f.parking_total as "parkingTotal", f.area_low as "areaLow", f.area_high as "areaHigh",
  f.lot_front as "lotFront", f.lot_depth as "lotDepth", f.lot_area as "lotArea",
  f.built_from as "builtFrom", f.built_to as "builtTo", f.storeys, f.level,
  f.tax_annual as "taxAnnual", f.fee_monthly as "feeMonthly", f.school_metres as "schoolMetres",
  f.list_day as "listDay", f.sold_day as "soldDay", f.off_market_day as "offMarketDay",
  f.price_changed_day as "priceChangedDay", f.market_day as "marketDay", f.drop_basis_points as "dropBasisPoints",
  f.world_x as "worldX", f.world_y as "worldY", l.longitude, l.latitude,
  f.newest_key as "newestKey", f.price_key as "priceKey", f.price_desc_key as "priceDescKey",
  f.changed_key as "changedKey", f.size_key as "sizeKey", f.market_key as "marketKey", f.drop_key as "dropKey",
  l.list_date as "listDate", l.sold_date as "soldDate", l.postal_code as "postalCode",
  l.first_picture as "firstPicture", l.photo_count as "photoCount", l.office_name as "officeName",
  to_char(l.modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedAt",
  l.unit, l.street_number as "streetNumber", l.street_name as "streetName", l.street_suffix as "streetSuffix",
  l.street_direction as "streetDirection",
  l.changed_xid::text as "changedXid",
  f.arrived_second as "arrivedSecond", f.highest_asked as "highestAsked"
from listing_open f join listing l on l.id = f.id;

create or replace function project_listings(ids uuid[]) returns setof listing_open
  language sql stable as $$
  select id, mls_number, offer, status, code, area_code, municipality_code, community_code, kind, style, basement_bits, heat_type, heat_fuel, cooling, pool, garage_type,
    price, bedrooms, bathrooms, kitchens, garage_spaces, parking_total, area_low, area_high, lot_front, lot_depth, lot_area,
    built_from, built_to, storeys, level, tax_annual, fee_monthly, school_metres, is_waterfront, is_relisted,
    list_day, sold_day, off_market_day, price_changed_day, market_day, drop_basis_points, world_x, world_y,
    newest_key, price_key, price_desc_key, changed_key, size_key, market_key, drop_key, arrived_second, highest_asked
  from listing_facts where id = any (ids)
$$;

update listing_open o set newest_key = f.newest_key, arrived_second = f.arrived_second, highest_asked = f.highest_asked,
    drop_basis_points = f.drop_basis_points, drop_key = f.drop_key
  from listing_facts f where f.id = o.id;
update listing_past o set arrived_second = f.arrived_second, highest_asked = f.highest_asked,
    drop_basis_points = f.drop_basis_points, drop_key = f.drop_key
  from listing_facts f where f.id = o.id;
update sold_recent o set arrived_second = f.arrived_second, highest_asked = f.highest_asked,
    drop_basis_points = f.drop_basis_points, drop_key = f.drop_key
  from listing_facts f where f.id = o.id;

-- Each listing is worked out once, whichever tables its row goes to.
create or replace procedure refresh_listing_projections(ids uuid[])
  language plpgsql as $$
begin
  delete from listing_open where id = any (ids);
  delete from listing_past where id = any (ids);
  delete from sold_recent where id = any (ids);
  with projected as materialized (select * from project_listings(ids)),
  opened as (insert into listing_open select * from projected where status = 'active'),
  passed as (insert into listing_past select * from projected where status <> 'active')
  insert into sold_recent select * from projected
    where status = 'sold' and sold_day >= (current_date - interval '25 months')::date - date '1970-01-01';
  update listing_detail d set is_open = f.is_open
    from (select i.id, exists (select from listing_open o where o.id = i.id) as is_open from unnest(ids) as i (id)) f
    where d.listing_id = f.id and d.is_open is distinct from f.is_open;
end
$$;
