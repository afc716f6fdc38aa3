-- Where a unit passed is read by itself, the newest first.
create index paso_unidad on paso (unidadid, momento desc) where unidadid is not null;

-- What opens shared passes is an account's too.
call privado.proteger('privado.enlace_de_pase');
