import { formatPhone } from '@portal/contract/telefono.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useId } from 'react'
import styles from './propuestas.module.css'
import { useProveedor } from './useProveedor.ts'
import { usuarioName, type Propuesto } from './usuario.ts'

/** Who asks to come in, as they wrote of themselves, and the two answers. */
export const PropuestaCard = ({ propuesta }: { propuesta: Propuesto }) => {
  const t = useTexts()
  const id = useId()
  const confirm = useConfirm()
  const toast = useToast()
  const proveedor = useProveedor()
  const { propuestaid, email = '—', mobile, vence } = propuesta
  const nombre = usuarioName(propuesta)
  const answer = useWrite('ResponderPropuesta', {
    waits: () => ({ what: t('propuestas.espera', { nombre }), about: propuestaid }),
  })

  const ask = (aceptar: boolean) => {
    const deed = aceptar ? 'si' : 'no'
    return confirm({
      title: t(`propuestas.${deed}.titulo`, { nombre }),
      message: t(`propuestas.${deed}.mensaje`, { email, proveedor }),
      confirmLabel: t(`propuestas.${deed}.confirmar`),
      danger: !aceptar,
      run: async () => {
        try {
          await answer.mutateAsync({ propuestaid, aceptar })
          toast({ message: t(`propuestas.${deed}.hecho`, { nombre, proveedor }), about: propuestaid })
        } catch (error) {
          if (!(error instanceof Waiting)) throw error
          toast({ message: error.message, severity: 'info', about: propuestaid })
        }
      },
    })
  }

  return (
    <Card as="section" padded aria-labelledby={id} className={`stack gap-16 ${styles.card}`}>
      <h2 className="heading breaks" id={id}>
        {t('propuestas.titulo', { nombre })}
      </h2>
      <p>{t('propuestas.pidio', { proveedor })}</p>
      <DataList
        data={[
          { label: t('usuarios.campos.email'), value: email },
          { label: t('usuarios.campos.mobile'), value: mobile && formatPhone(mobile) },
          { label: t('propuestas.hasta'), value: vence && formatDateTime(vence) },
        ]}
      />
      <div className="cluster gap-8">
        <Button kind="solid" onClick={() => void ask(true)}>
          {t('propuestas.si.accion', { nombre })}
        </Button>
        <Button onClick={() => void ask(false)}>{t('propuestas.no.accion')}</Button>
      </div>
    </Card>
  )
}
