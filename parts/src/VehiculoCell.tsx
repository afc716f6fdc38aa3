import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Plate } from './Plate.tsx'
import styles from './recursoCell.module.css'
import type { RecursoDibujable } from './RecursoCell.tsx'
import { claseName, vehiculoName } from './vehiculos/vehiculoName.ts'
import { Silueta } from './vehiculos/Silueta.tsx'

interface VehiculoConNombre extends Omit<RecursoDibujable, 'dominio' | 'nombre'> {
  dominio: string
  /** What its people call it. */
  nombre?: string | null | undefined
}

/** A dominio in a list of them: the plate is its name; beside it the vehicle, drawn, and where there is room said. */
export const VehiculoCell = ({ dominio }: { dominio: VehiculoConNombre }) => {
  const t = useTexts()
  const { marca, modelo, nombre } = dominio
  const named = [marca, modelo].filter(Boolean).join(' ')
  const kind = vehiculoName(t, dominio)
  return (
    <span className={`row gap-12 ${styles.named}`}>
      <Plate dominio={dominio.dominio} pais={dominio.pais_patente ?? undefined} height={32} />
      <span className={styles.silhouette}>
        <Silueta dominio={dominio} height={28} decorative />
      </span>
      <span className={`slim ${styles.words}`}>
        <b className="cut block">{named || claseName(t, dominio)}</b>
        <span className="tiny regular soft cut block">
          {[named && kind, nombre && `«${nombre}»`].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}
