import type { Culpable } from '@portal/contract/recursos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton, TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { ArrowRight as GoIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { culpableLook } from './culpable.ts'
import { culpableReason } from './culpableReason.ts'
import styles from './veredicto.module.css'

export interface CulpableAction {
  label: string
  href?: string | undefined
  onClick?: (() => void) | undefined
  /** The one thing to do on this screen. */
  primary?: boolean
}

interface Culprit {
  key: string
  culpable: Culpable
  /** What it is, where the document's own name does not say enough: "VTV de AB123CD". */
  name?: string | undefined
  /** Who asks for it, where not everybody does. */
  loPide?: string | undefined
  action: CulpableAction | undefined
}

/** So many stand as buttons; the others are counted. */
export const shownCulprits = 3

interface CulpritsProps {
  culprits: readonly Culprit[]
  /** Leads to all of them, where they stand elsewhere or far below. */
  rest?: { href: string } | { onClick: () => void } | undefined
  /** What else follows from the first of them, beside them. */
  consequence?: ReactNode
}

/** What stands in the way, each a button that leads to mending it or to looking at it. The rest of many is counted. */
export const Culprits = ({ culprits, rest, consequence }: CulpritsProps) => {
  const t = useTexts()
  if (culprits.length === 0) return null
  const count = culprits.length - shownCulprits
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
      {count > 0 && (
        <p className={styles.more}>
          {rest === undefined ? (
            t('recurso.veredicto.otros', { count })
          ) : 'href' in rest ? (
            <TextLink {...rest}>{t('recurso.veredicto.otrosEnDocumentos', { count })}</TextLink>
          ) : (
            <TextButton {...rest}>{t('recurso.veredicto.otros', { count })}</TextButton>
          )}
        </p>
      )}
    </>
  )
}

const OneCulprit = ({ culpable, name, loPide, action }: Omit<Culprit, 'key'>) => {
  const t = useTexts()
  const { icon: Icon, tone } = culpableLook(culpable)
  const content = (
    <>
      <Icon color={toneToken(tone, 'text')} />
      <span className={`grow slim ${styles.what}`}>
        <b className="block bold cut">{name ?? culpable.tipodocumento ?? t('culpable.unDocumento')}</b>
        <span className="block tiny semibold">
          {[loPide, culpableReason(t, culpable), culpable.renovacion && t('casilla.renovacion')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {action && (
        <span
          className={`inline-row gap-4 rigid bold ${styles.go}`}
          data-primary={action.primary || undefined}
        >
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
    <Link href={action.href} className={styles.culprit} data-tone={tone}>
      {content}
    </Link>
  )
}
