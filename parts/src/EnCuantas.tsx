import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { Check as FitIcon, Minus as OutIcon, X as UnfitIcon } from 'lucide-react'
import { culpableSentence } from './culpable.ts'
import styles from './enCuantas.module.css'

/** How a resource stands in an operacion; `aptitud` is null where it was taken out. */
export interface OperacionDeFila {
  operacionid: string
  nombre: string
  aptitud: Aptitud | null
  culpable: Culpable | null
}

interface ConOperaciones {
  aptitud?: Aptitud
  culpable?: Culpable | null
  operaciones?: readonly OperacionDeFila[] | undefined
}

/**
 * As a row stands in the only operacion that it takes part in, and what that is called; undefined where there are none or
 * several, and where the resource has left or is blocked.
 */
export function enLaUnica({ culpable, operaciones = [] }: ConOperaciones) {
  const [unica] = operaciones
  const away = culpable?.estado === 'BAJA' || culpable?.estado === 'BLOQUEADO'
  if (!unica || operaciones.length > 1 || unica.aptitud === null || away) return undefined
  return { nombre: unica.nombre, aptitud: unica.aptitud, culpable: unica.culpable }
}

const canGo = ({ aptitud }: OperacionDeFila) => aptitud === 'habilitado' || aptitud === 'por vencer'

/** "Puede en 2 de 3": of those that it takes part in; undefined where its account has none. */
export function enCuantas(t: TFunction, { operaciones = [] }: ConOperaciones): string | undefined {
  if (operaciones.length === 0) return undefined
  const its = operaciones.filter((each) => each.aptitud !== null)
  const [first] = its
  const n = its.filter(canGo).length
  const total = its.length
  if (!first) {
    const [unica, ...others] = operaciones
    return unica && others.length === 0
      ? t('recurso.enCuantas.noVaA', { nombre: unica.nombre })
      : t('recurso.enCuantas.noVa')
  }
  // What is not fit in general may not go to any of them either.
  if (n === 0 && total > 1) return t('recurso.enCuantas.ninguna')
  if (total === 1)
    return t(n === 1 ? 'recurso.enCuantas.en' : 'recurso.enCuantas.noEn', { nombre: first.nombre })
  return n === total ? t('recurso.enCuantas.todas', { n }) : t('recurso.enCuantas.algunas', { n, total })
}

/** What keeps it from the first of those that it may not go to, of one that is fit in general; or where it does not go. */
function porQueNo(t: TFunction, { aptitud, operaciones = [] }: ConOperaciones): string | undefined {
  if (aptitud === 'no habilitado') return undefined
  const stopped = operaciones.find((each) => each.aptitud === 'no habilitado')
  if (stopped?.culpable)
    return t('recurso.enCuantas.porque', {
      nombre: stopped.nombre,
      porque: culpableSentence(t, stopped.culpable, { inside: true }),
    })
  // Of what goes nowhere that is said already.
  if (operaciones.every((each) => each.aptitud === null)) return undefined
  const out = operaciones.find((each) => each.aptitud === null)
  return out && t('recurso.enCuantas.noVaA', { nombre: out.nombre })
}

const look = (each: OperacionDeFila) =>
  each.aptitud === null
    ? { icon: OutIcon, tone: 'slate' as const }
    : canGo(each)
      ? { icon: FitIcon, tone: 'green' as const }
      : { icon: UnfitIcon, tone: 'red' as const }

/** So many are drawn; the words say of all. */
const drawn = 6

/** Below how it stands in general: in how many of its operaciones it may work, and why not in the others. */
export const EnCuantas = ({ de }: { de: ConOperaciones }) => {
  const t = useTexts()
  const said = enCuantas(t, de)
  if (said === undefined) return null
  return (
    <span className={styles.line}>
      {de.operaciones?.slice(0, drawn).map((each) => {
        const { icon: Icon, tone } = look(each)
        return <Icon key={each.operacionid} size={14} color={toneToken(tone, 'text')} aria-hidden />
      })}
      <span>
        <b className="semibold">{said}</b> <span className="soft">{porQueNo(t, de)}</span>
      </span>
    </span>
  )
}
