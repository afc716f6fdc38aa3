/**
 * The triggers that draw a carrier's version anew, or everybody's, once something changed that its people see: on every
 * table but those named here, so that one which is added has them by itself. They run as a transaction commits: whatever
 * wrote, and however, it can't be forgotten. One that looks at those columns already is left alone, because making it anew
 * stops whoever reads its table. See docs/decisions/0116.
 */

/** What no answer that is kept says: who keeps one of these in an answer is found out by keptAnswers.test.ts. */
const unseen = [
  'archivo_danado',
  'auditoria',
  'aviso',
  'bloque_auditoria',
  'calendario',
  'cambio_contado',
  'cambio_operacion',
  'cambio_operacion_contado',
  'cambio_de_catalogo',
  'catalogo_visto',
  'comprobacion_auditoria',
  'correo',
  'clave_de_firma',
  'cuit_conocido',
  'decision',
  'decision_documento',
  'dispositivo',
  'eliminado',
  'entrega',
  'idempotencia',
  'igual_avisado',
  'invitacion',
  'limite',
  'lote',
  'lote_fila',
  'migracion',
  'paso',
  'rechazo',
  'registro',
  'ronda_de_archivos',
  'sello',
  'tarea',
  'testigo',
  'token',
  'turno',
  'vista',
  'webhook',
] as const

/** Of these, what is seen: the rest changes with each sign-in. */
const seen = { operador: ['nombre'] } as const

export const versionTriggers = (): string => `
do $$
declare t record;
begin
  -- What was taken for seen once.
  for t in
    select p.tgrelid::regclass as tabla from pg_trigger p join pg_class c on c.oid = p.tgrelid
    where p.tgname = 'al_cambiar' and c.relname = any ('{${unseen.join(',')}}')
  loop
    execute format('drop trigger al_cambiar on %s', t.tabla);
  end loop;
  for t in
    select c.oid::regclass as tabla, s.columnas,
      exists (select from pg_attribute where attrelid = c.oid and attname = 'cuenta_id' and not attisdropped) as de_cuenta
    from pg_class c
    left join (values ${Object.entries(seen)
      .map(([table, columns]) => `('${table}', '${columns.join(', ')}')`)
      .join(', ')}) s (tabla, columnas) on s.tabla = c.relname
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> all ('{${unseen.join(',')}}')
      and not exists (
        select from pg_trigger p where p.tgrelid = c.oid and p.tgname = 'al_cambiar'
          and coalesce(s.columnas, '') = coalesce((
            select string_agg(a.attname, ', ' order by k.place) from unnest(p.tgattr::int2[]) with ordinality k (attnum, place)
            join pg_attribute a on a.attrelid = p.tgrelid and a.attnum = k.attnum), ''))
  loop
    execute format('drop trigger if exists al_cambiar on %s', t.tabla);
    execute format('create constraint trigger al_cambiar after insert or delete or update%s on %s '
      'deferrable initially deferred for each row execute function privado.al_cambiar(%s)',
      ' of ' || t.columnas, t.tabla, case when not t.de_cuenta then quote_literal('*') end);
  end loop;
end $$;
`
