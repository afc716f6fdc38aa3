import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { KeptFile } from './keepFiles.ts'

interface DemoPedidos {
  cuenta: { cuenta_id: string; contactid: string }
  /** What came by them, as many as `papersThatCame`. */
  fotos: readonly KeptFile[]
  now: Date
}

/** One of each: nobody answered, something came, all came, taken back, ended. In days: made before, and to go until its end. */
const pedidos = [
  { madeDaysAgo: 3, endsInDays: 4, papers: 2, came: 0, opened: true, takenBack: false },
  { madeDaysAgo: 1, endsInDays: 6, papers: 2, came: 1, opened: true, takenBack: false },
  { madeDaysAgo: 2, endsInDays: 5, papers: 1, came: 1, opened: true, takenBack: false },
  { madeDaysAgo: 9, endsInDays: -2, papers: 1, came: 0, opened: false, takenBack: false },
  { madeDaysAgo: 6, endsInDays: 1, papers: 1, came: 0, opened: false, takenBack: true },
] as const

export const papersThatCame = pedidos.reduce((all, { came }) => all + came, 0)

/**
 * Links of the first account that ask its choferes for what they lack, and what came by some of them. None has a key: what was
 * never drawn opens nothing to anybody.
 */
export async function insertPedidos(
  trx: Transaction<Database>,
  { cuenta: { cuenta_id, contactid }, fotos, now }: DemoPedidos,
): Promise<void> {
  const { rows: choferes } = await sql<{ choferid: string; nombre: string; tipos: string[] }>`
    select c.choferid, c.nombre || ' ' || c.apellido as nombre, array_agg(k.tipodocumentoid order by k.orden) as tipos
    from chofer c join casilla k on k.cuenta_id = c.cuenta_id and k.recursoid = c.choferid
    where c.cuenta_id = ${cuenta_id} and c.estado_cuenta = 'ACTIVO' and k.exigible and not k.mes
      and k.estado in ('pendiente', 'rechazado', 'vencido') and k.vigencia <> 'mensual'
    group by c.choferid order by count(*) desc, c.choferid limit ${pedidos.length}`.execute(trx)
  const taken = fotos.values()
  const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  for (const [i, { choferid, nombre, tipos }] of choferes.entries()) {
    const demo = pedidos[i]
    if (!demo) continue
    const creado = daysFromNow(-demo.madeDaysAgo)
    const { pedidoid } = await trx
      .insertInto('pedido')
      .values({
        cuenta_id,
        destinatario: `${nombre} (demo)`,
        creado,
        creado_por: contactid,
        vence: daysFromNow(demo.endsInDays).slice(0, 10),
        nota: 'Apoyada en la mesa y con luz',
        ...(demo.opened && { abierto: creado, visto: creado }),
        ...(demo.takenBack && { anulado: daysFromNow(-1), anulado_por: contactid }),
      })
      .returning('pedidoid')
      .executeTakeFirstOrThrow()
    const asked = tipos.slice(0, demo.papers)
    await trx
      .insertInto('pedido_casilla')
      .values(
        asked.map((tipodocumentoid, at) => ({
          cuenta_id,
          pedidoid,
          posicion: at + 1,
          recursoid: choferid,
          tipodocumentoid,
          pedida: creado,
        })),
      )
      .execute()
    for (const [at, tipodocumentoid] of asked.slice(0, demo.came).entries())
      await insertEntrada(trx, taken.next().value, {
        cuenta_id,
        pedidoid,
        posicion: at + 1,
        recursoid: choferid,
        tipodocumentoid,
        recibida: daysFromNow(-demo.madeDaysAgo / 2),
        quien: `${nombre} (demo)`,
      })
  }
}

async function insertEntrada(
  trx: Transaction<Database>,
  foto: KeptFile | undefined,
  {
    quien,
    ...entrada
  }: { cuenta_id: string; tipodocumentoid: string; quien: string } & Record<
    'pedidoid' | 'recursoid' | 'recibida',
    string
  > & { posicion: number },
): Promise<void> {
  const { entradaid } = await trx
    .insertInto('entrada')
    .values({
      ...entrada,
      origen: 'pedido',
      certeza: 'parece',
      porques: JSON.stringify([
        { campo: 'recurso', porque: 'pedido', dice: quien },
        { campo: 'tipo', porque: 'pedido', dice: quien },
      ]),
    })
    .returning('entradaid')
    .executeTakeFirstOrThrow()
  const { cuenta_id, recibida } = entrada
  if (!foto) return
  await trx
    .insertInto('archivo')
    .values({ ...foto, cuenta_id, entradaid, posicion: 0, createdtime: recibida, subido_por: null })
    .execute()
}
