import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
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
        <li className="pad-12-16" key={unidadid}>
          <TextLink href={rutas.unidad(unidadid)}>{nombre}</TextLink>
        </li>
      ))}
    </ul>
  )
}
