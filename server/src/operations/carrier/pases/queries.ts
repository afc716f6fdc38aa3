import type { Result } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { motivosDeRecurso } from '../../../rules/motivo.ts'
import { aptitudDeUnidad } from '../../../rules/unidad.ts'
import { judgeUnidades, partesAl, recursoAl } from '../../shared/unidadesAl.ts'

type Pase = Result<'VerPase'>['records'][number]
type Juicio = Pick<Pase, 'aptitud' | 'motivo' | 'hasta'>

/** How a unit or a chofer stands today by the papers, wherever it goes. Its pass says none of it. */
export async function juicioDeHoy(
  db: Kysely<Database>,
  { recursoid, que }: Pick<Pase, 'recursoid' | 'que'>,
): Promise<Juicio> {
  const hoy = hoyEnBuenosAires()
  const donde = { dia: hoy }
  if (que === 'chofer') {
    const { aptitud, culpables, hasta } = await recursoAl(db, recursoid, donde)
    return { aptitud, motivo: motivosDeRecurso(culpables, hoy)[0] ?? null, hasta }
  }
  const judged = (await judgeUnidades(db, await partesAl(db, [recursoid], donde), donde)).get(recursoid)
  if (!judged) throw new Error('a pass of no unit')
  const { aptitud, motivos } = aptitudDeUnidad('ACTIVA', judged.partes, { dia: hoy, hoy })
  return { aptitud, motivo: motivos[0] ?? null, hasta: judged.hasta }
}
