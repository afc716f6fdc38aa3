-- Entries by their moment, whoever they are of, and the few pasos that are to be looked at.
create index paso_recurso_momento on paso_recurso (momento);
create index paso_recurso_hallado on paso_recurso (momento desc) where doble or de_baja or lugar = 'visita';
create index paso_hallado on paso (momento desc) where igual is not null or respuesta = 'no coincide' or tecleado <> '{}';

-- Of somebody who was let in all the same: that those who answer for it were told.
create table igual_avisado (
  pasoid uuid primary key references paso on delete cascade,
  avisado timestamptz not null default now()
);
alter table igual_avisado enable row level security;
alter table igual_avisado force row level security;
do $$
begin
  execute format('create policy duenio on igual_avisado to %I using (true) with check (true)', current_user);
end $$;

-- Whoever is let in all the same is told at once: views/puerta.sql says how.
create function privado.avisar_igual() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger paso_avisa after insert on paso for each row when (new.igual is not null) execute function privado.avisar_igual();
