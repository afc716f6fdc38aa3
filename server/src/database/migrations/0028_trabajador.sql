-- Who does queued work, and when each was last seen: what somebody holds who is seen no more is done by the others. Not in a
-- backup.
create table privado.trabajador (
  -- As the queue writes down who holds a job.
  trabajadorid text collate "C" primary key,
  visto timestamptz not null default now()
);
