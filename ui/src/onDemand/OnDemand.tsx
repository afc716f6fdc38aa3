import { useEffect, useState, type ReactNode } from 'react'
import { AlertDialog } from '../feedback/AlertDialog.tsx'
import type { Part } from './part.ts'
import { useTexts } from '../texts/useTexts.ts'

interface OnDemandProps<Props> {
  part: Part<Props>
  props: Props
  /** In its place until its code is here. */
  waiting?: ReactNode
  /** In its place where its code can't be had. */
  otherwise: (retry: () => void) => ReactNode
}

/** Draws a piece as soon as its code is here. */
export const OnDemand = <Props extends object>({
  part,
  props,
  waiting,
  otherwise,
}: OnDemandProps<Props>): ReactNode => {
  const [Piece, setPiece] = useState(part.here)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Piece || failed) return
    let wanted = true
    part.bring().then(
      (piece) => wanted && setPiece(() => piece),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [part, Piece, failed])

  if (Piece) return <Piece {...props} />
  return failed ? otherwise(() => setFailed(false)) : waiting
}

interface DialogOnDemandProps<Props> {
  part: Part<Props>
  props: Props
}

/** A dialog whose code comes when it is opened; where that can't be had, a question takes its place. */
export const DialogOnDemand = <Props extends { onClose: () => void }>({
  part,
  props,
}: DialogOnDemandProps<Props>) => {
  const t = useTexts()
  return (
    <OnDemand
      part={part}
      props={props}
      otherwise={(retry) => (
        <AlertDialog
          open
          title={t('falla.titulo')}
          message={t('falla.mensaje')}
          onClose={props.onClose}
          primary={{ label: t('acciones.reintentar'), onClick: retry }}
          secondary={{ label: t('acciones.cancelar'), onClick: props.onClose }}
        />
      )}
    />
  )
}
