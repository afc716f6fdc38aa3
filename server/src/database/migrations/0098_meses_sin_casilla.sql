-- A late paper alone is of no slot, and of its month: where its type is asked for no more, that month is looked for too.
update veredicto v set no_pedidas = true
where not no_pedidas and exists (
  select from documento d where d.cuenta_id = v.cuenta_id and d.recursoid = v.recursoid and d.tardio and d.es_del_mes);
