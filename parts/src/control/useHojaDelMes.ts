import type { Answer, Request } from '@portal/contract'
import { maxPageSize } from '@portal/contract/operation.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import type { Sheet } from '@portal/ui/app/downloadXlsx.ts'
import type { RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { FilaDeControl } from './GrillaDeControl.tsx'
import { hojaDelMes } from './hojaDelMes.ts'

/** All the people of a month as a sheet, read a page after the other. */
export const useHojaDelMes = <Name extends 'ControlesDelMes' | 'ControlDeCuenta'>(
  operation: Name,
  input: Omit<Request<Name>, 'order' | 'page' | 'pagesize'> & { mes: string },
  nombre: string,
) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  return async (told: RowsRead): Promise<Sheet> => {
    const filas: FilaDeControl[] = []
    for (let page = 1; ; page++) {
      // Its page is one more field of what it takes, and either answers these, whatever else it says.
      const asked = { ...input, order: 'nombre ASC', page, pagesize: maxPageSize } as Request<Name>
      const answer = (await queryClient.query(operationQuery(operation, asked))) as Pick<
        Answer<'ControlesDelMes'>,
        'records' | 'choferes' | 'controles' | 'moreRecords'
      >
      filas.push(...answer.records)
      told(filas.length, answer.choferes)
      if (answer.moreRecords !== true)
        return hojaDelMes(t, { mes: input.mes, nombre, controles: answer.controles ?? [], filas })
    }
  }
}
