import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { capitalized, uncapitalized } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import { aptitudLook, casillaLook, exceptuadoLook, porVencerLook, type Look } from './estados.ts'
import { conArticulo } from './inSentence.ts'
import { enDiasDentro, type Suceso } from './tiempo.ts'

/** How a reason looks: what waits for the provider is told apart from what can be mended. */
export const culpableLook = ({ estado }: Pick<Culpable, 'estado'>): Look => {
  switch (estado) {
    case 'activo':
      return porVencerLook
    case 'exceptuado':
      return exceptuadoLook
    case 'BLOQUEADO':
      return casillaLook.bloqueado
    case 'BAJA':
    case 'NO PARTICIPA':
      return casillaLook.pendiente
    default:
      return casillaLook[estado]
  }
}

/** How fitness looks: what waits for the provider, and what is blocked, does not look like a task. */
export const aptitudLookOf = (
  aptitud: Aptitud,
  culpable: Pick<Culpable, 'estado'> | null | undefined,
): Look =>
  aptitud === 'no habilitado' &&
  culpable &&
  ['en revision', 'bloqueado', 'BLOQUEADO', 'BAJA', 'NO PARTICIPA'].includes(culpable.estado)
    ? culpableLook(culpable)
    : aptitudLook[aptitud]

const told: Partial<Record<Culpable['estado'], Suceso>> = {
  vencido: 'vencio',
  activo: 'vence',
  rechazado: 'hace',
}

/** Nobody here can mend it: it waits for the provider. */
export const waits = ({ estado }: Pick<Culpable, 'estado'>): boolean => estado === 'en revision'

/** Those that begin with a name keep its capitals wherever they stand: a document's, or, where it is told, whose it is. */
const namedFirst: readonly Culpable['estado'][] = ['vencido', 'activo', 'en revision', 'exceptuado']
const ownerFirst: readonly Culpable['estado'][] = ['BAJA', 'BLOQUEADO', 'NO PARTICIPA']

/**
 * "La VTV venció hace 9 días", "Falta el F. 931", "De baja desde el 12/11/2026"; `inside` another sentence, as its end; `de`
 * says whose it is: "La VTV de AB123CD venció hace 9 días".
 */
export function culpableSentence(
  t: TFunction,
  culpable: Culpable,
  { inside = false, de }: { inside?: boolean; de?: string | undefined } = {},
): string {
  const said = sentenceOf(t, culpable, { hoy: hoyEnBuenosAires(), de })
  if (!inside) return capitalized(said)
  const named = [...namedFirst, ...(de === undefined ? [] : ownerFirst)]
  return named.includes(culpable.estado) ? said : uncapitalized(said)
}

function sentenceOf(
  t: TFunction,
  culpable: Culpable,
  { hoy, de }: { hoy: string; de: string | undefined },
): string {
  const { estado, fecha, nombre_corto, tipodocumento } = culpable
  const documento = conArticulo(t, nombre_corto ?? tipodocumento ?? t('culpable.unDocumento'))
  const nombre = de === undefined ? documento : t('culpable.de', { documento, de })
  switch (estado) {
    case 'vencido':
    case 'activo':
    case 'rechazado': {
      if (fecha === null) return t(`culpable.${estado}SinFecha`, { nombre })
      // Asked about a day to come, what will have ended has not ended yet.
      if (estado === 'vencido' && fecha >= hoy)
        return t('culpable.vencera', { nombre, fecha: formatDate(fecha) })
      const cuando = enDiasDentro(t, told[estado] ?? 'hace', Math.abs(diasEntre(hoy, fecha)))
      return t(`culpable.${estado}`, { nombre, cuando })
    }
    case 'exceptuado':
      return t('culpable.exceptuado', { nombre, fecha: fecha === null ? '—' : formatDate(fecha) })
    case 'BAJA': {
      const said =
        fecha === null ? t('culpable.BAJASinFecha') : t('culpable.BAJA', { fecha: formatDate(fecha) })
      return de === undefined ? said : `${de}: ${said}`
    }
    case 'BLOQUEADO':
    case 'NO PARTICIPA':
      return de === undefined ? t(`culpable.${estado}`) : `${de}: ${t(`culpable.${estado}`)}`
    default:
      return t(`culpable.${estado}`, { nombre })
  }
}
