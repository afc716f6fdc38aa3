import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import pagina from '../piezas/pagina.module.css'
import { rutas } from '../rutas.ts'
import styles from './operacion.module.css'

/** As large as what comes. */
export const OperacionSkeleton = () => {
  const t = useTexts()
  return (
    <Screen title={t('exigencias.titulo')} back={{ label: t('operacion.volver'), href: rutas.operaciones() }}>
      <div
        role="status"
        aria-busy
        aria-label={t('acciones.cargando')}
        className={`${pagina.page} ${styles.wide}`}
      >
        <Placeholder height={48} />
        <div className={pagina.columns}>
          <div className={pagina.main}>
            <Placeholder height={157} />
            <Placeholder height={440} />
          </div>
          <div className={pagina.side}>
            <Placeholder height={320} />
          </div>
        </div>
      </div>
    </Screen>
  )
}
