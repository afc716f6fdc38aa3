import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { readInOrder } from './inOrder.ts'

/** Looked up and sorted, or met on a walk, from either end and however far: the page is that of the plain statement. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const { make } = app
  const tipos = await Promise.all(
    ['Licencia', 'Psicofísico', 'Licencia'].map((nombre) =>
      make.tipo({ docrectipo_recurso: 'chofer', nombre }),
    ),
  )
  const ofTransporte = await make.tipo({ docrectipo_recurso: 'transporte' })
  const ofDominio = await make.tipo({ docrectipo_recurso: 'dominio' })
  // Names that stand on several, so that what comes last decides.
  for (const accountname of ['Fletes', 'Ácidos', 'Fletes', 'Zeta']) {
    const { cuenta_id } = await make.cuenta({ accountname })
    for (const [apellido, estado_cuenta] of [
      ['Paz', 'ACTIVO'],
      ['Álvarez', 'BAJA'],
      ['Paz', 'ACTIVO'],
    ] as const) {
      const { choferid } = await make.chofer({ cuenta_id, apellido, nombre: 'Ana', estado_cuenta })
      for (const { tipodocumentoid } of tipos)
        await make.documento({ cuenta_id, recursoid: choferid, tipodocumentoid })
    }
    await make.documento({ cuenta_id, recursoid: cuenta_id, tipodocumentoid: ofTransporte.tipodocumentoid })
    const { dominioid } = await make.dominio({ cuenta_id })
    await make.documento({ cuenta_id, recursoid: dominioid, tipodocumentoid: ofDominio.tipodocumentoid })
  }
}, 60_000)
afterAll(() => app.stop())

const waits = [sql<boolean>`d.estado = 'en revision' and not d.bloqueado`]
const columns = {
  presentado: ['d.presentado'],
  accountname: ['c.accountname', 'r.nombre'],
  nombre: ['r.nombre', 't.nombre'],
  tipodocumento: ['t.nombre', 'r.nombre'],
} as const
const kinds = [undefined, 'chofer', 'chofer dado de baja', 'dominio', 'transporte'] as const

const manners = {
  'looked up and sorted': { few: 1_000, bounds: [] },
  'on a walk': { few: 0, bounds: [1_000] },
  'on a walk that has no end': { few: 0, bounds: [] },
}

test.each(Object.entries(manners))('%s', async (_, manner) => {
  for (const [field, by] of Object.entries(columns))
    for (const way of ['ASC', 'DESC'])
      for (const tiporecurso of kinds) {
        const { rows } = await sql<{ documentoid: string }>`
          select d.documentoid from documento d join cuenta c using (cuenta_id) join tipo_documento t using (tipodocumentoid)
          join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
          where ${waits[0]} and ${tiporecurso === undefined ? sql`true` : sql`r.tiporecurso = ${tiporecurso}`}
          order by ${sql.join([...by, 'd.documentoid'].map((each) => sql`${sql.ref(each)} ${sql.raw(way)}`))}`.execute(
          app.owner,
        )
        const whole = rows.map(({ documentoid }) => documentoid)
        const pagesize = 7
        for (let page = 1; page <= Math.ceil(whole.length / pagesize) + 1; page++) {
          const asked = { tiporecurso, order: `${field} ${way}`, page, pagesize }
          expect(await readInOrder(app.owner, waits, asked, manner), JSON.stringify(asked)).toEqual({
            ids: whole.slice((page - 1) * pagesize, page * pagesize),
            page,
            pagesize,
            total: whole.length,
            moreRecords: page * pagesize < whole.length,
          })
        }
      }
})
