-- Whether a resource has papers of types that are asked of it no more: who reads its slots looks for them only then.
-- Unknown until it is renewed, and then it is looked.
alter table veredicto add column no_pedidas boolean not null default true;
