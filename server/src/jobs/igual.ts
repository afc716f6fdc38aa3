import type { Paso } from '@portal/contract/puertas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { proveedorName } from '../mail/proveedor.ts'
import { rutas, rutasDeConsola } from '../mail/rutas.ts'
import { sendMail } from '../mail/sendMail.ts'
import { entroIgual } from '../mail/templates/entroIgual.ts'
import { mailTitulares } from '../operations/shared/mailTitulares.ts'

interface Dejado {
  momento: string
  motivos: string[]
  igual: NonNullable<Paso['igual']>
  puerta: string
  sede: string
  autorizan: { nombre: string; email: string | null }[]
  quienes: string[]
  /** Each with the first of its resources that came, a chofer where there is one. */
  cuentas: { cuenta_id: string; recursoid: string; chofer: boolean }[]
}

/** Tells, once, those who may allow it and the titulares of whoever was let in all the same. */
export async function tellIgual(
  { db, baseUrl }: { db: Kysely<Database>; baseUrl: string },
  pasoid: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: noted } = await trx
      .insertInto('igual_avisado')
      .columns(['pasoid'])
      .expression(trx.selectFrom('paso').select('pasoid').where('pasoid', '=', pasoid))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    const paso = noted === 1n ? await read(trx, pasoid) : undefined
    if (!paso) return
    const told = {
      quienes: paso.quienes,
      puerta: paso.puerta,
      sede: paso.sede,
      momento: new Date(paso.momento),
      autoriza: paso.igual.autoriza,
      motivo: paso.igual.motivo,
      porque: paso.motivos.join(', ') || '—',
    }
    const proveedor = await proveedorName(trx)
    for (const { nombre, email } of paso.autorizan)
      if (email !== null)
        await sendMail(trx, {
          para: email,
          plantilla: 'entroIgual',
          mail: entroIgual({
            ...told,
            idioma: 'es',
            proveedor,
            firstname: nombre,
            url: baseUrl + rutasDeConsola.porteria({ hallazgo: 'igual' }),
          }),
        })
    for (const { cuenta_id, recursoid, chofer } of paso.cuentas) {
      const screen = chofer ? rutas.chofer(recursoid) : rutas.dominio(recursoid)
      await mailTitulares(trx, cuenta_id, 'entroIgual', (person) =>
        entroIgual({ ...told, ...person, url: baseUrl + screen }),
      )
    }
  })
}

async function read(db: Kysely<Database>, pasoid: string): Promise<Dejado | undefined> {
  const { rows } = await sql<Dejado>`
    select p.momento, p.motivos, p.igual, g.nombre as puerta, g.sede, g.autorizan,
      coalesce(
        (select array_agg(coalesce(k.apellido || ', ' || k.nombre, x ->> 'texto') order by n)
          from jsonb_array_elements(p.partes) with ordinality e (x, n)
          left join paso_recurso r on r.pasoid = p.pasoid and r.lugar = x ->> 'lugar'
          left join chofer k on k.cuenta_id = r.cuenta_id and k.choferid = r.recursoid),
        array_remove(array[p.visita ->> 'nombre'], null)) as quienes,
      coalesce((
        select jsonb_agg(jsonb_build_object('cuenta_id', r.cuenta_id, 'recursoid', r.recursoid, 'chofer', r.lugar not in ('tractor', 'arrastre1', 'arrastre2')))
        from (
          select distinct on (r.cuenta_id) r.* from paso_recurso r where r.pasoid = p.pasoid
          order by r.cuenta_id, r.lugar in ('tractor', 'arrastre1', 'arrastre2'), r.lugar
        ) r), '[]') as cuentas
    from paso p join puerta g on g.puertaid = p.puertaid
    where p.pasoid = ${pasoid} and p.igual is not null`.execute(db)
  return rows[0]
}
