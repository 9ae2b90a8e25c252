-- What a value is judged by and no list criterion asks for.
alter table listing
  add column condition smallint check (condition between 1 and 5),
  add column has_view boolean,
  add column area_below int check (area_below >= 0);
