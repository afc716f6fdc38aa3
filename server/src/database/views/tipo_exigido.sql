-- Whether a type of document is asked of a resource on a day. What is required, how each slot stands, and who is fit are
-- computed from presentations and the day, never stored; server/src/rules/ decides the same, and a property test holds
-- both against each other. Inlined into the views as long as `dia` is used once.
-- The `case` is for the planner, which takes so many conditions together for nearly impossible, and would then look up
-- each slot's document on its own: a page of 50 choferes takes less than half the time with it.
create function tipo_exigido(
  t tipo_documento, tiporecurso text, vehiculo text, carroceria text, tipo_vehiculo text,
  peligrosas boolean, alimentos boolean, titularidad text, extranjero boolean, dia date
) returns boolean language sql immutable parallel safe
return case when coalesce(t.docrectipo_recurso = tiporecurso, false)
  and daterange(t.vigente_desde, t.vigente_hasta, '[]') @> dia
  and (t.aplica_vehiculos is null or coalesce(vehiculo = any (t.aplica_vehiculos), false))
  and (t.aplica_carrocerias is null or coalesce(carroceria = any (t.aplica_carrocerias), false))
  and (t.aplica_tipo_vehiculo is null or coalesce(t.aplica_tipo_vehiculo = tipo_vehiculo, false))
  and (not t.aplica_peligrosas or coalesce(peligrosas, false))
  and (not t.aplica_alimentos or coalesce(alimentos, false))
  and (t.aplica_titularidades is null or coalesce(titularidad = any (t.aplica_titularidades), false))
  and (not t.aplica_extranjeros or coalesce(extranjero, false))
  then true else false end;
