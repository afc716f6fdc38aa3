import { estadosDeEntrega } from '@portal/contract/webhooks.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { ChoiceSelect } from '@portal/ui/table/ChoiceSelect.tsx'
import { DataTable } from '@portal/ui/table/DataTable.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send as SentIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { EntregaDetail } from './EntregaDetail.tsx'
import { useEntregaColumns } from './useEntregaColumns.tsx'
import { useReenviar } from './useReenviar.ts'
import { isVivo, type Entrega, type Webhook } from './webhook.ts'
import styles from './webhooks.module.css'

/** What waits goes out by itself: who looks on sees it go. */
const everyMs = 3_000
const todas = ''
const estados = [todas, ...estadosDeEntrega] as const

interface EntregasProps {
  webhook: Webhook
  /** The press on its row that asked for it: who pressed goes on from here. Absent, nobody did. */
  pressed: object | undefined
  /** What can be done with the address. */
  actions: ReactNode
}

const idOf = ({ entregaid }: Entrega) => entregaid

/** What an address was told, and beside it one of these as it went out. */
export const Entregas = ({ webhook, pressed, actions }: EntregasProps) => {
  const t = useTexts()
  const id = useId()
  const { webhookid, nombre } = webhook
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressed) section.current?.focus()
  }, [pressed])
  const [estado, setEstado] = useState<(typeof estados)[number]>(todas)
  const [page, setPage] = useState(1)
  const [pagesize, setPagesize] = useState(15)
  const [openid, setOpenid] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...operationQuery('ListEntregas', {
      webhookid,
      page,
      pagesize,
      ...(estado !== todas && { estado }),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  })
  const columns = useEntregaColumns(setOpenid)
  const reenviar = useReenviar(webhook)
  const open = data?.records.find((each) => each.entregaid === openid) ?? data?.records[0]
  return (
    <div className={`beside ${styles.entregas}`}>
      <Card
        as="section"
        ref={section}
        tabIndex={-1}
        aria-labelledby={id}
        className={`column unringed ${styles.told}`}
      >
        <div className="cluster at-middle gap-8 pad-8-16 least-56">
          <h2 id={id} className="heading-16 breaks">
            {t('webhook.entregasDe', { nombre })}
          </h2>
          <div className="cluster gap-4 to-end">
            {isVivo(webhook) && (webhook.por_entregar ?? 0) > 0 && (
              <Button size="small" busy={reenviar.busy} onClick={reenviar.todas}>
                {t('webhook.reenviar.todas')}
              </Button>
            )}
            {actions}
          </div>
        </div>
        {reenviar.problem && (
          <div className="pad-10-16">
            <Notice severity="warning">{reenviar.problem.message}</Notice>
          </div>
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            name="entregas"
            label={t('webhook.entregasDe', { nombre })}
            columns={columns}
            rows={data?.records}
            rowId={idOf}
            rowLabel={({ tipo, sobre }) => [tipo, sobre].filter(Boolean).join(', ')}
            total={data?.total}
            dense
            view={
              <ChoiceSelect
                label={t('webhook.filtro')}
                value={estado}
                options={estados.map((value) => ({
                  value,
                  label: t(value === todas ? 'webhook.todas' : `webhook.estado.${value}`),
                }))}
                onChange={(value) => {
                  setEstado(value)
                  setPage(1)
                }}
              />
            }
            paging={{ page, pagesize, onPage: setPage, onPagesize: setPagesize }}
            refreshing={isPlaceholderData}
            empty={
              <EmptyState
                icon={<SentIcon />}
                title={t(estado === todas ? 'webhook.vacio.titulo' : 'webhook.ninguna.titulo')}
                message={t(estado === todas ? 'webhook.vacio.mensaje' : 'webhook.ninguna.mensaje')}
              />
            }
          />
        )}
        <p className="tiny soft line-above pad-10-16">{t('webhook.seGuardan')}</p>
      </Card>
      {open && (
        <EntregaDetail
          key={open.entregaid}
          entrega={open}
          asked={open.entregaid === openid}
          busy={reenviar.busy}
          onAgain={isVivo(webhook) ? () => reenviar.una(open) : undefined}
        />
      )}
    </div>
  )
}
