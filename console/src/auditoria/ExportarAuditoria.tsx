import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import type { Sheet } from '@portal/ui/app/downloadXlsx.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { ExportAction, type RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { auditoriaAddress } from './address.ts'
import { inOrder, motivoDe, nombreDeCampo, valorDe, type Linea } from './linea.ts'
import { useFrase } from './useFrase.ts'

/** What a sheet holds at the most; whoever needs more asks for fewer days. */
const maxLines = 20_000

/** All lines that were asked for, the oldest first so that what is written meanwhile moves none of them. */
export const ExportarAuditoria = ({ address, total }: { address: Address; total: number | undefined }) => {
  const t = useTexts()
  const frase = useFrase()
  const queryClient = useQueryClient()

  const readAll = async (read: RowsRead) => {
    const lines: Linea[] = []
    const input = auditoriaAddress.input({ ...address, order: 'creado ASC', pagesize: maxPageSize })
    for (let page = 1; ; page++) {
      const { records, moreRecords, totalCapped } = await queryClient.query(
        operationQuery('ListAuditoria', { ...input, page }),
      )
      lines.push(...records)
      read(lines.length, totalCapped === true ? undefined : total)
      if (!moreRecords) return { lines, more: false }
      if (lines.length >= maxLines) return { lines, more: true }
    }
  }
  const changesOf = ({ cambios }: Linea) =>
    (cambios ?? [])
      .flatMap((cambio) =>
        inOrder(cambio).map((campo) => {
          const said = nombreDeCampo(t, cambio, campo)
          return campo.callado
            ? `${said}: ${t('auditoria.callado')}`
            : `${said}: ${valorDe(t, campo, campo.antes)} → ${valorDe(t, campo, campo.despues)}`
        }),
      )
      .join('\n')
  const sheet = async (read: RowsRead): Promise<Sheet> => {
    const { lines, more } = await readAll(read)
    const rows = lines.map((linea) => [
      formatDateTime(linea.creado),
      linea.actor_nombre ?? linea.actor ?? t(linea.ip === null ? 'auditoria.orden' : 'auditoria.nadie'),
      frase(linea).dice,
      changesOf(linea),
      motivoDe(linea) ?? null,
      linea.accountname ?? linea.cuenta_id,
      linea.ip,
      linea.bloque,
      linea.accion,
      linea.request_id,
    ])
    const cut = t('auditoria.hoja.cortada', { n: formatNumber(maxLines) })
    return {
      fileName: `auditoria-${hoyEnBuenosAires()}`,
      head: [
        t('auditoria.columnas.creado'),
        t('auditoria.columnas.quien'),
        t('auditoria.columnas.que'),
        t('auditoria.hoja.cambios'),
        t('auditoria.detalle.motivo'),
        t('auditoria.columnas.cuenta'),
        t('auditoria.columnas.ip'),
        t('auditoria.columnas.sello'),
        t('auditoria.detalle.operacion'),
        t('auditoria.detalle.pedido'),
      ],
      rows: more ? [[cut], ...rows] : rows,
      nothing: t('auditoria.hoja.vacia'),
    }
  }
  return <ExportAction sheet={sheet} />
}
