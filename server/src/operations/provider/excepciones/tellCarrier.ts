import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { excepcionCambiada } from '../../../mail/templates/toCarriers.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'

interface Told {
  cuentaid: string
  recursoid: string
  tiporecurso: string
  nombre: string
  dominio: string | null
  tipodocumentoid: string
  tipodocumento: string
  operacionid: string | null
  operacion: string | null
  hasta: string
}

/** Of what is lifted in one operation alone: where, before what is said of it. */
export const donde = ({ operacion }: Pick<Told, 'operacion'>) =>
  operacion === null ? '' : `Solo en ${operacion}. `

/** Where its carrier looks at a resource. */
const pathOf = ({ tiporecurso, recursoid }: Told) =>
  tiporecurso === 'transporte'
    ? rutas.transporte()
    : rutas[tiporecurso === 'dominio' ? 'dominio' : 'chofer'](recursoid)

/** A line in the carrier's history, and a mail to each of those who manage the account. */
export async function tellCarrier(
  excepcion: Told,
  { terminada, nota, motivo }: { terminada: boolean; nota: string; motivo: string },
  { db, services }: Context,
): Promise<void> {
  const {
    cuentaid,
    recursoid,
    tipodocumentoid,
    tipodocumento,
    operacionid,
    operacion,
    nombre,
    dominio,
    hasta,
  } = excepcion
  const estado = terminada ? 'excepcion terminada' : 'exceptuado'
  await sql`select anotar_casilla(${recursoid}, ${tipodocumentoid}, ${estado}, ${nota}, ${operacionid})`.execute(
    db,
  )
  const url = services.settings.baseUrl + pathOf(excepcion)
  await mailTitulares(db, cuentaid, 'excepcionCambiada', (person) =>
    excepcionCambiada({
      ...person,
      documento: tipodocumento,
      recurso: dominio ?? nombre,
      operacion,
      hasta,
      terminada,
      motivo,
      url,
    }),
  )
}
