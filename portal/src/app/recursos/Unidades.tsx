import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import styles from './unidades.module.css'

export interface Unidad {
  unidadid: string
  nombre: string
}

/** The units that a resource is part of. */
export const Unidades = ({ unidades }: { unidades: readonly Unidad[] }) => {
  const t = useTexts()
  if (unidades.length === 0) return <EmptyState title={t('recursos.enNingunaUnidad')} />
  return (
    <ul className={styles.list}>
      {unidades.map(({ unidadid, nombre }) => (
        <li key={unidadid}>{nombre}</li>
      ))}
    </ul>
  )
}
