import { persona } from '@portal/contract/persona.ts'
import { claseName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { listed, nounInside } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import { diaDeSemana } from '@portal/parts/tiempo.ts'
import { choferesDe, dominiosDe, nombreDe, type CulpableDeParte, type Parte } from './unidad.ts'

/** "Tractor, bitrén, semirremolque y dos choferes": what it is made of, in one line. */
export const composicion = (t: TFunction, partes: readonly Parte[]): string => {
  const vehiculos = dominiosDe(partes).map((parte, index) => {
    const clase = claseName(t, parte)
    return index === 0 ? clase : nounInside(clase)
  })
  const choferes = choferesDe(partes).length
  return listed([...vehiculos, t('unidad.choferes', { count: choferes })])
}

/** What each part of a unit is called, by its id. */
export const platesOf = (partes: readonly Parte[]): ReadonlyMap<string, string> =>
  new Map(partes.map((parte) => [parte.recursoid, nombreDe(parte)]))

/** Whose something is: "la empresa", a plate as it is read, a name. */
export const deQuien = (
  t: TFunction,
  { tiporecurso, recursoid, recurso }: Pick<CulpableDeParte, 'tiporecurso' | 'recursoid' | 'recurso'>,
  plates: ReadonlyMap<string, string>,
): string =>
  tiporecurso === 'transporte' ? t('unidad.laEmpresa') : persona(plates.get(recursoid) ?? recurso)

/** "hoy", "el sábado 28/11/2026" */
export const cuando = (t: TFunction, { dia, hoy }: { dia: string; hoy: string }): string =>
  dia === hoy ? t('unidad.hoy') : t('unidad.el', { dia: `${diaDeSemana(dia)} ${formatDate(dia)}` })
