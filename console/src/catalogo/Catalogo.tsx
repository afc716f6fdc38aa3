import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import type { ReactNode } from 'react'
import { rutas } from '../rutas.ts'
import styles from './catalogo.module.css'
import { PartesDelCatalogo } from '../piezas/PartesDelCatalogo.tsx'
import { Tipos } from './Tipos.tsx'

interface CatalogoProps {
  current: string | undefined
  /** What is open beside the list; a narrow window shows it alone. */
  panel: ReactNode
}

export const Catalogo = ({ current, panel }: CatalogoProps) => {
  const t = useTexts()
  return (
    <Screen
      title={t('catalogo.titulo')}
      subtitle={t('catalogo.explicacion')}
      actions={
        <ButtonLink size="small" href={rutas.excepciones()}>
          {t('excepciones.titulo')}
        </ButtonLink>
      }
    >
      <div className={styles.workspace} data-alone={!panel || undefined} data-print="plain">
        <div data-scrolls data-print="plain" className={`slim small ${styles.list}`}>
          <PartesDelCatalogo current="tipos">
            <Tipos current={current} beside={Boolean(panel)} />
          </PartesDelCatalogo>
        </div>
        {panel}
      </div>
    </Screen>
  )
}
