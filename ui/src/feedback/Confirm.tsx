import type { ButtonProps } from '@mui/material/Button'
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { AlertDialog } from './AlertDialog.tsx'
import { useTranslation } from 'react-i18next'

export interface Question {
  title: string
  /** Names what will happen. */
  message: ReactNode
  /** The verb of the deed: 'Dar de baja', not 'Sí'. */
  confirmLabel: string
  color?: ButtonProps['color']
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

/** Asks before a deed that cannot be taken back: `if (await confirm({ … }))`. */
export const useConfirm = (): Ask => {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm outside ConfirmProvider')
  return ask
}

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(confirmed: boolean) => void>(undefined)

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = (confirmed: boolean) => {
    setOpen(false)
    answer.current?.(confirmed)
    answer.current = undefined
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <AlertDialog
          open={open}
          title={question.title}
          message={question.message}
          primary={{
            label: question.confirmLabel,
            onClick: () => settle(true),
            ...(question.color && { color: question.color }),
          }}
          secondary={{ label: t('acciones.cancelar'), onClick: () => settle(false) }}
          onClose={() => settle(false)}
        />
      )}
    </ConfirmContext>
  )
}
