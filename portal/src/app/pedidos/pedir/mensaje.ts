import { documentoName } from '@portal/parts/documentoName.ts'
import type { TFunction } from 'i18next'

interface Pedido {
  destinatario: string
  papeles: readonly {
    nombre: string
    nombre_corto?: string | null | undefined
    periodo?: string | null | undefined
  }[]
  nota: string
  vence: string | undefined
  enlace: string | undefined
}

interface Quien {
  yo: string
  cuenta: string
}

/** What is sent with a link, as its recipient will read it. A link that was not made yet is shown as one that is to come. */
export const mensajeDe = (
  t: TFunction,
  { destinatario, papeles, nota, vence, enlace }: Pedido,
  { yo, cuenta }: Quien,
  formatDay: (day: string) => string,
): string =>
  [
    t('pedidos.mensaje.hola', { nombre: destinatario.split(' ')[0] ?? destinatario, yo, cuenta }),
    ...papeles.map(
      (papel) =>
        `• ${documentoName({ ...papel, nombre: papel.nombre_corto ?? papel.nombre, mes: papel.periodo !== null && papel.periodo !== undefined })}`,
    ),
    ...(nota.trim() === '' ? [] : ['', nota.trim()]),
    '',
    vence === undefined
      ? t('pedidos.mensaje.entra')
      : t('pedidos.mensaje.entraAntes', { dia: formatDay(vence) }),
    enlace ?? '…/pedido#…',
  ].join('\n')

/** A chat with the message in it, opened by the person's own press and from their own account. */
export const whatsAppUrl = (telefono: string | null | undefined, text: string): string =>
  `https://wa.me/${(telefono ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
