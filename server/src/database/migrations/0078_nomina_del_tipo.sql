-- Which list of people stands beside a paper of a type: the declaration's, an insurer's, or what the first says of the life
-- insurance. The shipped types name themselves so; of the provider's own nobody knows until it says so. See docs/decisions/0134.
alter table tipo_documento add column nomina text check (nomina in ('sicoss', 'art', 'scvo'));
-- It says nothing of how a slot stands: nothing is looked at for it.
alter table tipo_documento disable trigger user;
update tipo_documento set nomina = case clave when 'f931' then 'sicoss' when 'art-nomina' then 'art' else 'scvo' end
where clave in ('f931', 'art-nomina', 'seguro-vida') and vigencia = 'mensual';
alter table tipo_documento enable trigger user;
