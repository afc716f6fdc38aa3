import { formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'

interface Clase {
  tiporecurso?: string | undefined
}

const isChofer = ({ tiporecurso }: Clase) => tiporecurso?.startsWith('chofer') === true
const isDominio = ({ tiporecurso }: Clase) => tiporecurso === 'dominio'

/** "8 choferes", "3 dominios", "4 recursos": those that one paper is for. */
export const cuantosRecursos = (t: TFunction, recursos: readonly Clase[]): string =>
  t(
    recursos.every(isChofer)
      ? 'recursos.cuantos.choferes'
      : recursos.every(isDominio)
        ? 'recursos.cuantos.dominios'
        : 'recursos.cuantos.varios',
    { count: recursos.length, n: formatNumber(recursos.length) },
  )
