-- A month's paper that was taken though its own day had passed, because a control asks about that month: it proves its month and
-- never speaks for its slot. See docs/decisions/0145.
alter table documento add column tardio boolean not null default false
  constraint documento_tardio check (not tardio or periodo is not null);
