import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PartesDelCatalogo } from '../piezas/PartesDelCatalogo.tsx'
import { Exigencias } from './Exigencias.tsx'

/** The catalogue's other part: what is asked beyond the general, where somebody works. */
export const Operaciones = () => {
  const t = useTexts()
  return (
    <Screen title={t('catalogo.titulo')} subtitle={t('exigencias.explicacion')}>
      <PartesDelCatalogo current="operaciones">
        <Exigencias />
      </PartesDelCatalogo>
    </Screen>
  )
}
