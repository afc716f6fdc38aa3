import { detalleDe } from '@portal/parts/detalleDe.ts'
import { PlazoConSigno } from '@portal/parts/PlazoConSigno.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { DropOnRow } from '@portal/ui/controls/DropOnRow.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { plazoDeFaltante, type Faltante } from '../faltantes.ts'
import { Nombrado } from '../Nombrado.tsx'
import styles from './faltantes.module.css'

interface FilaFaltanteProps {
  faltante: Faltante
  /** Whose it is, where that is not one. */
  de?: string
  /** The files are those that were dropped on the row. */
  onPresent: (files?: readonly File[]) => void
}

/** One missing document: what it is, until when it serves, and presenting it. */
export const FilaFaltante = ({ faltante, de, onPresent }: FilaFaltanteProps) => {
  const t = useTexts()
  const { documento, estado_recurso } = faltante
  const { periodo, hasta } = plazoDeFaltante(documento)
  return (
    <>
      <Nombrado
        nombre={documento.nombre}
        detalle={detalleDe(t, {
          critico: documento.critico,
          periodo,
          exceptuado_hasta: documento.exceptuado_hasta,
          operaciones: documento.operaciones,
          soloOperaciones: documento.soloOperaciones,
        })}
      />
      <span className={styles.when}>
        <PlazoConSigno casilla={{ estado: 'pendiente', hasta }} />
      </span>
      <span className={styles.action}>
        {estado_recurso !== 'BLOQUEADO' && (
          <DropOnRow onFiles={onPresent}>
            <ActionButton
              label={t('presentar.enFila.presentar')}
              of={`${documento.nombre}, ${de ?? recursoName(faltante)}`}
              onClick={() => onPresent()}
            />
          </DropOnRow>
        )}
      </span>
    </>
  )
}
