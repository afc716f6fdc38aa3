import type { Request } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import type { Cell, Sheet } from '@portal/ui/app/downloadXlsx.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ExportAction, type RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { celdaDe, estadoDe, type Fila, type Tipo } from './celda.ts'

interface ExportarMatrizProps {
  input: Request<'MatrizDocumentos'>
  tipos: readonly Tipo[]
  texts: 'choferes' | 'dominios'
}

/** All rows of the matrix that is shown, on as many pages as they are, as a sheet. What is not asked, or not known, stays empty. */
export const ExportarMatriz = ({ input, tipos, texts }: ExportarMatrizProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const hoy = hoyEnBuenosAires()

  const readAll = async (read: RowsRead) => {
    const rows: Fila[] = []
    for (let page = 1; ; page++) {
      const { records, moreRecords, total } = await queryClient.query(
        operationQuery('MatrizDocumentos', { ...input, page, pagesize: maxPageSize }),
      )
      rows.push(...records)
      read(rows.length, total)
      if (moreRecords !== true) return rows
    }
  }
  const cellOf = (fila: Fila, tipo: Tipo): Cell => {
    const celda = celdaDe(fila, tipo)
    const estado = celda && estadoDe(celda, tipo, hoy)
    if (!celda || !estado) return null
    return estado === 'por vencer' && celda.fecha_vencimiento
      ? { date: celda.fecha_vencimiento }
      : t(`matriz.estados.${estado}`)
  }
  const sheet = async (read: RowsRead): Promise<Sheet> => ({
    fileName: `matriz-${texts}-${hoy}`,
    head: [t(`${texts}.titulo`), ...tipos.map(({ nombre }) => nombre), t('matriz.columnaParaHacer')],
    rows: (await readAll(read)).map((fila) => [
      fila.dominio ?? fila.nombre,
      ...tipos.map((tipo) => cellOf(fila, tipo)),
      fila.porHacer ?? null,
    ]),
    nothing: t('matriz.hojaVacia'),
  })
  return <ExportAction sheet={sheet} />
}
