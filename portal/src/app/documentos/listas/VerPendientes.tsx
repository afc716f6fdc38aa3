import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useTurned } from '../../operaciones/useTurned.ts'
import { documentosEn } from '../../rutas.ts'

/** From what was presented to what was not. */
export const VerPendientes = () => {
  const t = useTexts()
  const { operacionid } = useTurned()
  return (
    <ButtonLink kind="primary" href={documentosEn('pendientes', { operacionid })}>
      {t('presentados.verPendientes')}
    </ButtonLink>
  )
}
