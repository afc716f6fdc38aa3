import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Culpable } from '@portal/contract/recursos.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'
import { casillaLook, porVencerLook, type Look } from './estados.ts'
import { enDiasDentro, type Suceso } from './tiempo.ts'

/** How a reason looks: what waits for the provider is told apart from what can be mended. */
export const culpableLook = ({ estado }: Pick<Culpable, 'estado'>): Look => {
  switch (estado) {
    case 'activo':
      return porVencerLook
    case 'BLOQUEADO':
      return casillaLook.bloqueado
    case 'BAJA':
      return casillaLook.pendiente
    default:
      return casillaLook[estado]
  }
}

const told: Partial<Record<Culpable['estado'], Suceso>> = {
  vencido: 'vencio',
  activo: 'vence',
  rechazado: 'hace',
}

/** Nobody here can mend it: it waits for the provider. */
export const waits = ({ estado }: Pick<Culpable, 'estado'>): boolean => estado === 'en revision'

/** Those that begin with a document's name keep its capitals wherever they stand. */
const namedFirst: readonly Culpable['estado'][] = ['vencido', 'activo', 'en revision']

/** "VTV venció hace 9 días", "Falta F. 931", "De baja desde el 12/11/2026"; `inside` another sentence, as its end. */
export function culpableSentence(t: TFunction, culpable: Culpable, { inside = false } = {}): string {
  const said = sentenceOf(t, culpable, hoyEnBuenosAires())
  if (!inside) return said.charAt(0).toLocaleUpperCase('es') + said.slice(1)
  return namedFirst.includes(culpable.estado) ? said : said.charAt(0).toLocaleLowerCase('es') + said.slice(1)
}

function sentenceOf(t: TFunction, culpable: Culpable, hoy: string): string {
  const { estado, fecha, nombre_corto, tipodocumento } = culpable
  const nombre = nombre_corto ?? tipodocumento ?? t('culpable.unDocumento')
  switch (estado) {
    case 'vencido':
    case 'activo':
    case 'rechazado': {
      if (fecha === null) return t(`culpable.${estado}SinFecha`, { nombre })
      const cuando = enDiasDentro(t, told[estado] ?? 'hace', Math.abs(diasEntre(hoy, fecha)))
      return t(`culpable.${estado}`, { nombre, cuando })
    }
    case 'BAJA':
      return fecha === null ? t('culpable.BAJASinFecha') : t('culpable.BAJA', { fecha: formatDate(fecha) })
    default:
      return t(`culpable.${estado}`, { nombre })
  }
}
