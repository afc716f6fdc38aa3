import { formatDateTime } from '@portal/ui/show/format.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useState } from 'react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { nombreDe, type Invitacion } from './invitacion.ts'
import { OtraVezPanel } from './OtraVezPanel.tsx'

/** What can be done about one: see what came of it, invite again, take back. */
export const AccionesDeInvitacion = ({ invitacion }: { invitacion: Invitacion }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const [again, setAgain] = useState(false)
  const takeBack = useWrite('RetirarInvitacion')
  const esAdministrador = useEsAdministrador()
  const { invitacionid, cuentaid, registroid, estado, otra_vez, reinvitable } = invitacion
  const nombre = nombreDe(invitacion)
  const href =
    cuentaid !== null ? rutas.cuenta(cuentaid) : registroid !== null ? rutas.registro(registroid) : undefined
  if (href !== undefined && estado !== 'rechazada')
    return (
      <TextLink href={href} aria-label={t('invitaciones.verCual', { nombre })}>
        {t('invitaciones.ver')}
      </TextLink>
    )
  if (!esAdministrador || otra_vez === null) return null
  const ask = async () => {
    const done = await confirm({
      title: t('invitaciones.retirar.titulo', { nombre }),
      message: t('invitaciones.retirar.mensaje'),
      confirmLabel: t('invitaciones.retirar.accion'),
      danger: true,
      run: () => takeBack.mutateAsync({ invitacionid }),
    })
    if (done) toast({ message: t('invitaciones.retirar.hecho', { nombre }), about: 'invitacion' })
  }
  return (
    <span className="inline-row wraps gap-4 ends">
      {reinvitable ? (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('invitaciones.otraVez.boton', { nombre })}
          onClick={() => setAgain(true)}
        >
          {t('invitaciones.otraVez.accion')}
        </Button>
      ) : (
        <span className="tiny soft">
          {t('invitaciones.otraVez.desde', { fecha: formatDateTime(otra_vez) })}
        </span>
      )}
      {estado !== 'retirada' && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('invitaciones.retirar.boton', { nombre })}
          onClick={() => void ask()}
        >
          {t('invitaciones.retirar.accion')}
        </Button>
      )}
      {again && <OtraVezPanel invitacion={invitacion} onClose={() => setAgain(false)} />}
    </span>
  )
}
