-- The market: no agent owns these rows. The app reads them; imports and the demo write them as the worker.
create extension if not exists btree_gist;

create procedure make_market_owned(table_name regclass)
  language plpgsql as $$
begin
  execute format('grant select on %s to hearthline_app', table_name);
  execute format('grant select, insert, update, delete on %s to hearthline_worker', table_name);
end
$$;
revoke execute on procedure make_market_owned(regclass) from public;

create type listing_offer as enum ('sale', 'lease');
create type listing_state as enum ('draft', 'comingSoon', 'active', 'conditional', 'firm', 'suspended', 'expired', 'terminated', 'deleted');
create type lifecycle_code as enum ('draft', 'cs', 'new', 'pc', 'ext', 'bom', 'dft', 'sc', 'sce', 'lc', 'lce', 'sld', 'lsd', 'sus', 'exp', 'ter', 'del');
create type listing_status as enum ('active', 'sold', 'deactive');
create type home_kind as enum ('detached', 'semiDetached', 'townhouse', 'bungalow', 'condoApartment', 'condoTownhouse', 'loft', 'duplex', 'multiplex', 'cottage', 'farm', 'land');
create type house_style as enum ('oneStorey', 'oneAndHalfStorey', 'twoStorey', 'twoAndHalfStorey', 'threeStorey', 'backsplit', 'sidesplit', 'apartment', 'other');
create type heat_type as enum ('forcedAir', 'radiant', 'baseboard', 'heatPump', 'boiler', 'stove', 'other', 'none');
create type heat_fuel as enum ('gas', 'electric', 'oil', 'propane', 'wood', 'geothermal', 'other');
create type cooling_type as enum ('central', 'wallUnit', 'windowUnit', 'heatPump', 'other', 'none');
create type pool_type as enum ('inground', 'aboveGround', 'indoor', 'shared', 'none');
create type garage_type as enum ('attached', 'detached', 'builtIn', 'underground', 'carport', 'other', 'none');
create type exposure as enum ('north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest');
create type area_source as enum ('stated', 'band', 'builder', 'measured', 'other');
create type event_actor as enum ('feed', 'demo', 'system', 'person');

create table area (
  code text primary key,
  name text not null
);
create table municipality (
  code text primary key,
  area_code text not null references area,
  name text not null
);
create index on municipality (area_code);
create table community (
  code text primary key,
  municipality_code text not null references municipality,
  name text not null
);
create index on community (municipality_code);
call make_market_owned('area');
call make_market_owned('municipality');
call make_market_owned('community');

-- The truth about a listing. Money is cents, floor areas and lots feet, a null was not told.
create table listing (
  id uuid primary key,
  source text not null,
  key text not null,
  mls_number text not null,
  pin text,

  offer listing_offer not null,
  state listing_state not null,
  code lifecycle_code not null,
  -- What a suspended listing goes back to.
  prior_state listing_state,
  prior_code lifecycle_code,
  mls_status text,
  is_irregular boolean not null default false,
  is_closed boolean not null default false,

  list_price bigint,
  original_list_price bigint,
  previous_list_price bigint,
  close_price bigint,
  list_date date,
  sold_date date,
  close_date date,
  expiry_date date,
  conditional_expiry_date date,
  -- Of a deal that is not firm yet; it never leaves the server.
  deal_price bigint,
  escape_hours smallint,
  start_date date,
  back_on_market_date date,
  off_market_date date,
  -- Days suspended so far; days on market do not count them.
  paused_days int not null default 0,
  entered_at timestamptz not null,
  modified_at timestamptz not null,
  status_changed_at timestamptz not null,
  price_changed_at timestamptz,
  photos_changed_at timestamptz,

  kind home_kind not null,
  kind_stated text,
  style house_style,
  bedrooms smallint,
  bedrooms_plus smallint,
  bathrooms smallint,
  kitchens smallint,
  kitchens_plus smallint,
  rooms_above smallint,
  rooms_below smallint,
  garage_type garage_type,
  garage_spaces double precision,
  parking_total double precision,
  -- One bit per basement feature, in the order of the model's list.
  basement_bits smallint not null default 0,
  heat_type heat_type,
  heat_fuel heat_fuel,
  cooling cooling_type,
  pool pool_type,
  is_waterfront boolean,
  water_body text,
  zoning text,
  tax_annual bigint,
  tax_year smallint,
  fee_monthly bigint,

  area_min int,
  area_max int,
  area_point int,
  area_source area_source,
  lot_front double precision,
  lot_depth double precision,
  lot_area double precision,
  lot_stated text,
  is_lot_irregular boolean not null default false,
  year_built smallint,
  age_min smallint,
  age_max smallint,
  storeys double precision,
  building_storeys smallint,
  level smallint,
  level_stated text,
  exposure exposure,

  area_code text references area,
  municipality_code text references municipality,
  community_code text references community,
  street_number text,
  street_name text,
  street_suffix text,
  street_direction text,
  unit text,
  postal_code text,
  latitude double precision,
  longitude double precision,
  -- Web Mercator on a grid of 2^28 units, see the domain's geo.
  world_x int,
  world_y int,
  school_metres int,
  -- As people type it: number first, short suffixes, lower case.
  address_norm text collate "C",
  street_norm text collate "C",

  may_show_on_internet boolean not null default true,
  may_show_address boolean not null default true,
  may_show_valuation boolean not null default true,
  may_show_comments boolean not null default true,

  office_name text,
  agent_name text,
  agent_phone text,
  agent_email text,

  photo_count smallint not null default 0,
  -- What the first picture is drawn or fetched from.
  first_picture text,

  -- The same home under another number, and the listing before this one.
  home_key text,
  previous_listing_id uuid references listing,
  -- Tells whether a feed sent anything new.
  record_hash bytea,
  -- Followers read again from the oldest transaction that was open at their last look.
  changed_xid xid8 not null default pg_current_xact_id(),
  unique (source, key),
  check (list_price is null or list_price >= 0),
  check (close_price is null or close_price >= 0)
);
create index on listing (mls_number text_pattern_ops);
create index on listing (home_key) where home_key is not null;
create index on listing (previous_listing_id);
create index on listing (area_code);
create index on listing (municipality_code);
create index on listing (community_code);
create index on listing (changed_xid);
create index on listing (address_norm) where address_norm is not null;
create index on listing (street_norm) where street_norm is not null;
call make_market_owned('listing');

