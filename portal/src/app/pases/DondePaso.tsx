import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LogIn as InIcon, LogOut as OutIcon, Ban as StayedOutIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayAsk } from '../session/useLogin.ts'

type Paso = Answer<'ListMisPasos'>['records'][number]

const firstRows = 5
const mostRows = 200
const icons = { entra: InIcon, sale: OutIcon, 'no entra': StayedOutIcon } as const

/** Where a unit, a chofer or a dominio passed, the newest first; nothing of what never came to a gate. */
export const DondePaso = ({ recursoid }: { recursoid: string }) => {
  const t = useTexts()
  const may = useMayAsk('ListMisPasos')
  const [rows, setRows] = useState(firstRows)
  const { data, error, refetch, isFetching } = useQuery({
    ...operationQuery('ListMisPasos', { recursoid, order: 'momento DESC', pagesize: rows }),
    placeholderData: keepPreviousData,
    enabled: may,
  })
  if (may && !data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.records.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="donde-paso">
      <div className="stack gap-12">
        <h2 id="donde-paso" className="heading">
          {t('pase.pasos.titulo')}
        </h2>
        <ol className="stack gap-12">
          {data.records.map((paso) => (
            <li key={paso.pasoid} className="row gap-12">
              <UnPaso paso={paso} />
            </li>
          ))}
        </ol>
        {data.moreRecords && rows < mostRows && (
          <Button busy={isFetching} onClick={() => setRows(Math.min(mostRows, rows * 5))}>
            {t('suceso.mas')}
          </Button>
        )}
      </div>
    </Card>
  )
}

const UnPaso = ({ paso }: { paso: Paso }) => {
  const t = useTexts()
  const { momento, puerta, sede, sentido, motivos = [], partes = [], igual, estuvo } = paso
  const Icon = sentido && icons[sentido]
  const where = [puerta, sede].filter(Boolean).join(' · ')
  return (
    <>
      {Icon && <Icon size={20} aria-hidden />}
      <div className="slim">
        <p>
          <b className="semibold">{sentido && t(`pase.pasos.${sentido}`)}</b> {where}
        </p>
        <p className="tiny soft">
          {[
            formatDateTime(momento),
            partes.length > 0 && t('pase.pasos.con', { partes: listed(partes.map(({ nombre }) => nombre)) }),
            estuvo != null && t('pase.pasos.estuvo', { tiempo: duration(estuvo) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {motivos.map((motivo) => (
          <p key={motivo} className="tiny soft as-written">
            {motivo}
          </p>
        ))}
        {igual != null && <p className="tiny as-written">{t('pase.pasos.igual', { motivo: igual })}</p>}
      </div>
    </>
  )
}

/** Minutes as `2 h 30 min`. */
const duration = (minutes: number): string =>
  [
    minutes >= 60 && `${Math.floor(minutes / 60)} h`,
    (minutes < 60 || minutes % 60 > 0) && `${minutes % 60} min`,
  ]
    .filter(Boolean)
    .join(' ')
