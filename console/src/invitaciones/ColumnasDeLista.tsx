import { ColumnasDePlanilla } from '@portal/parts/importar/ColumnasDePlanilla.tsx'
import type { Elegida } from '@portal/parts/importar/elegida.ts'
import { Pie } from '@portal/parts/importar/Pie.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { elegirLista, lineasDeColumnas } from './lineasDeColumnas.ts'

interface ColumnasDeListaProps {
  elegida: Elegida
  onElegida: (elegida: Elegida | undefined) => void
  /** The list that its columns come to. */
  onLineas: (lines: string) => void
}

/** Which columns of a sheet say whom to invite. */
export const ColumnasDeLista = ({ elegida, onElegida, onLineas }: ColumnasDeListaProps) => {
  const t = useTexts()
  const count = elegida.propuesta.filas.length
  return (
    <Card as="section" aria-label={t('invitaciones.invitar.titulo')}>
      <ColumnasDePlanilla
        tipo="invitaciones"
        elegida={elegida}
        onHoja={(hoja) => onElegida(elegirLista(elegida, hoja))}
        onColumnas={(columnas) => onElegida({ ...elegida, columnas })}
      />
      <Pie
        volver={t('invitaciones.invitar.sinArchivo')}
        onVolver={() => onElegida(undefined)}
        nota={t('invitaciones.invitar.nadaSale')}
        accion={t('invitaciones.invitar.usar', { count, n: formatNumber(count) })}
        busy={false}
        disabled={elegida.columnas.every(({ campo }) => campo === null)}
        onAccion={() => onLineas(lineasDeColumnas(elegida))}
      />
    </Card>
  )
}
