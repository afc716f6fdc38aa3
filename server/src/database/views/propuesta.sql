-- How long a titular may answer.
create function plazo_de_propuesta() returns interval language sql immutable parallel safe return interval '7 days';

-- A titular's answer, once, which tells in which language whoever asked registered. A yes closes the registration: who
-- becomes of the account is written by who calls. P1520 when
-- it was answered, withdrawn or decided otherwise meanwhile, or is too late. The registration first, as who decides it does.
create function responder_propuesta(p_propuestaid text, p_acepta boolean) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p propuesta;
  dicho text;
begin
  perform privado.exigir_titular();
  perform from registro where registroid =
    (select registroid from propuesta where propuestaid = p_propuestaid and cuenta_id = mi_cuenta()) for update;
  if not found then
    raise exception 'nothing of the kind was asked of this account' using errcode = 'PNONE';
  end if;
  update propuesta set estado = case when p_acepta then 'aceptada' else 'negada' end, respondida = now(), respondida_por = yo()
    where propuestaid = p_propuestaid and estado = 'esperando' and vence > now() returning * into p;
  if not found then
    raise exception 'nobody waits for it any more' using errcode = 'P1520';
  end if;
  update registro set
    estado_registro = case when p_acepta then 'unida' else estado_registro end,
    decidido = case when p_acepta then now() end,
    decidido_por = case when p_acepta then p.pedida_por end,
    version = version + 1
  where registroid = p.registroid returning idioma into dicho;
  return dicho;
end $$;

revoke execute on function responder_propuesta from public;
grant execute on function responder_propuesta to portal_app;
