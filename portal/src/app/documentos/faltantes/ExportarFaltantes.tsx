import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Cell } from '@portal/ui/app/downloadXlsx.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ExportAction } from '@portal/ui/list/ExportAction.tsx'
import { formatPeriod } from '@portal/ui/show/format.ts'
import { plazoDeFaltante, type Faltante } from '../faltantes.ts'

const columns = ['recurso', 'nombre', 'dominio', 'documento', 'critico', 'periodo', 'hasta'] as const

/** What is shown, on all of its pages and in its order, as a sheet. What is not known stays empty. */
export const ExportarFaltantes = ({ faltantes }: { faltantes: readonly Faltante[] }) => {
  const t = useTexts()
  const rowOf = ({
    tiporecurso,
    nombre,
    dominio,
    documento,
  }: Faltante): Record<(typeof columns)[number], Cell> => {
    const { periodo, hasta } = plazoDeFaltante(documento)
    return {
      recurso: tiporecurso === undefined ? null : t(`tipoRecurso.${tiporecurso}`),
      nombre,
      dominio: dominio ?? null,
      documento: documento.nombre,
      critico: documento.critico === undefined ? null : t(documento.critico ? 'valor.si' : 'valor.no'),
      periodo: periodo && formatPeriod(periodo),
      hasta: hasta === null ? null : { date: hasta },
    }
  }
  return (
    <ExportAction
      sheet={() => ({
        fileName: `faltantes-${hoyEnBuenosAires()}`,
        head: columns.map((column) => t(`faltantes.hoja.${column}`)),
        rows: faltantes.map((faltante) => {
          const row = rowOf(faltante)
          return columns.map((column) => row[column])
        }),
        nothing: t('faltantes.hoja.nada'),
      })}
    />
  )
}
