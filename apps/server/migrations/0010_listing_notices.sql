-- What the index in memory holds of a listing on the market, named as it calls it: a row of this travels in a notice.
create view listing_active as
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
  l.changed_xid::text as "changedXid"
from listing_open f join listing l on l.id = f.id;
grant select on listing_active to hearthline_app, hearthline_worker;

-- One listing that stays on the market is told whole, with the transaction that wrote what it replaces: whoever holds
-- exactly that need not read anything. A few others are named; of many it is only told that there were some.
-- Planning these statements anew takes four times as long as running them, and they are always run the same way.
create or replace function follow_listing_changes() returns trigger
  language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids uuid[];
  told text;
begin
  if current_setting('hearthline.bulk', true) is distinct from 'on' then
    ids := array(select id from changed);
    call refresh_listing_projections(ids);
  end if;
  if tg_op = 'UPDATE' and cardinality(ids) = 1 then
    told := (
      select json_build_object('replaces', b.changed_xid::text, 'row', a)
      from listing_active a join before b on b.id = a.id
      where a.id = ids[1]
    );
  end if;
  -- PostgreSQL takes less than 8,000 bytes.
  if told is null or octet_length(told) > 7900 then
    told := case when cardinality(ids) <= 4 then array_to_string(ids, ' ') else '' end;
  end if;
  perform pg_notify('hearthline:listings', told);
  return null;
end
$$;
drop trigger follow_updates on listing;
create trigger follow_updates after update on listing referencing old table as before new table as changed
  for each statement execute function follow_listing_changes();
