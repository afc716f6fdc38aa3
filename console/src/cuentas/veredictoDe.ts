import type { Aptitud } from '@portal/contract/recursos.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'
import type { Cuenta } from './cuenta.ts'

type Clase = Cuenta['cumplimiento'][number]

interface VeredictoDeCuenta {
  aptitud: Aptitud
  sentence: string
  /** How many may not go out, the company among them. */
  culprits: number
}

const notFit = ({ habilitados, porVencer, total }: Clase) => total - habilitados - porVencer

/** What is said of a carrier as a whole: who may not go out, and how the company itself stands. */
export function veredictoDe(
  t: TFunction,
  { cumplimiento, aptitud }: Pick<Cuenta, 'cumplimiento' | 'aptitud'>,
): VeredictoDeCuenta {
  const clases = cumplimiento.flatMap((clase) =>
    clase.tiporecurso !== 'transporte' && clase.total > 0
      ? [{ ...clase, tiporecurso: clase.tiporecurso }]
      : [],
  )
  const stopped = clases.filter((clase) => notFit(clase) > 0)
  const empresa = t(`cuenta.veredicto.empresa.${aptitud}`)
  const said =
    clases.length === 0 ? t('cuenta.veredicto.ninguno') : stopped.length === 0 ? whoMay() : whoMayNot()
  return {
    aptitud: aptitudDeTodo(),
    sentence: t('cuenta.veredicto.oracion', { said, empresa }),
    culprits: stopped.reduce((sum, clase) => sum + notFit(clase), aptitud === 'no habilitado' ? 1 : 0),
  }

  function whoMay(): string {
    const [first, second] = clases.map(({ tiporecurso, total }) =>
      t(`cuenta.veredicto.todos.${tiporecurso}`, { count: total, n: formatNumber(total) }),
    )
    return second === undefined
      ? t('cuenta.veredicto.pueden', { quienes: first, count: clases[0]?.total ?? 0 })
      : t('cuenta.veredicto.puedenAmbos', { quienes: first, otros: second })
  }

  function whoMayNot(): string {
    const [first, second] = stopped.map((clase) =>
      t(`cuenta.veredicto.de.${clase.tiporecurso}`, {
        count: clase.total,
        n: formatNumber(notFit(clase)),
        total: formatNumber(clase.total),
      }),
    )
    const [one] = stopped
    return second === undefined
      ? t('cuenta.veredicto.noPueden', { quienes: first, count: one ? notFit(one) : 0 })
      : t('cuenta.veredicto.noPuedenNi', { quienes: first, otros: second })
  }

  function aptitudDeTodo(): Aptitud {
    if (stopped.length > 0 || aptitud === 'no habilitado') return 'no habilitado'
    return aptitud === 'por vencer' || clases.some(({ porVencer }) => porVencer > 0)
      ? 'por vencer'
      : 'habilitado'
  }
}
