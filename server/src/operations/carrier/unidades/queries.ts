import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { motivosDeDocumentos } from '../../../rules/motivo.ts'
import { sentidoDe } from '../../../rules/sentido.ts'
import { aptitudDeUnidad } from '../../../rules/unidad.ts'
import { conOperaciones } from '../../shared/enOperaciones.ts'
import { requireParticipation } from '../../shared/participacion.ts'
import { operacionesAl, unidadEnOperaciones } from '../../shared/unidadEnOperaciones.ts'
import { estadoPropio, judgeUnidades, partesAl } from '../../shared/unidadesAl.ts'

/** A unit with its parts, and how fit each and all of them are on a day; refuses what is not there for this carrier. */
export async function readUnidad(
  db: Kysely<Database>,
  unidadid: string,
  { fecha, operacionid }: { fecha?: string | undefined; operacionid?: string | undefined } = {},
) {
  const hoy = hoyEnBuenosAires()
  const dia = fecha ?? hoy
  const donde = { dia, operacionid }
  const [unidad, partes, gemelas, operaciones] = await Promise.all([
    db.selectFrom('unidad').selectAll().where('unidadid', '=', unidadid).executeTakeFirst(),
    partesAl(db, [unidadid], donde),
    gemelasOf(db, unidadid),
    operacionesAl(db, unidadid, { dia, hoy }),
    requireParticipation(db, donde),
  ])
  if (!unidad) throw refuse('RECORD_NOT_FOUND')
  const [all, enOperaciones] = await Promise.all([
    judgeUnidades(db, partes, donde),
    unidadEnOperaciones(db, unidad, { operaciones, partes, donde, hoy }),
  ])
  const judged = all.get(unidadid)
  if (!judged) throw refuse('RECORD_NOT_FOUND')
  return {
    ...conOperaciones({ ...unidad, operaciones: enOperaciones }),
    fecha: dia,
    ...judged,
    ...aptitudDeUnidad(unidad.estado, judged.partes, { dia, hoy }),
    partes: judged.partes.map((parte) => ({
      ...parte,
      estado: estadoPropio(parte),
      motivos: motivosDeDocumentos(parte.culpables, hoy),
    })),
    advertencias: [
      ...sentidoDe(judged.partes),
      ...gemelas.map(({ dominio, unidad: otra }) => sentence('tractorDeOtraUnidad', { dominio, otra })),
    ],
  }
}

/** Other active units with the same tractor. */
function gemelasOf(db: Kysely<Database>, unidadid: string) {
  return db
    .selectFrom('unidad as u')
    .innerJoin('unidad as otra', 'otra.tractor', 'u.tractor')
    .innerJoin('dominio as d', 'd.dominioid', 'u.tractor')
    .select(['d.dominio', 'otra.nombre as unidad'])
    .where('u.unidadid', '=', unidadid)
    .where('otra.unidadid', '<>', unidadid)
    .where('otra.estado', '=', 'ACTIVA')
    .orderBy('otra.nombre')
    .execute()
}
