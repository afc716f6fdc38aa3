import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { rutas } from '../rutas.ts'

/** Those that may register before they have an account. */
export const VerCuitConocidos = () => (
  <ButtonLink size="small" href={rutas.cuitConocidos()}>
    {useTexts()('cuentas.cuitConocidos')}
  </ButtonLink>
)
