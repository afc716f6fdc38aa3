-- For ten seconds whoever decided a registration takes it back: its letter waits as long. And what the provider notes of one
-- for itself. See docs/decisions/0093.

alter table registro add column nota_interna text;
-- The letter that tells the decision.
alter table registro add column correo_decision text collate "C" references correo on delete set null;

call privado.auditar('registro', 'registroid', '{estado_registro,motivo,cuenta_creada,nota_interna}');
