import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { readLineas, type LineaLeida } from '../../../rules/lineaDeInvitacion.ts'

export type Linea = Result<'RevisarInvitaciones'>['records'][number]

/** What is known of the numbers and e-mails of a list, each asked once. */
interface Conocidos {
  cuentas: ReadonlyMap<string, { cuentaid: string; accountname: string }>
  registros: ReadonlySet<string>
  emails: ReadonlySet<string>
  /** By CUIT and by e-mail: the day from which they may be written to again. */
  invitados: ReadonlyMap<string, string>
}

/** Each line as it stands: what is wrong with it, with another one before it, or with who is here already. */
export async function reviseLineas(db: Kysely<Database>, lineas: readonly string[]): Promise<Linea[]> {
  const read = readLineas(lineas)
  const known = await lookUp(db, read)
  const first = new Map<string, number>()
  return read.map((line) => {
    const own = problemaOf(line, known)
    const repite =
      own.problema === null ? (first.get(line.cuit ?? '') ?? first.get(line.email ?? '')) : undefined
    if (own.problema === null && repite === undefined)
      for (const each of [line.cuit, line.email]) if (each !== null) first.set(each, line.linea)
    return {
      ...line,
      cuenta: null,
      desde: null,
      repite: repite ?? null,
      invitacionid: null,
      ...own,
      ...(repite !== undefined && { problema: 'repetida' as const }),
    }
  })
}

function problemaOf(
  { cuit, email, problema }: LineaLeida,
  { cuentas, registros, emails, invitados }: Conocidos,
): Pick<Linea, 'problema'> & Partial<Linea> {
  if (problema !== null || cuit === null || email === null) return { problema }
  const cuenta = cuentas.get(cuit)
  if (cuenta) return { problema: 'cuenta', cuenta }
  if (registros.has(cuit)) return { problema: 'registro' }
  if (emails.has(email)) return { problema: 'email_en_uso' }
  const desde = invitados.get(cuit) ?? invitados.get(email)
  return desde === undefined ? { problema: null } : { problema: 'invitada', desde }
}

async function lookUp(db: Kysely<Database>, lineas: readonly LineaLeida[]): Promise<Conocidos> {
  const good = lineas.filter(({ problema }) => problema === null)
  const cuits = good.flatMap(({ cuit }) => cuit ?? [])
  const emails = good.flatMap(({ email }) => email ?? [])
  const { rows } = await sql<{
    que: keyof Conocidos
    clave: string
    id: string | null
    dicho: string | null
  }>`
    select 'cuentas' as que, cuit as clave, cuenta_id as id, accountname as dicho from cuenta where cuit = any (${cuits})
    union all
    select 'registros', cuit, null, null from registro where cuit = any (${cuits}) and estado_registro = 'pendiente'
    union all
    select 'emails', e, null, null from unnest(${emails}::text[]) e where email_en_uso(e)
    union all
    select 'invitados', clave, null, (desde at time zone 'America/Argentina/Buenos_Aires')::date::text from (
      select e as clave, invitable_desde(e) as desde from unnest(${emails}::text[]) e
      union all
      select i.cuit, invitable_desde(i.email) from invitacion i where i.cuit = any (${cuits}) and i.retirada is null
    ) i where desde > now()`.execute(db)
  const of = (que: keyof Conocidos) => rows.filter((row) => row.que === que)
  return {
    cuentas: new Map(
      of('cuentas').map(({ clave, id, dicho }) => [clave, { cuentaid: id ?? '', accountname: dicho ?? '' }]),
    ),
    registros: new Set(of('registros').map(({ clave }) => clave)),
    emails: new Set(of('emails').map(({ clave }) => clave)),
    invitados: new Map(of('invitados').map(({ clave, dicho }) => [clave, dicho ?? ''])),
  }
}
