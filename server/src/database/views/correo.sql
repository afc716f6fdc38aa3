-- Keeps a letter and the job that delivers it, in the caller's transaction: both or neither.
create function encolar_correo(p_para text, p_asunto text, p_texto text, p_html text, p_plantilla text, p_responder_a text default null, p_secreto text default null, p_espera interval default null) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  id text;
begin
  insert into correo (para, asunto, texto, html, plantilla, responder_a, secreto)
  values (p_para, p_asunto, p_texto, p_html, p_plantilla, p_responder_a, p_secreto) returning correoid into id;
  perform graphile_worker.add_job('correo', json_build_object('correoid', id), run_at => now() + p_espera, max_attempts => 12);
  return id;
end $$;

-- The same letter within ten minutes is one: a form was pressed twice, or its answer got lost. Two at once wait for each
-- other.
create function encolar_correo_una_vez(p_para text, p_asunto text, p_texto text, p_html text, p_plantilla text, p_responder_a text default null, p_secreto text default null) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  id text;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(E'\n', p_para, p_plantilla, p_responder_a, p_texto), 0));
  select correoid into id from correo
   where para = p_para and plantilla = p_plantilla and texto = p_texto and responder_a is not distinct from p_responder_a
     and estado <> 'fallido' and creado > now() - interval '10 minutes'
   limit 1;
  return coalesce(id, encolar_correo(p_para, p_asunto, p_texto, p_html, p_plantilla, p_responder_a, p_secreto));
end $$;

-- Whom the link of a letter lets in, or whose e-mail it confirms: null where the letter brings none, empty where it is nobody's
-- any more, because they chose a password, were let go, have another address or confirmed it.
create function invitado_en_correo(p_plantilla text, p_para text) returns text language sql stable security definer set search_path = public, pg_temp
return case
  when p_plantilla in ('registroAprobado', 'invitacion') then coalesce((
    select contactid from contacto
     where lower(email) = lower(p_para) and activo and not exists (select from privado.credencial where sujeto = contactid)), '')
  when p_plantilla = 'enlaceDeOperador' then coalesce((
    select operadorid from operador where lower(email) = lower(p_para) and activo), '')
  when p_plantilla = 'registroRecibido' then coalesce((
    select registroid from registro
     where lower(email) = lower(p_para) and estado_registro = 'pendiente' and email_confirmado is null), '')
end;

-- Sends a letter once more, and answers which one goes out: a failed one itself; of one that left, a copy, because mail
-- servers drop what they have received already. Of two who ask at once the later one finds what went out this minute.
-- Nobody keeps a link that was mailed: the letter brings a new one, and those before serve no more.
create function reenviar_correo(p_correoid text, p_secreto text, p_token bytea, p_horas integer) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c correo;
  invitado text;
begin
  perform privado.exigir_operador();
  select * into c from correo where correoid = p_correoid for update;
  if not found then raise exception 'no correo' using errcode = 'PNONE'; end if;
  if c.estado = 'pendiente' or c.enviado > now() - interval '1 minute' or exists (
    select from correo
     where para = c.para and plantilla = c.plantilla and texto = c.texto and correoid <> c.correoid
       and creado > now() - interval '1 minute') then
    raise exception 'it goes out already' using errcode = 'P1520';
  end if;
  invitado := invitado_en_correo(c.plantilla, c.para);
  if invitado = '' then raise exception 'a link for nobody' using errcode = 'PNONE'; end if;
  if invitado like '13x%' then perform enlazar_operador(p_token, invitado, p_horas); end if;
  if invitado like '12x%' then perform privado.enlazar(p_token, invitado, p_horas); end if;
  if invitado like '24x%' then perform privado.enlazar_registro(p_token, invitado, p_horas); end if;
  if invitado is null then p_secreto := null; end if;
  if c.estado = 'enviado' then
    return encolar_correo(c.para, c.asunto, c.texto, c.html, c.plantilla, c.responder_a, p_secreto);
  end if;
  -- The tries of before stay until the next one: a letter that nobody tried would count as one that waits for its turn.
  update correo set estado = 'pendiente', error = null, secreto = p_secreto where correoid = p_correoid;
  perform graphile_worker.add_job('correo', json_build_object('correoid', p_correoid), max_attempts => 12);
  return p_correoid;
end $$;

revoke execute on function encolar_correo, encolar_correo_una_vez, invitado_en_correo, reenviar_correo from public;
grant execute on function encolar_correo to portal_app, portal_proveedor, portal_ingreso;
grant execute on function encolar_correo_una_vez to portal_ingreso;
grant execute on function invitado_en_correo, reenviar_correo to portal_proveedor;
