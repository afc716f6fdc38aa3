-- What a unit is made of, one row a part. Its transporte is a part of every unit.
create view parte_de_unidad with (security_invoker) as
select cuenta_id, unidadid, nombre as unidad, estado as estado_unidad, 'transporte' as lugar, 0 as orden, cuenta_id as recursoid from unidad
union all
select cuenta_id, unidadid, nombre, estado, 'tractor', 1, tractor from unidad where tractor is not null
union all
select cuenta_id, unidadid, nombre, estado, 'arrastre1', 2, arrastre1 from unidad where arrastre1 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'arrastre2', 3, arrastre2 from unidad where arrastre2 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'chofer1', 4, chofer1 from unidad where chofer1 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'chofer2', 5, chofer2 from unidad where chofer2 is not null;
grant select on parte_de_unidad to portal_app, portal_proveedor;
