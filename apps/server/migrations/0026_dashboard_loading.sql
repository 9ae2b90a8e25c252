-- Whether what lies below the fold waits until the page is idle or is scrolled there.
alter table dashboard add column is_lazy boolean not null default true;
