import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ListChecks as ConocidosIcon, UserPlus as InviteIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'

/** How carriers come: invited, or known by their number. */
export const ComoVienen = () => {
  const t = useTexts()
  return (
    <>
      <HeadAction
        label={t('cuentas.cuitConocidos')}
        icon={<ConocidosIcon size={20} />}
        href={rutas.cuitConocidos()}
      />
      <PrimaryAction label={t('invitaciones.enCuentas')} icon={<InviteIcon />} href={rutas.invitaciones()} />
    </>
  )
}
