import { operationQuery } from '@portal/ui/app/queries.ts'
import { isAbsent } from '@portal/ui/feedback/isAbsent.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isVivo } from './webhook.ts'
import type { SecretoNuevo } from './WebhookPanel.tsx'

/** How they answer changes by itself. */
const everyMs = 10_000

/** The addresses that are told, which of them is open, and what is asked about one. */
export const useWebhooks = () => {
  const { data, error, refetch } = useQuery({
    ...operationQuery('ListWebhooks', {}),
    refetchInterval: everyMs,
  })
  // A letter about one leads to it.
  const [openid, setOpenid] = useState(() => new URLSearchParams(location.search).get('webhook') ?? undefined)
  /** The last press on a row; another each time, so that the same row leads there again. */
  const [pressed, setPressed] = useState<object>()
  const [asked, setAsked] = useState<'nuevo' | 'cambio'>()
  // Nowhere else: leaving the screen is the end of it.
  const [secreto, setSecreto] = useState<SecretoNuevo>()
  const records = data?.records
  return {
    records,
    error: data ? null : error,
    /** A back office elsewhere that tells nobody. */
    absent: isAbsent(error),
    retry: () => void refetch(),
    open: records?.find(({ webhookid }) => webhookid === openid) ?? records?.find(isVivo),
    setOpenid,
    pressed,
    /** Opens one from its row. */
    press: (webhookid: string) => {
      setOpenid(webhookid)
      setPressed({})
    },
    asked,
    setAsked,
    secreto,
    setSecreto,
  }
}

export type Webhooks = ReturnType<typeof useWebhooks>
