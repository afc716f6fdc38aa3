import { Screen } from '@portal/ui/app/Screen.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'
import workspace from '../panel/workspace.module.css'
import styles from './revisionSkeleton.module.css'

export const RevisionSkeleton = () => {
  const t = useTexts()
  return (
    <Screen title={t('revision.titulo')} back={{ label: t('revision.nav.lista'), href: rutas.revision() }}>
      <div role="status" aria-busy aria-label={t('acciones.cargando')} className={workspace.workspace}>
        <div className={styles.stage}>
          <div>
            <Placeholder height="100%" />
          </div>
        </div>
        <div className="stack gap-24 on-card pad-16 packed">
          {[72, 72, 96, 96].map((height, index) => (
            <Placeholder key={index} height={height} />
          ))}
        </div>
      </div>
    </Screen>
  )
}
