import { sumarDias } from '@portal/contract/calendario.ts'
import type { ExigenciaContada } from '@portal/contract/operaciones.ts'
import { rigorEn, type ExigenciaEnVigor, type Tipo } from './exigencia.ts'

interface TipoConPlazo extends Tipo, Pick<ExigenciaEnVigor, 'vigente_desde' | 'vigente_hasta'> {
  tipodocumentoid: string
}

interface Cambio {
  /** Those of both sides, as they are in the catalogue. */
  tipos: readonly TipoConPlazo[]
  was: readonly ExigenciaContada[]
  is: readonly ExigenciaContada[]
  hoy: string
}

export interface DiaDeDiferencia {
  dia: string
  /** The types that keep somebody away then by the change alone. */
  pide: string[]
}

/**
 * The days, today or to come, on which a change of what an operacion asks may touch somebody whom it did not touch before: other
 * types begin to keep people away than did, or one that kept them away anyhow ends beside those.
 */
export function diasDeDiferencia({ tipos, was, is, hoy }: Cambio): DiaDeDiferencia[] {
  const turns = [...was, ...is, ...tipos].flatMap(({ vigente_desde, vigente_hasta }) => [
    vigente_desde ?? hoy,
    vigente_hasta === null ? hoy : sumarDias(vigente_hasta, 1),
  ])
  const sides = [...new Set([hoy, ...turns.filter((dia) => dia > hoy)])].toSorted().map((dia) => {
    const keepsAwayBy = (asked: Cambio['was']) =>
      tipos.filter((tipo) => keepsAway(tipo, asked, dia)).map(idOf)
    return { dia, was: keepsAwayBy(was), is: keepsAwayBy(is) }
  })
  return sides.flatMap(({ dia, was, is }, n) => {
    const before = sides[n - 1] ?? { was: [], is: [] }
    const pide = without(is, was)
    const libera = without(was, is)
    const begins =
      without(pide, without(before.is, before.was)).length > 0 ||
      without(libera, without(before.was, before.is)).length > 0
    const ends = without(before.was, was).length > 0
    return begins || (ends && pide.length > 0) ? [{ dia, pide }] : []
  })
}

const idOf = ({ tipodocumentoid }: TipoConPlazo) => tipodocumentoid

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))

function keepsAway(tipo: TipoConPlazo, asked: readonly ExigenciaContada[], dia: string): boolean {
  if ((tipo.vigente_desde ?? dia) > dia || (tipo.vigente_hasta ?? dia) < dia) return false
  const exigencia = asked.find(({ tipodocumentoid }) => tipodocumentoid === tipo.tipodocumentoid)
  const rigor = rigorEn(tipo, exigencia ?? null, dia)
  return rigor !== null && rigor.critico && rigor.obligatorio
}
