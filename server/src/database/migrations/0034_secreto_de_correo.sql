-- What a letter brings that opens something stands apart from its words, and only until it left. See docs/decisions/0074.

alter table correo add column secreto text;

-- Those written before: of what waits to leave the link or the code is set apart, of the rest it is forgotten.
update correo set
  secreto = case when estado = 'pendiente' then dicho end,
  texto = replace(texto, dicho, '{{secreto}}'),
  html = replace(html, dicho, '{{secreto}}')
from (
  select correoid as de, case plantilla
    when 'codigoParaContrasena' then substring(texto from '\n    ([A-Z0-9]{3}-[A-Z0-9]{3})\n')
    else substring(texto from '#token=([A-Za-z0-9_-]{22})') end as dicho
  from correo where plantilla in ('codigoParaContrasena', 'registroAprobado', 'invitacion', 'enlaceDeOperador')) antes
where correoid = de and dicho is not null;
