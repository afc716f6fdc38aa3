import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Culpable } from '@portal/contract/recursos.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { LinkBehavior } from '@portal/ui/theme/LinkBehavior.tsx'
import { toneToken } from '@portal/ui/theme/token.ts'
import type { TFunction } from 'i18next'
import { ArrowRight as GoIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { culpableLook } from './culpable.ts'
import { enDias, enDiasDentro } from './tiempo.ts'
import styles from './veredicto.module.css'

export interface CulpableAction {
  label: string
  href?: string | undefined
  onClick?: (() => void) | undefined
  /** The one thing to do on this screen. */
  primary?: boolean
}

export interface Culprit {
  key: string
  culpable: Culpable
  /** What it is, where the document's own name does not say enough: "VTV de AB123CD". */
  name?: string | undefined
  action: CulpableAction | undefined
}

const shownCulprits = 3

interface CulpritsProps {
  culprits: readonly Culprit[]
  /** What else follows from the first of them, beside them. */
  consequence?: ReactNode
}

/** What stands in the way, each a button that leads to mending it or to looking at it. The rest of many is counted. */
export const Culprits = ({ culprits, consequence }: CulpritsProps) => {
  const t = useTexts()
  if (culprits.length === 0) return null
  return (
    <>
      <ul className={styles.culprits}>
        {culprits.slice(0, shownCulprits).map(({ key, ...culprit }) => (
          <li key={key}>
            <OneCulprit {...culprit} />
          </li>
        ))}
        {consequence && <li>{consequence}</li>}
      </ul>
      {culprits.length > shownCulprits && (
        <p className={styles.more}>
          {t('recurso.veredicto.otros', { count: culprits.length - shownCulprits })}
        </p>
      )}
    </>
  )
}

const OneCulprit = ({ culpable, name, action }: Omit<Culprit, 'key'>) => {
  const t = useTexts()
  const { icon: Icon, tone } = culpableLook(culpable)
  const content = (
    <>
      <Icon color={toneToken(tone, 'text')} />
      <span className={styles.what}>
        <b>{name ?? culpable.tipodocumento ?? t('culpable.unDocumento')}</b>
        <span>
          {[reasonOf(t, culpable), culpable.renovacion && t('casilla.renovacion')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {action && (
        <span className={styles.go} data-primary={action.primary || undefined}>
          {action.label}
          <GoIcon size={16} className="flips" />
        </span>
      )}
    </>
  )
  if (!action)
    return (
      <div className={styles.culprit} data-tone={tone}>
        {content}
      </div>
    )
  return action.href === undefined ? (
    <button type="button" className={styles.culprit} data-tone={tone} onClick={action.onClick}>
      {content}
    </button>
  ) : (
    <LinkBehavior href={action.href} className={styles.culprit} data-tone={tone}>
      {content}
    </LinkBehavior>
  )
}

/** Why, under the document's own name. */
function reasonOf(t: TFunction, { estado, fecha, texto }: Culpable): string {
  const dias = fecha === null ? undefined : diasEntre(hoyEnBuenosAires(), fecha)
  const lejos = Math.abs(dias ?? 0)
  if (estado === 'en revision') {
    const cuando = dias === undefined ? '' : enDiasDentro(t, 'desde', lejos)
    return t('recurso.veredicto.espera', { cuando }).trim()
  }
  if (estado === 'pendiente') return t('tiempo.falta')
  if (estado === 'exceptuado') {
    const until = t('casilla.exceptuado', { fecha: fecha === null ? '—' : formatDate(fecha) })
    return texto ? `${until} · «${texto}»` : until
  }
  if (texto) return `«${texto}»`
  if (dias !== undefined && fecha !== null && estado === 'vencido')
    // Asked about a day to come, what will have ended has not ended yet.
    return dias >= 0 ? t('recurso.veredicto.antes', { fecha: formatDate(fecha) }) : enDias(t, 'vencio', lejos)
  if (dias !== undefined && estado === 'activo') return enDias(t, 'vence', lejos)
  if (dias !== undefined && estado === 'rechazado') return enDias(t, 'rechazado', lejos)
  return estado === 'BAJA' || estado === 'BLOQUEADO'
    ? t(`estadoRecurso.${estado}`)
    : t(`estadoCasilla.${estado}`)
}