-- What is only read with its listing as a whole.
create table listing_detail (
  listing_id uuid primary key references listing on delete cascade,
  remarks text,
  private_remarks text,
  fee_includes text[] not null default '{}',
  utilities jsonb not null default '{}',
  rooms jsonb not null default '[]',
  media jsonb not null default '[]',
  is_open boolean not null default false,
  search tsvector generated always as (to_tsvector('english', coalesce(remarks, ''))) stored
);
create index listing_detail_search_open on listing_detail using gin (search) where is_open;
create index listing_detail_search_past on listing_detail using gin (search) where not is_open;
call make_market_owned('listing_detail');

-- Every step of a listing's life. It only grows, so it is cut into years by its time-ordered id.
create table listing_event (
  id uuid not null,
  listing_id uuid not null references listing on delete cascade,
  code lifecycle_code not null,
  from_state listing_state,
  to_state listing_state not null,
  at timestamptz not null,
  effective_date date not null,
  old_price bigint,
  new_price bigint,
  actor event_actor not null,
  is_irregular boolean not null default false,
  primary key (id)
) partition by range (id);
create index on listing_event (listing_id, id);

create function first_id_of_year(year int) returns uuid
  language sql immutable
  return (regexp_replace(
    lpad(to_hex((extract(epoch from make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')) * 1000)::bigint), 12, '0'),
    '(.{8})(.{4})', '\1-\2') || '-0000-0000-000000000000')::uuid;

do $$
begin
  for year in 2010..2045 loop
    execute format('create table listing_event_%s partition of listing_event for values from (%L) to (%L)',
      year, first_id_of_year(year), first_id_of_year(year + 1));
  end loop;
end
$$;
create table listing_event_other partition of listing_event default;
call make_market_owned('listing_event');

create table school (
  number text primary key,
  name text not null,
  system text not null check (system in ('englishPublic', 'englishCatholic', 'frenchPublic', 'frenchCatholic', 'private')),
  level text not null check (level in ('elementary', 'secondary')),
  grades text,
  board_name text,
  website text,
  board_website text,
  enrolment int,
  street text,
  municipality text,
  postal_code text,
  phone text,
  longitude double precision not null,
  latitude double precision not null,
  world_x int not null,
  world_y int not null
);
create index on school using gist (point(world_x, world_y));
call make_market_owned('school');

create table census_area (
  dguid text primary key,
  census_year smallint not null,
  geography text not null check (geography in ('disseminationArea', 'municipality')),
  name text,
  -- On the world's grid; null until the boundaries are imported.
  outline polygon,
  -- The figures as the screens read them; a null figure was suppressed.
  figures jsonb not null
);
create index on census_area using gist (outline);
call make_market_owned('census_area');

-- How far the replication of each feed has come, so that it goes on there.
create table feed_state (
  source text primary key,
  state jsonb not null,
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on feed_state to hearthline_worker;
