import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { AlertDialog } from './AlertDialog.tsx'
import { say } from '../texts/idioma.ts'
import { useTexts } from '../texts/useTexts.ts'

export interface Question {
  title: string
  /** Names what will happen. */
  message: ReactNode
  /** The verb of the deed: 'Dar de baja', not 'Sí'. */
  confirmLabel: string
  /** Of not doing it, where «Cancelar» would not say what is cancelled. */
  cancelLabel?: string
  /** It can't be taken back, or hardly: the focus is on not doing it. */
  danger?: boolean
  /** It asks nothing: its one button closes it. */
  onlySays?: boolean
  /** The deed itself: the dialog waits for it, and says why when it was not done. */
  run?: () => Promise<unknown>
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

/** Asks before a deed that cannot be taken back: `if (await confirm({ … }))`. With `run`, true means that it is done. */
export const useConfirm = (): Ask => {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm outside ConfirmProvider')
  return ask
}

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const [question, setQuestion] = useState<Question | null>(null)
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const answer = useRef<(confirmed: boolean) => void>(undefined)

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false)
    setQuestion(next)
    setProblem(undefined)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = (confirmed: boolean) => {
    setQuestion(null)
    answer.current?.(confirmed)
    answer.current = undefined
  }
  const confirm = async ({ run }: Question) => {
    setProblem(undefined)
    setRunning(true)
    try {
      await run?.()
      settle(true)
    } catch (error) {
      setProblem(error instanceof Error ? say(error.message) : t('formulario.noSeGuardo'))
    } finally {
      setRunning(false)
    }
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <AlertDialog
          open
          title={question.title}
          message={question.message}
          problem={problem}
          primary={{
            label: question.confirmLabel,
            onClick: () => void confirm(question),
            loading: running,
            danger: question.danger ?? false,
          }}
          secondary={
            question.onlySays
              ? undefined
              : { label: question.cancelLabel ?? t('acciones.cancelar'), onClick: () => settle(false) }
          }
          onClose={() => settle(false)}
        />
      )}
    </ConfirmContext>
  )
}
