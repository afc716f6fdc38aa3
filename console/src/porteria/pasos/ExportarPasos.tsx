import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import type { Paso } from '@portal/contract/puertas.ts'
import type { Sheet } from '@portal/ui/app/downloadXlsx.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { ExportAction, type RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { pasosAddress } from '../address.ts'
import { detalleDe, quienesDe, transporteDe } from './paso.ts'

/** What a sheet holds at the most; whoever needs more asks for fewer days. */
const maxPasos = 20_000

/** All that was asked for, the oldest first so that who passes meanwhile moves none of them. */
export const ExportarPasos = ({ address, total }: { address: Address; total: number | undefined }) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const readAll = async (read: RowsRead) => {
    const pasos: Paso[] = []
    const input = pasosAddress.input({ ...address, order: 'momento ASC', pagesize: maxPageSize })
    for (let page = 1; ; page++) {
      const { records, moreRecords, totalCapped } = await queryClient.query(
        operationQuery('ListPasos', { ...input, page }),
      )
      pasos.push(...records)
      read(pasos.length, totalCapped === true ? undefined : total)
      if (!moreRecords) return { pasos, more: false }
      if (pasos.length >= maxPasos) return { pasos, more: true }
    }
  }
  const rowOf = (paso: Paso) => {
    const { dice, abajo } = detalleDe(t, paso)
    return [
      formatDateTime(paso.momento),
      paso.sede,
      paso.puerta,
      t(`porteriaQue.${paso.sentido}`),
      paso.partes
        .filter(({ lugar }) => !lugar.startsWith('chofer'))
        .map(({ texto }) => texto)
        .join(', '),
      listed(quienesDe(paso)),
      paso.visita?.empresa ?? transporteDe(paso),
      t(`porteriaRespuesta.${paso.respuesta}`),
      [dice, abajo].filter(Boolean).join(' · '),
      paso.hallazgos.map((each) => t(`porteriaHallazgo.${each}`)).join(', '),
      paso.guardia,
      paso.dispositivo,
    ]
  }
  const sheet = async (read: RowsRead): Promise<Sheet> => {
    const { pasos, more } = await readAll(read)
    const rows = pasos.map(rowOf)
    return {
      fileName: `pasos-${hoyEnBuenosAires()}`,
      head: [
        t('porteria.columnas.hora'),
        t('porteria.puertas.campos.sede'),
        t('porteria.columnas.puerta'),
        t('porteria.columnas.que'),
        t('porteria.columnas.unidad'),
        t('porteria.columnas.quien'),
        t('porteria.exposicion.transporte'),
        t('porteria.columnas.respuesta'),
        t('porteria.columnas.detalle'),
        t('porteria.filtros.hallazgo'),
        t('porteria.columnas.guardia'),
        t('porteria.puertas.dispositivo'),
      ],
      rows: more ? [[t('porteria.hoja.cortada', { n: formatNumber(maxPasos) })], ...rows] : rows,
      nothing: t('porteria.hoja.vacia'),
    }
  }
  return <ExportAction sheet={sheet} />
}
