import { Refusal } from '@portal/contract/refusals.ts'
import { Unreachable } from '@portal/contract/client.ts'
import { RotateCw as RetryIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAbsent } from './isAbsent.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { PrimaryAction } from '../controls/actions.tsx'
import { ComeApart } from './ComeApart.tsx'
import { RequestNumber } from './RequestNumber.tsx'
import { SupportLine } from './SupportLine.tsx'
import styles from './states.module.css'

interface ErrorStateProps {
  /** What was thrown: a line that broke, a no of the server, or a fault with its number. */
  error?: unknown
  /** The number of what was not thrown here. */
  number?: string | undefined
  title?: string | undefined
  message?: string | undefined
  onRetry?: (() => void) | undefined
  /** What can be done about it, but to ask again. */
  action?: ReactNode
  /** The app's first screen, where nothing else is on this one: trying again is its one amber button then. */
  home?: string | undefined
}

const kindOf = (error: unknown) =>
  error instanceof Unreachable
    ? 'conexion'
    : isAbsent(error)
      ? 'ausente'
      : error instanceof Refusal && error.body.requestId === undefined
        ? 'negada'
        : error === undefined
          ? 'otra'
          : 'nuestra'

/** What could not be shown: what happened, the number to ask about it with, and trying again. */
export const ErrorState = ({
  error,
  number: given,
  title,
  message,
  onRetry: again,
  action,
  home,
}: ErrorStateProps) => {
  const t = useTexts()
  const kind = kindOf(error)
  const onRetry = kind === 'ausente' ? undefined : again
  const said = {
    conexion: { title: t('falla.conexion.titulo'), message: t('falla.conexion.mensaje') },
    nuestra: { title: t('falla.nuestra.titulo'), message: t('falla.nuestra.mensaje') },
    // A back office elsewhere that does not know of it: to ask again changes nothing.
    ausente: { title: t('falla.ausente.titulo'), message: t('falla.ausente.mensaje') },
    negada: { title: t('falla.titulo'), message: error instanceof Refusal ? error.message : '' },
    otra: { title: t('falla.titulo'), message: t('falla.mensaje') },
  }[kind]
  const number = given ?? (error instanceof Refusal ? error.body.requestId : undefined)

  return (
    <div role="alert" className={styles.error}>
      <ComeApart />
      <div className={styles.words}>
        <p className={styles.title}>{title ?? said.title}</p>
        <p className={styles.message}>{message ?? said.message}</p>
        {number !== undefined && <RequestNumber number={number} />}
        {home !== undefined && kind !== 'conexion' && <SupportLine withNumber={number !== undefined} />}
      </div>
      <div className="cluster at-center gap-8">
        {home === undefined ? (
          (action ??
          (onRetry && (
            <Button icon={<RetryIcon />} onClick={onRetry}>
              {t('acciones.reintentar')}
            </Button>
          )))
        ) : (
          <>
            {onRetry && (
              <PrimaryAction label={t('acciones.reintentar')} icon={<RetryIcon />} onClick={onRetry} />
            )}
            <ButtonLink href={home}>{t('noEncontrado.volver')}</ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
