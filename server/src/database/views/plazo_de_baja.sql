-- The last day on which a paper of who left is in time; null where its type gives none. The rule is contract/src/plazoDeBaja.ts.
create function plazo_de_baja(fecha_baja date, plazo_dias smallint) returns date language sql immutable parallel safe
return fecha_baja + plazo_dias;

-- Papers that are still owed of choferes who left and whose days are counted: missing, rejected or ended, and lifted by nobody.
-- As `casilla` tells them, without what it says of each beside that: of ten thousand who left it takes a tenth of the time. Of
-- most types everybody is asked, and then no operacion is looked up.
create view plazo_corriendo with (security_invoker) as
select q.cuenta_id, q.recursoid, q.nombre as recurso, q.foto, q.documento, q.tipodocumentoid, q.estado, q.documentoid,
  q.fecha_vencimiento, q.desde, q.motivo, q.plazo
from (
  select r.cuenta_id, r.recursoid, r.nombre, r.foto, r.documento, t.tipodocumentoid,
    estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, h.dia) as estado,
    u.documentoid, coalesce(v.fecha_vencimiento, u.fecha_vencimiento) as fecha_vencimiento,
    desde_casilla(u.estado, u.presentado, u.decidido, null) as desde, u.motivo, plazo_de_baja(r.fecha_baja, t.plazo_dias) as plazo
  from tipo_documento t
  cross join (select (select hoy()) as dia) h
  join recurso r on r.tiporecurso = 'chofer dado de baja' and r.estado = 'BAJA' and r.fecha_baja is not null and tipo_aplica(t, r, h.dia)
  left join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
  left join documento v on v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
  where t.plazo_dias is not null
    and (t.alcance = 'general' or exists (select from exigencias_de(r.cuenta_id, r.recursoid, t.tipodocumentoid, h.dia)))
    and not exists (
      select from excepcion x
      where x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.tipodocumentoid = t.tipodocumentoid and x.vale
        and x.operacionid is null and h.dia between x.desde and x.hasta)
) q
where q.estado in ('pendiente', 'rechazado', 'vencido');
grant select on plazo_corriendo to portal_app, portal_proveedor;
