import type { Answer } from '@portal/contract'
import { diasEntre } from '@portal/contract/calendario.ts'
import type { EstadoDeCelda } from '@portal/contract/matriz.ts'
import { casillaLook, porVencerLook, type Look } from '@portal/parts/estados.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { quienLoPide } from '@portal/parts/detalleDe.ts'
import { venceProntoEl } from '@portal/parts/plazo.ts'
import { enDiasDentro } from '@portal/parts/tiempo.ts'
import { uncapitalized } from '@portal/ui/texts/locale.ts'
import { Minus as OptionalIcon } from 'lucide-react'
import type { TFunction } from 'i18next'

type Matriz = Answer<'MatrizDocumentos'>
export type Fila = Matriz['records'][number]
export type Tipo = NonNullable<Matriz['tipos']>[number]
export type Celda = NonNullable<Fila['casillas']>[number]

/** As each state is drawn, and what it is called in a cell: the same signs and colours as everywhere. */
export const celdaLook: Readonly<Record<EstadoDeCelda, Look>> = {
  ...casillaLook,
  'por vencer': porVencerLook,
  optativo: { tone: 'slate', icon: OptionalIcon },
}

/**
 * What a cell shows of a type: its slot, or the month of it that was rejected while the slot stands. Nothing where the
 * resource owes no such document.
 */
export function celdaDe({ casillas }: Fila, { tipodocumentoid }: Tipo): Celda | undefined {
  const own = casillas?.filter((each) => each.tipodocumentoid === tipodocumentoid) ?? []
  return (
    own.find(({ mes, estado }) => mes === true && estado === 'rechazado') ??
    own.find(({ mes }) => mes !== true)
  )
}

/** How strictly it is asked of all that have a cell of it. */
const rigorDelTipo = ({ critico, obligatorio, enOperaciones }: Tipo) => ({
  critico: critico === true || enOperaciones?.critico === true,
  obligatorio: obligatorio !== false || enOperaciones?.obligatorio === true,
})

/** How strictly it is asked of this one: as whoever asks for it most strictly. */
export const rigorDe = (
  { critico, obligatorio }: Tipo,
  { operaciones = [], soloOperaciones = false }: Celda,
) => ({
  critico: (!soloOperaciones && critico === true) || operaciones.some((each) => each.critico),
  obligatorio: (!soloOperaciones && obligatorio !== false) || operaciones.some((each) => each.obligatorio),
})

/** The types of one choice, those first that keep somebody from leaving. */
export const tiposDe = (tipos: readonly Tipo[], cuales: 'exigidos' | 'criticos' | 'todos'): Tipo[] =>
  tipos
    .filter((tipo) => {
      const { critico, obligatorio } = rigorDelTipo(tipo)
      return cuales === 'todos' || (obligatorio && (cuales === 'exigidos' || critico))
    })
    .sort((one, other) => Number(rigorDelTipo(other).critico) - Number(rigorDelTipo(one).critico))

/** How a cell stands; unknown where a back office does not say. */
export function estadoDe(celda: Celda, tipo: Tipo, hoy: string): EstadoDeCelda | undefined {
  if (venceProntoEl({ ...celda, vigencia: tipo.vigencia }, hoy) !== null) return 'por vencer'
  if (celda.estado === 'pendiente' && !rigorDe(tipo, celda).obligatorio) return 'optativo'
  return celda.estado
}

/** The word beside the sign, as short as a cell: how many days are left, where that is what there is to know. */
export function palabraDe(t: TFunction, celda: Celda, estado: EstadoDeCelda, hoy: string): string {
  if (estado === 'activo' || estado === 'optativo') return ''
  if (estado === 'por vencer' && celda.fecha_vencimiento) {
    const dias = diasEntre(hoy, celda.fecha_vencimiento)
    return dias === 0 ? t('matriz.hoy') : t('matriz.dias', { count: dias })
  }
  return t(`matriz.celda.${estado}`)
}

/** The same in words, for who can't see the row and the column: whole name, state, and until when. */
export function fraseDe(t: TFunction, tipo: Tipo, celda: Celda | undefined, hoy: string): string {
  if (!celda) return `${tipo.nombre}: ${t('matriz.noSePide')}`
  const nombre = documentoName({ ...celda, nombre: tipo.nombre })
  const estado = estadoDe(celda, tipo, hoy)
  if (!estado) return `${nombre}: ${t('matriz.noSeSabe')}`
  const loPide = quienLoPide(t, celda)
  const parts = [uncapitalized(t(`matriz.estados.${estado}`)), ...(loPide ? [uncapitalized(loPide)] : [])]
  const { fecha_vencimiento: fecha } = celda
  if (fecha && celda.estado === 'vencido') parts.push(enDiasDentro(t, 'vencio', diasEntre(fecha, hoy)))
  else if (fecha && celda.estado === 'activo')
    parts.push(enDiasDentro(t, 'vence', Math.max(0, diasEntre(hoy, fecha))))
  if (celda.renovacion) parts.push(t('matriz.renovacion'))
  if (celda.motivo) parts.push(`«${celda.motivo}»`)
  return `${nombre}: ${parts.join(', ')}`
}
