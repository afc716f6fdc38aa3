-- Sentences are made of `culpables` where an answer is written. They tell types in the catalogue's order, so a reason knows it.
alter table veredicto drop column motivos;

update veredicto set culpables = (
  select jsonb_agg(c.culpable || jsonb_build_object('orden', t.orden) order by c.lugar)
  from jsonb_array_elements(culpables) with ordinality c (culpable, lugar)
  left join tipo_documento t on t.tipodocumentoid = c.culpable ->> 'tipodocumentoid'
)
where culpables <> '[]';
