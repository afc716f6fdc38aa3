import { sumarDias } from '@portal/contract/calendario.ts'
import type { AnswerOf } from '@portal/contract/apiV1.ts'
import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Aptitud, CulpableEnOrden } from '@portal/contract/recursos.ts'

/** What a program is told of what it asks about. */
type Veredicto = AnswerOf<'aptitud'>
type Culpable = Veredicto['culpables'][number]

/** A resource that bears the name which was asked about, as it stands on the day. */
export interface Juzgado {
  cuentaid: string
  accountname: string
  estado_cuenta: EstadoCuenta
  recursoid: string
  tiporecurso: string
  nombre: string
  /** `ACTIVO`, `BAJA`, `BLOQUEADO`; of a unit `ACTIVA` or `INACTIVA`. */
  estado: string
  aptitud: Aptitud
  culpables: readonly CulpableDeAlguien[]
  /** The last day on which it stays fit; null where nothing of it ends. */
  hasta: string | null
}

/**
 * One verdict of all that bear the name: nobody, and it is unknown; more than one, as a plate that two carriers have on the
 * road, and each has to be fit. What left a carrier says nothing of what another has active.
 */
export function veredictoDe(
  found: readonly Juzgado[],
  { dia, calculado }: { dia: string; calculado: string },
): Veredicto {
  const active = found.filter(({ estado }) => estado !== 'BAJA')
  const asked = active.length > 0 ? active : found
  const stopped = asked.filter(
    (each) => problemaDeCuenta(each) !== undefined || each.aptitud === 'no habilitado',
  )
  const said = stopped.length > 0 ? stopped : asked
  return {
    apto: asked.length === 0 ? 'desconocido' : stopped.length > 0 ? 'no' : 'si',
    hasta: stopped.length > 0 ? null : earliest(asked.map(({ hasta }) => hasta)),
    culpables: said.flatMap((each) => culpablesDichos(each, dia)),
    recursos: asked.map(({ cuentaid, recursoid, tiporecurso, nombre }) => ({
      cuentaid,
      recursoid,
      tiporecurso,
      nombre,
    })),
    dia,
    calculado,
  }
}

const problemas = {
  [estadoCuenta.deshabilitado]: 'deshabilitada',
  [estadoCuenta.incompleto]: 'incompleta',
  [estadoCuenta.suspendido]: 'suspendida',
}

const problemaDeCuenta = ({ estado_cuenta }: Juzgado): string | undefined =>
  estado_cuenta === estadoCuenta.habilitado ? undefined : problemas[estado_cuenta]

/** Of what stops it those that do, and else those that soon will and those that are lifted. */
function culpablesDichos(each: Juzgado, dia: string): Culpable[] {
  const ofCuenta = problemaDeCuenta(each)
  const own = each.culpables.filter(
    ({ estado }) => each.aptitud !== 'no habilitado' || (estado !== 'activo' && estado !== 'exceptuado'),
  )
  return [
    ...(ofCuenta === undefined
      ? []
      : [{ tipo: null, recurso: each.accountname, estado: ofCuenta, desde: null, hasta: null }]),
    ...own.map((culpable) => culpableDicho(culpable, each.nombre, dia)),
  ]
}

/** A reason, and of a unit's part whose it is. */
export type CulpableDeAlguien = Pick<CulpableEnOrden, 'tipodocumento' | 'fecha'> & {
  estado: CulpableEnOrden['estado'] | 'INACTIVA'
  recurso?: string
}

function culpableDicho(
  { estado, tipodocumento, fecha, recurso }: CulpableDeAlguien,
  nombre: string,
  dia: string,
): Culpable {
  const base = { tipo: tipodocumento, recurso: recurso ?? nombre }
  if (estado === 'activo') return { ...base, estado: 'por vencer', desde: null, hasta: fecha }
  if (estado === 'exceptuado') return { ...base, estado, desde: null, hasta: fecha }
  // What ended is missed from the day after.
  const desde = estado === 'vencido' && fecha !== null ? sumarDias(fecha, 1) : fecha
  return { ...base, estado, desde: desde !== null && desde > dia ? null : desde, hasta: null }
}

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null
