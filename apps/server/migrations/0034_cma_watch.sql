-- Which saved values lie near a home that was sold, without opening their drafts.
alter table cma
  add column latitude double precision generated always as ((draft #>> '{subject,facts,latitude}')::double precision) stored,
  add column longitude double precision generated always as ((draft #>> '{subject,facts,longitude}')::double precision) stored;
create index on cma (latitude, longitude) where deleted_at is null and latest_version > 0 and sold_price is null;
