-- What is kept of how resources stand, where it is true today. It always is once its carrier is open, but for what the
-- transaction itself has changed: opening brings the carrier up to the catalogue.
create view veredicto_de_hoy with (security_invoker) as
select * from veredicto where (select hoy()) between dia and hasta;
grant select on veredicto_de_hoy to portal_app, portal_proveedor;

-- The same for whoever reads of carriers that nobody opened.
create view veredicto_cierto with (security_invoker) as
select * from veredicto_de_hoy v where exists (select from catalogo_al_dia a where a.cuenta_id = v.cuenta_id offset 0);
grant select on veredicto_cierto to portal_app, portal_proveedor;
