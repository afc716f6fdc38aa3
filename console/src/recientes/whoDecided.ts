import type { ProviderOperations, Refusal, Request, Result } from '@portal/contract'
import type { Client } from '@portal/contract/client.ts'
import type { WaitingWrite } from '@portal/ui/signal/waitingWrite.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { nounInside } from '@portal/ui/texts/locale.ts'
import i18next from 'i18next'

/** Of a decision that waited and came too late: who decided, and what. Nothing of any other refusal. */
export const whoDecided = async (
  call: Client<ProviderOperations>,
  { operation, input }: WaitingWrite,
  refusal: Refusal,
): Promise<string | undefined> => {
  if (operation !== 'DecidirDocumento' || !refusal.is('STALE_VERSION')) return undefined
  const { documentoid } = input as Request<'DecidirDocumento'> // that operation's own
  const { records } = await call('DetailRevision', { documentoid })
  return records[0] && sentenceOf(records[0])
}

const sentenceOf = ({
  estado,
  bloqueo,
  decidido,
  decidido_por,
}: Result<'DetailRevision'>['records'][number]): string => {
  if (bloqueo)
    return i18next.t('decision.tarde.bloqueado', {
      nombre: bloqueo.por ?? i18next.t('decision.tarde.alguien'),
      fecha: formatDateTime(bloqueo.desde),
    })
  if (decidido === null) return i18next.t('decision.tarde.cambio')
  return i18next.t('decision.tarde.decidido', {
    nombre: decidido_por ?? i18next.t('decision.tarde.alguien'),
    fecha: formatDateTime(decidido),
    estado: nounInside(i18next.t(`estadoDocumento.${estado}`)),
  })
}
