import type { Answer } from '@portal/contract'
import { esDeChofer, lugaresDeDominio } from '@portal/contract/lugaresDeUnidad.ts'
import type { Culpable } from '@portal/contract/recursos.ts'
import type { VehiculoDibujable } from '@portal/parts/vehiculos/drawingOf.ts'
import { plateLayout } from '@portal/parts/plateLayouts.ts'
import { listed } from '@portal/ui/texts/locale.ts'

export type Unidad = Answer<'DetailUnidad'>['records'][number]
export type UnidadDelDia = Answer<'UnidadesDelDia'>['records'][number]
export type Parte = NonNullable<Unidad['partes']>[number] | NonNullable<UnidadDelDia['partes']>[number]
export type CulpableDeParte = NonNullable<Unidad['culpables']>[number]
export type Cambios = NonNullable<Unidad['cambio']>

const deDominios: readonly string[] = lugaresDeDominio

/** Its vehicles, from the front to the back. */
export const dominiosDe = <Each extends Parte>(partes: readonly Each[] = []): Each[] =>
  partes.filter(({ lugar }) => lugar !== undefined && deDominios.includes(lugar))

export const choferesDe = <Each extends Pick<Parte, 'lugar'>>(partes: readonly Each[] = []): Each[] =>
  partes.filter(({ lugar }) => lugar !== undefined && esDeChofer(lugar))

/** Its people, by the names of their families. */
export const apellidosDe = (partes: readonly Pick<Parte, 'lugar' | 'nombre'>[]): string =>
  listed(choferesDe(partes).flatMap(({ nombre }) => nombre.split(',')[0] ?? []))

/** A plate as it is read, or a name. */
export const nombreDe = ({
  nombre,
  pais_patente,
  vehiculo,
}: { nombre: string; pais_patente?: string | null | undefined } & VehiculoDibujable): string =>
  vehiculo || pais_patente ? plateLayout(pais_patente ?? '', nombre).text : nombre

/** The first of the reasons of one part. */
export const culpableDe = ({ culpables }: Pick<Parte, 'culpables'>): Culpable | undefined => culpables?.[0]
