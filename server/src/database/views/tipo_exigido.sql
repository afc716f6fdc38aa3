-- Whether a type of document applies to a resource on a day, whoever asks for it. What is required, how each slot stands, and who is fit are
-- computed from presentations and the day, never stored; server/src/rules/ decides the same, and a property test holds
-- both against each other. Inlined into the views as long as `dia` is used once; `r` then costs no more than the columns
-- that are read of it, where it is the alias of `recurso` itself or of `recurso_de`.
-- The `case` is for the planner, which takes so many conditions together for nearly impossible, and would then look up
-- each slot's document on its own: a page of 50 choferes takes less than half the time with it.
create function tipo_aplica(t tipo_documento, r recurso, dia date) returns boolean language sql immutable parallel safe
return case when coalesce(t.docrectipo_recurso = r.exigencias, false)
  and daterange(t.vigente_desde, t.vigente_hasta, '[]') @> dia
  and (t.aplica_vehiculos is null or coalesce(r.vehiculo = any (t.aplica_vehiculos), false))
  and (t.aplica_carrocerias is null or coalesce(r.carroceria = any (t.aplica_carrocerias), false))
  and (t.aplica_tipo_vehiculo is null or coalesce(t.aplica_tipo_vehiculo = r.tipo_vehiculo, false))
  and (not t.aplica_peligrosas or coalesce(r.transporta_peligrosas, false))
  and (not t.aplica_alimentos or coalesce(r.transporta_alimentos, false))
  and (t.aplica_titularidades is null or coalesce(r.titularidad = any (t.aplica_titularidades), false))
  and (not t.aplica_extranjeros or coalesce(r.extranjero, false))
  then true else false end;

-- Whether it is asked of the resource wherever it works.
create function tipo_exigido(t tipo_documento, r recurso, dia date) returns boolean language sql immutable parallel safe
return t.alcance = 'general' and tipo_aplica(t, r, dia);
