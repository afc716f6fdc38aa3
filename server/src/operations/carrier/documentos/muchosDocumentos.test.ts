import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

/** Lists of a carrier with so many presented documents that those of a long span are met on a walk. */

const choferes = 2_400
/** Of the n-th chofer's document. */
const fin = (n: number) => sumarDias(hoyEnBuenosAires(), n)
const nombre = (n: number) => `Apellido ${String(n).padStart(4, '0')}, Ana`

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  // Only the type of the test is in force.
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2020-01-01' }).execute()
  carrier = await signedIn(app)
  const { tipodocumentoid } = await app.make.tipo({ nombre: 'Licencia' })
  await sql`
    with c as (
      insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
      select ${carrier.cuentaId}, 'Ana', 'Apellido ' || lpad(n::text, 4, '0'), 'DNI', n::text, 'Argentina'
      from generate_series(1, ${choferes}::int) n
      returning choferid, documento::int as n)
    insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, fecha_vencimiento, presentado_por, decidido)
    select ${carrier.cuentaId}, choferid, ${tipodocumentoid}, 'aprobado', ${hoyEnBuenosAires()}::date + n, ${carrier.contactid}, now()
    from c`.execute(app.owner)
})
afterAll(() => app.stop())

test.each([
  ['a long span', 101, 2_350],
  ['a short one', 101, 150],
])('%s of ends comes in each order, from either end', async (_, first, last) => {
  const wanted = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  for (const order of ['nombre ASC', 'nombre DESC', 'fecha_vencimiento ASC', 'fecha_vencimiento DESC']) {
    const inOrder = (order.endsWith('DESC') ? wanted.toReversed() : wanted).map(nombre)
    const pages = Math.ceil(wanted.length / 40)
    for (const page of [1, Math.ceil(pages / 2), pages]) {
      const found = await carrier.call('ListDocumentos', {
        order,
        page,
        pagesize: 40,
        vence_desde: fin(first),
        vence_hasta: fin(last),
      })
      expect(found.total).toBe(wanted.length)
      expect(found.records.map((each) => each.nombre)).toEqual(inOrder.slice((page - 1) * 40, page * 40))
    }
  }
})
