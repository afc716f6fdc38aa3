import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { PruebaFields } from './PruebaFields.tsx'
import { usePrueba, type Prueba } from './usePrueba.ts'

interface PruebaPanelProps {
  title: string
  /** What follows from it. */
  consequence: string
  confirm: string
  danger?: boolean
  /** A recovery code does as well as the app's. */
  either?: boolean
  busy: boolean
  /** Throws what the server refuses. */
  prove: (prueba: Prueba) => Promise<void>
  onClose: () => void
}

/** Asks for both steps once more before how somebody signs in changes. */
export const PruebaPanel = ({
  title,
  consequence,
  confirm,
  danger = false,
  either = false,
  busy,
  prove,
  onClose,
}: PruebaPanelProps) => {
  const t = useTexts()
  const prueba = usePrueba('totp', prove)
  return (
    <FormPanel
      open
      title={title}
      subtitle={consequence}
      onClose={onClose}
      onSubmit={prueba.submit}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" danger={danger} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <PruebaFields of={prueba} either={either} autoFocus />
    </FormPanel>
  )
}
