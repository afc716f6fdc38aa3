import type { Answer, Request } from '@portal/contract'
import { ExigenciaForm } from '@portal/contract/operaciones.ts'
import { problemaDeExigencia } from '@portal/contract/reglaDeExigencia.ts'
import * as z from 'zod/mini'

export type Operacion = Answer<'ListCatalogoOperaciones'>['records'][number]
type Sent = NonNullable<Request<'SaveOperacion'>['values']['exigencias']>[number]

/** What an operacion asks of one type, but which. A day is as it was typed, and may be none. */
export interface Exigencia {
  obligatorio: boolean
  critico: boolean
  vigente_desde: string | null
  vigente_hasta: string | null
  fuente: string
}

/** How much an operacion asks of a type. What is asked and may be left out comes from programs alone. */
export const niveles = ['no', 'pedido', 'critico'] as const
export type Nivel = (typeof niveles)[number] | 'optativo'

export const nivelDe = (exigencia: Exigencia | undefined): Nivel => {
  if (!exigencia) return 'no'
  if (exigencia.critico) return 'critico'
  return exigencia.obligatorio ? 'pedido' : 'optativo'
}

const conNivel = (nivel: Exclude<Nivel, 'no'>) => ({
  obligatorio: nivel !== 'optativo',
  critico: nivel === 'critico',
})

type Tipo = Parameters<typeof problemaDeExigencia>[0]

const { vigente_desde, vigente_hasta, fuente } = ExigenciaForm.shape
/** All of it that is typed. */
export const datos = z.object({ vigente_desde, vigente_hasta, fuente })

/** Why that can't be saved: a day that is none, or what the rule says; undefined where it can. */
export const problemaDe = (tipo: Tipo, exigencia: Exigencia): string | undefined => {
  const { error } = datos.safeParse(exigencia)
  return error ? error.issues[0]?.message : problemaDeExigencia(tipo, exigencia)
}

/** What may be chosen for a type: an operacion asks for more than everybody is asked for, never for less. */
export const nivelesDe = (tipo: Tipo): (typeof niveles)[number][] =>
  niveles.filter(
    (nivel) =>
      nivel === 'no' ||
      problemaDeExigencia(tipo, { ...conNivel(nivel), vigente_desde: null, vigente_hasta: null }) ===
        undefined,
  )

/** The same with another level; one that is new is asked for from today on. */
export const aNivel = (exigencia: Exigencia | undefined, nivel: Nivel, hoy: string): Exigencia | undefined =>
  nivel === 'no'
    ? undefined
    : { ...(exigencia ?? { vigente_desde: hoy, vigente_hasta: null, fuente: '' }), ...conNivel(nivel) }

/** What is read of an operation here. */
type Pedida = Pick<Operacion, 'version'> & {
  exigencias: readonly (Exigencia & { tipodocumentoid: string })[]
}

export const exigenciaDe = (
  { exigencias }: Pick<Pedida, 'exigencias'>,
  tipodocumentoid: string,
): Exigencia | undefined => exigencias.find((each) => each.tipodocumentoid === tipodocumentoid)

export const iguales = (one: Exigencia | undefined, other: Exigencia | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.obligatorio === other.obligatorio &&
    one.critico === other.critico &&
    one.vigente_desde === other.vigente_desde &&
    one.vigente_hasta === other.vigente_hasta &&
    one.fuente === other.fuente)

/** What was changed of one operation, by type: null where it is no longer asked for; on the version that was on screen. */
export interface Cambio {
  version: number
  celdas: Readonly<Record<string, Exigencia | null>>
}

/** All that an operation would ask for. */
export const conCambio = (
  { exigencias }: Pick<Pedida, 'exigencias'>,
  cambio: Pick<Cambio, 'celdas'> | undefined,
): Sent[] => {
  const todas = new Map<string, Exigencia | null>(exigencias.map((each) => [each.tipodocumentoid, each]))
  for (const [tipodocumentoid, exigencia] of Object.entries(cambio?.celdas ?? {}))
    todas.set(tipodocumentoid, exigencia)
  return [...todas].flatMap(([tipodocumentoid, exigencia]) => {
    if (exigencia === null) return []
    const { obligatorio, critico, vigente_desde, vigente_hasta, fuente } = exigencia
    return [{ tipodocumentoid, obligatorio, critico, vigente_desde, vigente_hasta, fuente }]
  })
}

/** A cell put into what was changed; one that stands again as it is kept is no change. */
export const puesta = (
  operacion: Pedida,
  cambio: Cambio | undefined,
  tipodocumentoid: string,
  exigencia: Exigencia | undefined,
): Cambio | undefined => {
  const { [tipodocumentoid]: _, ...others } = cambio?.celdas ?? {}
  const celdas = iguales(exigencia, exigenciaDe(operacion, tipodocumentoid))
    ? others
    : { ...others, [tipodocumentoid]: exigencia ?? null }
  return Object.keys(celdas).length === 0
    ? undefined
    : { version: cambio?.version ?? operacion.version, celdas }
}
