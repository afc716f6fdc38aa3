-- What is kept of how resources stand, where it is true today. It always is once a carrier's session is open, but for what
-- the session's own transaction has changed.
create view veredicto_de_hoy with (security_invoker) as
select * from veredicto v
where (select hoy()) between dia and hasta and (select true from catalogo_al_dia a where a.cuenta_id = v.cuenta_id);
grant select on veredicto_de_hoy to portal_app, portal_proveedor;
