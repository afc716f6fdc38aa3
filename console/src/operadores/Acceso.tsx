import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { whyOf } from './whyOf.ts'
import { useId } from 'react'
import type { Operador } from './operador.ts'
import styles from './operadorPanel.module.css'
import { PorEmpresa } from './PorEmpresa.tsx'
import { useIsMe } from './useIsMe.ts'

const changes = {
  enlace: { enviar_enlace: true },
  quitarTotp: { quitar_totp: true },
  quitarVinculo: { quitar_vinculo: true },
  desactivar: { activo: false },
  reactivar: { activo: true },
} as const

type Deed = keyof typeof changes

/** How somebody gets in, and is kept out: each is asked first and done at once, whatever becomes of the form above. */
export const Acceso = ({ operador }: { operador: Operador }) => {
  const t = useTexts()
  const id = useId()
  const toast = useToast()
  const confirm = useConfirm()
  const isMe = useIsMe()(operador)
  const save = useWrite('SaveOperador')
  const { operadorid, nombre, email, activo, totp, por_empresa, version } = operador

  const deeds: Deed[] = [
    ...(activo ? (['enlace'] as const) : []),
    ...(totp && !isMe ? (['quitarTotp'] as const) : []),
    ...(por_empresa && !isMe ? (['quitarVinculo'] as const) : []),
    ...(!activo ? (['reactivar'] as const) : isMe ? [] : (['desactivar'] as const)),
  ]
  const ask = (deed: Deed) =>
    confirm({
      title: t(`operadores.${deed}.titulo`, { nombre }),
      message: t(`operadores.${deed}.mensaje`, { email }),
      confirmLabel: t(`operadores.${deed}.accion`),
      danger: deed === 'desactivar' || deed === 'quitarTotp' || deed === 'quitarVinculo',
      run: async () => {
        try {
          await save.mutateAsync({ operadorid, values: { ...changes[deed], version } })
        } catch (error) {
          throw whyOf(error)
        }
        toast({ message: t(`operadores.${deed}.hecho`, { nombre, email }), about: 'guardado' })
      },
    })

  return (
    <section aria-labelledby={id} className={styles.access}>
      <h3 id={id} className="small bold">
        {t('operadores.acceso')}
      </h3>
      {por_empresa && <PorEmpresa />}
      <div className="cluster gap-8">
        {deeds.map((deed) => (
          <Button key={deed} danger={deed === 'desactivar'} onClick={() => void ask(deed)}>
            {t(`operadores.${deed}.accion`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
