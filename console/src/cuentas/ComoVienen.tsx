import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { rutas } from '../rutas.ts'
import { VerCuitConocidos } from './VerCuitConocidos.tsx'

/** How carriers come: invited, or known by their number. */
export const ComoVienen = () => (
  <>
    <VerCuitConocidos />
    <ButtonLink kind="primary" size="small" href={rutas.invitaciones()}>
      {useTexts()('invitaciones.enCuentas')}
    </ButtonLink>
  </>
)
