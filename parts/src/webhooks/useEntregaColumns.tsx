import { formatNumber } from '@portal/ui/show/format.ts'
import type { DataColumn } from '@portal/ui/table/DataTable.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMemo } from 'react'
import { useUso } from '../programas/useUso.ts'
import { RespuestaChip } from './RespuestaChip.tsx'
import type { Entrega } from './webhook.ts'
import styles from './webhooks.module.css'

/** What is told of each event; its type opens it beside the list. */
export const useEntregaColumns = (onOpen: (entregaid: string) => void): readonly DataColumn<Entrega>[] => {
  const t = useTexts()
  const { momento } = useUso()
  return useMemo(
    () => [
      {
        id: 'tipo',
        header: t('webhook.columnas.evento'),
        phone: 'title',
        cell: ({ entregaid, tipo }) => (
          <button
            type="button"
            dir="ltr"
            className={`unlined underlines ${styles.tipo}`}
            onClick={() => onOpen(entregaid)}
          >
            {tipo}
          </button>
        ),
      },
      {
        id: 'de',
        header: t('webhook.columnas.de'),
        phone: 'reason',
        cell: ({ sobre, apto }) =>
          [sobre, apto === 'si' || apto === 'no' ? t(`webhook.apto.${apto}`) : undefined]
            .filter(Boolean)
            .join(': ') || '—',
      },
      {
        id: 'respuesta',
        header: t('webhook.columnas.respuesta'),
        phone: 'chip',
        width: 176,
        cell: (entrega) => <RespuestaChip entrega={entrega} />,
      },
      {
        id: 'intentos',
        header: t('webhook.columnas.intentos'),
        align: 'end',
        width: 88,
        cell: ({ intentos = 0 }) => formatNumber(intentos),
      },
      {
        id: 'creado',
        header: t('webhook.columnas.cuando'),
        phone: 'days',
        width: 128,
        cell: ({ creado }) => creado && momento(creado),
      },
    ],
    [t, momento, onOpen],
  )
}
