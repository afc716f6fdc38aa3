import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import type { FormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { ReactNode } from 'react'

interface EnsayoPanelProps {
  title: string
  subtitle: string
  /** What it would be, as it was asked for: whether it came, when, and why it did not. */
  visto: { error: Error | null; dataUpdatedAt: number; refetch: () => unknown }
  hay: boolean
  /** That it is of that minute, and nothing is done yet. */
  ensayo: 'controles.cerrar.ensayo' | 'controles.pedir.ensayo'
  /** Above what would be, whether that came or not. */
  before?: ReactNode
  problem: FormProblem | null
  boton: { label: string; icon?: ReactNode; busy: boolean; disabled: boolean }
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** What a deed would do to a month, before it does anything; and the deed itself. */
export const EnsayoPanel = ({
  title,
  subtitle,
  visto,
  hay,
  ensayo,
  before,
  problem,
  boton: { label, ...boton },
  onSubmit,
  onClose,
  children,
}: EnsayoPanelProps) => {
  const t = useTexts()
  return (
    <FormPanel
      open
      large
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
      actions={
        <>
          {hay && (
            <span className="grow slim small soft off-phones">
              {t(ensayo, { hora: formatTime(new Date(visto.dataUpdatedAt).toISOString()) })}
            </span>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" {...boton}>
            {label}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <FormProblemAlert problem={problem} />
        {before}
        {hay ? (
          children
        ) : visto.error ? (
          <ErrorState error={visto.error} onRetry={() => void visto.refetch()} />
        ) : (
          <Placeholder height={160} />
        )}
      </div>
    </FormPanel>
  )
}
