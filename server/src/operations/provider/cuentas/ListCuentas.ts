import type { EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Aptitud } from '@portal/contract/recursos.ts'
import type { Input } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import type { Handler } from '../../../handler.ts'
import { cutPage } from '../../shared/cutPage.ts'
import { orEmpty, type Orders } from '../../shared/paginate.ts'
import { orNumber, saysIn } from '../../shared/search.ts'

const orders: Orders = {
  accountname: [sql.ref('accountname')],
  cuit: [sql.ref('cuit')],
  email: [sql.ref('email')],
  estado: [sql.ref('estado'), sql.ref('accountname')],
  createdtime: [sql.ref('createdtime')],
  aptitud: [sql.ref('rango'), orEmpty('proximo_vencimiento')],
}

/** So many accounts are looked into anew before they are listed; the others wait for the job. */
const renewed = 200

export const ListCuentas: Handler<'ListCuentas'> = async (input, { db }) => {
  const { order = 'accountname ASC', page, pagesize, search = '' } = input
  const { pagina, answer } = cutPage(
    {
      // By how fit they are they are read in the order of an index, and the accounts themselves only where they are asked about.
      source: order.startsWith('aptitud') || input.aptitud !== undefined ? 'cuenta_por_aptitud' : 'cuenta',
      key: 'cuenta_id',
      conditions: conditionsOf(input),
      whose: 'everybody',
      atOnce: search !== '',
    },
    { order, page, pagesize },
    orders,
  )
  // In one message, and in this order.
  const [, rows] = await together([
    sql`select renovar_transportes(${renewed})`.execute(db),
    readRows(db, pagina),
  ])
  return answer(db, rows)
}

function conditionsOf({ estado, aptitud, search = '' }: Input<'ListCuentas'>): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  if (estado !== undefined) conditions.push(sql`estado = ${estado}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud} and cierta`)
  if (search !== '') conditions.push(orNumber(saysIn('texto'))(search))
  return conditions
}

interface Row {
  cuentaid: string
  accountname: string
  tipo_documento: 'CUIT' | 'CUIL' | 'Extranjero'
  cuit: string
  email: string
  estado: EstadoCuenta
  createdtime: string
  aptitud: Aptitud | null
  proximo_vencimiento: string | null
  choferes: number
  dominios: number
  en_revision: number
  total: number
}

/** What is not true today of how fit one is, is not told. */
async function readRows(db: Kysely<Database>, pagina: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.cuenta_id as cuentaid, c.accountname, c.tipo_documento, c.cuit, c.email, c.estado, c.createdtime,
      v.aptitud, v.proximo_vencimiento,
      (select count(*) from chofer where cuenta_id = c.cuenta_id and estado_cuenta = 'ACTIVO') as choferes,
      (select count(*) from dominio where cuenta_id = c.cuenta_id and estado_dominio = 'ACTIVO') as dominios,
      (select count(*) from documento where cuenta_id = c.cuenta_id and estado = 'en revision' and not bloqueado) as en_revision,
      pagina.total
    from ${pagina} pagina
    join cuenta c on c.cuenta_id = pagina.id
    left join lateral (
      select aptitud, proximo_vencimiento from veredicto_cierto where cuenta_id = c.cuenta_id and recursoid = c.cuenta_id offset 0
    ) v on true
    order by pagina.lugar`.execute(db)
  return rows
}
