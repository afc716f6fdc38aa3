import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** That where the account works could not be read, so that what is shown is what everybody is asked for: fit here is not fit there. */
export const SinSaberDonde = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts()
  return (
    <p role="status" className="ink">
      {t('operaciones.noSeSabe')} <TextButton onClick={onRetry}>{t('acciones.reintentar')}</TextButton>
    </p>
  )
}
