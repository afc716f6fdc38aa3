-- From when an address may be invited again, and null while it never was: a letter that did not leave told nobody.
create function invitable_desde(p_email text) returns timestamptz language sql stable parallel safe
return (
  select max(creado) + interval '7 days' from correo
  where para = p_email and plantilla = 'invitacionDeTransporte' and estado <> 'fallido'
);

-- An invitation beside what came of it. A registration counts from the day on which its CUIT was first invited; whoever
-- registers without the link counts too.
create view invitacion_con_estado with (security_invoker) as
select i.invitacionid, i.cuit, i.email, coalesce(c.accountname, i.nombre) as nombre, i.enviada, i.vence, i.abierta,
  m.error, r.registroid, c.cuenta_id as cuentaid, coalesce(c.estado <> 3, false) as perfil_completo,
  case
    when c.cuenta_id is not null then 'aprobada'
    when i.retirada is not null then 'retirada'
    when r.estado_registro = 'pendiente' then 'registrada'
    when r.estado_registro = 'rechazada' then 'rechazada'
    when m.estado = 'fallido' then 'fallida'
    when i.vence <= now() then 'vencida'
    when i.abierta is not null then 'abierta'
    when m.estado = 'enviado' and m.en_carpeta then 'en_carpeta'
    when m.estado = 'enviado' then 'enviada'
    else 'saliendo'
  end as estado,
  case when c.cuenta_id is null and coalesce(r.estado_registro, '') <> 'pendiente'
    then coalesce(invitable_desde(i.email), i.creada) end as otra_vez
from invitacion i
left join correo m on m.correoid = i.correoid
left join lateral (
  select cuenta_id, accountname, estado from cuenta where cuit = i.cuit order by createdtime limit 1
) c on true
left join lateral (
  select registroid, estado_registro from registro where cuit = i.cuit and createdtime >= i.creada order by createdtime desc limit 1
) r on true;
grant select on invitacion_con_estado to portal_proveedor;

-- A link in place of those mailed before.
create function enlazar_invitacion(p_token bytea, p_invitacionid text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  delete from privado.enlace_invitacion where invitacionid = p_invitacionid;
  insert into privado.enlace_invitacion (token_hash, invitacionid) values (p_token, p_invitacionid);
end $$;

-- Its links serve no more.
create function desenlazar_invitacion(p_invitacionid text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  delete from privado.enlace_invitacion where invitacionid = p_invitacionid;
end $$;

-- Whom a mailed link invites; no row when it serves no more, because of its age, or because the CUIT registered. Whoever
-- `p_completa` fills the form in.
create function abrir_invitacion(p_token bytea, p_completa boolean) returns table (cuit text, email text, nombre text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  i invitacion;
begin
  select v.* into i from privado.enlace_invitacion e join invitacion v on v.invitacionid = e.invitacionid
    where e.token_hash = p_token and v.retirada is null and v.vence > now()
      and not exists (select from cuenta where cuit = v.cuit)
      and not exists (select from registro r where r.cuit = v.cuit and r.estado_registro = 'pendiente');
  if not found then return; end if;
  if p_completa and i.abierta is null then
    update invitacion set abierta = now() where invitacionid = i.invitacionid and abierta is null;
  end if;
  return query select i.cuit, i.email, i.nombre;
end $$;

revoke execute on function enlazar_invitacion, desenlazar_invitacion, abrir_invitacion from public;
grant execute on function enlazar_invitacion, desenlazar_invitacion to portal_proveedor;
grant execute on function abrir_invitacion to portal_ingreso;
