import { NombreDeTipo } from '@portal/parts/NombreDeTipo.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck as DoneIcon, CircleHelp as UnknownIcon } from 'lucide-react'
import { faltanteId, queLeFalta, presentableFaltante } from '../documentos/faltantes.ts'
import { porUrgencia } from '../documentos/ordenes.ts'
import { enOrden } from '../documentos/enOrden.ts'
import { PresentarTodos } from '../documentos/PresentarTodos.tsx'
import { usePresentar } from '../documentos/usePresentar.tsx'
import styles from './faltantesDelRecurso.module.css'

interface FaltantesDelRecursoProps {
  recursoid: string
  tiporecurso: 'chofer' | 'dominio'
}

/** What a resource lacks, where its back office tells that alone, and not how each of its documents stands. */
export const FaltantesDelRecurso = ({ recursoid, tiporecurso }: FaltantesDelRecursoProps) => {
  const t = useTexts()
  const { present, dialog } = usePresentar()
  const { data, error, refetch } = useQuery(
    operationQuery('ListRecDocFaltantes', { recursoid, tiporecurso, solorecursosactivos: 'NO' }),
  )
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Placeholder height={160} />
  const faltantes = queLeFalta(data, recursoid)
  if (!faltantes)
    return (
      <EmptyState
        icon={<UnknownIcon />}
        title={t('recursos.noSeSabe.titulo')}
        message={t('recursos.noSeSabe.mensaje')}
      />
    )
  if (faltantes.length === 0)
    return (
      <EmptyState
        icon={<DoneIcon />}
        title={t('recursos.nadaFalta.titulo')}
        message={t('recursos.nadaFalta.mensaje')}
      />
    )
  const items = enOrden(porUrgencia(faltantes).map(presentableFaltante))
  return (
    <>
      <PresentarTodos items={items} onPresent={present} />
      <ul className={styles.rows}>
        {faltantes.map((faltante) => (
          <li className="row spread gap-16" key={faltanteId(faltante)}>
            <NombreDeTipo {...faltante.documento} />
            <ActionButton
              label={t('presentar.enFila.presentar')}
              of={faltante.documento.nombre}
              kind="quiet"
              onClick={() => present(presentableFaltante(faltante))}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
