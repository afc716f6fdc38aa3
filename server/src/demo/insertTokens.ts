import { diaEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'

interface DemoToken {
  nombre: string
  redes: string[]
  madeDaysAgo: number
  endsInDays: number
  /** How often it asked yesterday. */
  uses: number
}

const deCuenta: DemoToken = {
  nombre: 'Despacho de Fantasía (demo)',
  redes: [],
  madeDaysAgo: 120,
  endsInDays: 210,
  uses: 38,
}
const deProveedor: DemoToken = {
  nombre: 'Balanza de Utilería (demo)',
  redes: ['192.0.2.0/28'],
  madeDaysAgo: 353,
  endsInDays: 12,
  uses: 214,
}

interface Owners {
  /** Whose program the first is, and who made it. */
  cuenta: { cuenta_id: string; contactid: string }
  administrador: string
  now: Date
}

/** A program that asks on each side. Neither has a key: what was never drawn opens nothing to anybody. */
export async function insertTokens(
  trx: Transaction<Database>,
  { cuenta: { cuenta_id, contactid }, administrador, now }: Owners,
): Promise<void> {
  await insertToken(trx, deCuenta, { cuenta_id, creado_por: contactid, now })
  await insertToken(trx, deProveedor, { cuenta_id: null, creado_por: administrador, now })
}

async function insertToken(
  trx: Transaction<Database>,
  { nombre, redes, madeDaysAgo, endsInDays, uses }: DemoToken,
  { now, ...owner }: { cuenta_id: string | null; creado_por: string; now: Date },
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { tokenid } = await trx
    .insertInto('token')
    .values({
      ...owner,
      nombre,
      redes,
      alcances: ['aptitud:leer'],
      por_minuto: 600,
      vence: sumarDias(diaEnBuenosAires(now), endsInDays),
      creado: daysAgo(madeDaysAgo).toISOString(),
    })
    .returning('tokenid')
    .executeTakeFirstOrThrow()
  const ultimo = daysAgo(1)
  await trx
    .insertInto('privado.uso_de_token')
    .values({ tokenid, dia: diaEnBuenosAires(ultimo), veces: uses, ultimo: ultimo.toISOString() })
    .execute()
}
