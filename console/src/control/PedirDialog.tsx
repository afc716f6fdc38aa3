import { mesEnPalabras } from '@portal/parts/meses.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import styles from './control.module.css'
import { EnsayoPanel } from './EnsayoPanel.tsx'

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
    <EnsayoPanel
      title={t('controles.pedir.titulo', { mes: mesEnPalabras(mes) })}
      subtitle={t('controles.pedir.hace')}
      visto={seen}
      hay={records !== undefined}
      ensayo="controles.pedir.ensayo"
      problem={problem}
      boton={{
        label:
          asked.length === 0
            ? t('controles.pedir.corto')
            : t('controles.pedir.cuantas', { count: emails, n: formatNumber(emails) }),
        busy: save.isPending,
        disabled: asked.length === 0,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className={`lined ${styles.listed}`}>
        {records?.map(({ cuentaid, accountname, faltan, emails: to, porque }) => (
          <li className="small-size pad-10-16" key={cuentaid}>
            <b className="block breaks">{accountname}</b>
            <span className="small soft breaks">
              {porque === null
                ? [t('control.faltan', { count: faltan, n: formatNumber(faltan) }), to.join(', ')].join(' · ')
                : t(`controles.pedir.porque.${porque}`)}
            </span>
          </li>
        ))}
      </ul>
    </EnsayoPanel>
  )
}
