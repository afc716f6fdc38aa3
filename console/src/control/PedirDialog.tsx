import { mesEnPalabras } from '@portal/parts/meses.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import styles from './control.module.css'

interface PedirDialogProps {
  mes: string
  cuentas: readonly string[]
  onAsked?: () => void
  onClose: () => void
}

/** To whom a mail goes that asks for what a month lacks, and of whom none goes and why, before it goes. */
export const PedirDialog = ({ mes, cuentas, onAsked, onClose }: PedirDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('PedirControles')
  const form = useForm()
  const { problem, report, clear } = useFormProblem(form)
  const seen = useQuery({
    ...operationQuery('PedirControles', { mes, cuentas: [...cuentas], soloVista: true }),
    gcTime: 0,
  })
  const records = seen.data?.records
  const asked = records?.filter(({ porque }) => porque === null) ?? []
  const emails = asked.reduce((sum, each) => sum + each.emails.length, 0)
  const submit = form.handleSubmit(async () => {
    clear()
    try {
      await save.mutateAsync({ mes, cuentas: asked.map(({ cuentaid }) => cuentaid) })
      toast({
        message: t('controles.pedir.hecho', { count: asked.length, n: formatNumber(asked.length) }),
        about: 'controles',
      })
      onClose()
      onAsked?.()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      large
      title={t('controles.pedir.titulo', { mes: mesEnPalabras(mes) })}
      subtitle={t('controles.pedir.hace')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending} disabled={asked.length === 0}>
            {asked.length === 0
              ? t('controles.pedir.corto')
              : t('controles.pedir.cuantas', { count: emails, n: formatNumber(emails) })}
          </Button>
        </>
      }
    >
      <div className="stack gap-12">
        <FormProblemAlert problem={problem} />
        {seen.error && !records ? (
          <ErrorState error={seen.error} onRetry={() => void seen.refetch()} />
        ) : !records ? (
          <Placeholder height={120} />
        ) : (
          <ul className={`lined ${styles.listed}`}>
            {records.map(({ cuentaid, accountname, faltan, emails: to, porque }) => (
              <li key={cuentaid}>
                <b className="block breaks">{accountname}</b>
                <span className="small soft breaks">
                  {porque === null
                    ? [t('control.faltan', { count: faltan, n: formatNumber(faltan) }), to.join(', ')].join(
                        ' · ',
                      )
                    : t(`controles.pedir.porque.${porque}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormPanel>
  )
}
