-- What is kept of how resources stand, where it is true today. It always is once a carrier's session is open, but for what
-- the session's own transaction has changed.
create view veredicto_de_hoy with (security_invoker) as
select * from veredicto where (select hoy()) between dia and hasta;
grant select on veredicto_de_hoy to portal_app, portal_proveedor;
