import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { problemaDeVence, type Alcance } from '@portal/contract/tokens.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { newProgramToken, tokenPrefix } from '../../sessions/programToken.ts'

/** What both sides do with tokens of programs: of the caller's account, or of the provider. */

type Field = FieldOf<'CrearToken'>

/** So many that may ask, of one owner: more is a mistake, or somebody at the wrong key. */
const maxTokens = 50

export async function createToken(
  db: Kysely<Database>,
  { values }: Input<'CrearToken'>,
  owner: 'cuenta' | 'proveedor',
) {
  const problem = problemaDeVence(values.vence, hoyEnBuenosAires())
  if (problem !== undefined) throw refuseField<Field>('vence', problem)
  const redes = values.redes.map(spelledRed)
  const { rows } = await sql<{ there: number }>`
    select count(*)::int as there from token
    where cuenta_id is not distinct from mi_cuenta() and revocado is null and vence >= hoy()`.execute(db)
  if ((rows[0]?.there ?? 0) >= maxTokens)
    throw refuseField<Field>('nombre', sentence('demasiadosTokens', { max: maxTokens }))
  const { tokenid } = await db
    .insertInto('token')
    .values({ ...values, alcances: [...new Set(values.alcances)], redes })
    .returning('tokenid')
    .executeTakeFirstOrThrow()
  const { token, hash } = newProgramToken(owner, tokenid)
  await sql`select poner_clave_de_token(${tokenid}, ${hash})`.execute(db)
  return { records: [{ tokenid, token }] }
}

/** A network as PostgreSQL keeps it: what stands beyond its bits is no address of it, and more likely a slip. */
function spelledRed(typed: string): string {
  const invalid = () => refuseField<Field>('redes', sentence('redInvalida'))
  const [address = '', bits] = typed.split('/')
  if (isIP(address) === 0) throw invalid()
  const parsed = ipaddr.parse(address)
  const most = parsed.kind() === 'ipv4' ? 32 : 128
  const length = bits === undefined ? most : Number(bits)
  // A network that is everybody's narrows nothing.
  if (!(length >= 1 && length <= most)) throw invalid()
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const first = network.networkAddressFromCIDR(`${parsed.toString()}/${String(length)}`)
  if (first.toString() !== parsed.toString()) throw invalid()
  return `${first.toString()}/${String(length)}`
}

interface Row {
  tokenid: string
  cuenta_id: string | null
  nombre: string
  estado: 'vigente' | 'vencido' | 'revocado'
  alcances: Alcance[]
  redes: string[]
  por_minuto: number
  vence: string
  creado: string
  creado_por: string | null
  revocado: string | null
  revocado_por: string | null
  ultimo_uso: string | null
  veces_hoy: number
  veces_ayer: number
  veces_mes: number
  accountname: string | null
}

/** Of the caller's account, or all that the provider sees; `tokenid` that one alone, however long ago it ended. */
export async function selectTokens(db: Kysely<Database>, tokenid?: string) {
  const { rows } = await sql<Row>`
    select t.tokenid, t.cuenta_id, t.nombre, t.alcances, t.redes, t.por_minuto, t.vence, t.creado, nombre_de(t.creado_por) as creado_por,
      t.revocado, nombre_de(t.revocado_por) as revocado_por, c.accountname, e.estado, u.ultimo as ultimo_uso,
      coalesce(u.veces_hoy, 0)::int as veces_hoy, coalesce(u.veces_ayer, 0)::int as veces_ayer, coalesce(u.veces_mes, 0)::int as veces_mes
    from token t
    cross join lateral (
      select case when t.revocado is not null then 'revocado' when t.vence < hoy() then 'vencido' else 'vigente' end as estado
    ) e
    left join cuenta c on c.cuenta_id = t.cuenta_id
    left join usos_de_tokens() u on u.tokenid = t.tokenid
    where (mi_cuenta() is null or t.cuenta_id = mi_cuenta())
      and ${tokenid === undefined ? sql`coalesce(t.revocado, t.vence) > now() - interval '30 days'` : sql`t.tokenid = ${tokenid}`}
    order by e.estado <> 'vigente', t.vence, t.tokenid`.execute(db)
  return rows.map(({ cuenta_id, ...token }) => ({
    ...token,
    cuentaid: cuenta_id,
    prefijo: tokenPrefix(cuenta_id === null ? 'proveedor' : 'cuenta', token.tokenid),
  }))
}

export async function revokeToken(db: Kysely<Database>, tokenid: string) {
  await db
    .updateTable('token')
    .set({ revocado: sql`now()`, revocado_por: sql`yo()` })
    .where('tokenid', '=', tokenid)
    .where('revocado', 'is', null)
    .execute()
  const records = await selectTokens(db, tokenid)
  // One that was revoked already is: who presses twice is told so, and not that it is not there.
  if (records.length === 0) throw refuse('RECORD_NOT_FOUND')
  return { records }
}
