import { formatCuit } from '@portal/contract/identificacion.ts'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import type { Falla } from './useCargarNomina.ts'

/** What is wrong with a file, with its line and what to do about it. */
export function fallaEnPalabras(t: TFunction, falla: Falla): string {
  switch (falla.que) {
    case 'otro mes':
      return t('cargarNomina.falla.otro mes', {
        dice: mesEnPalabras(falla.dice),
        esperado: mesEnPalabras(falla.esperado),
      })
    case 'otro empleador':
      return t('cargarNomina.falla.otro empleador', { dice: formatCuit(falla.dice) })
    case 'otra vigencia':
      return t('cargarNomina.falla.otra vigencia', {
        dice: formatDate(falla.dice),
        esperado: mesEnPalabras(falla.esperado),
      })
    case 'dos empleadores':
      return t('cargarNomina.falla.dos empleadores', { dice: listed(falla.dice.map(formatCuit)) })
    case 'demasiados':
      return t('cargarNomina.falla.demasiados', { max: formatNumber(falla.max) })
    case 'largo':
      return t('cargarNomina.falla.largo', {
        linea: formatNumber(falla.linea),
        largo: formatNumber(falla.largo),
      })
    case 'repetido':
      return t('cargarNomina.falla.repetido', {
        linea: formatNumber(falla.linea),
        antes: formatNumber(falla.antes),
      })
    case 'tabulaciones':
    case 'codificacion':
    case 'cuil':
    case 'empresa':
    case 'situacion':
    case 'dia':
      return t(`cargarNomina.falla.${falla.que}`, { linea: formatNumber(falla.linea) })
    default:
      return t(`cargarNomina.falla.${falla.que}`)
  }
}
