import { formatDate } from '@portal/ui/show/format.ts'
import { inLocale } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useLogin } from '../../session/useLogin.ts'
import { mensajeDe } from './mensaje.ts'

const weekday = inLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
/** «sábado 28/11/2026». */
const formatDay = (calendarDate: string): string =>
  `${weekday().format(new Date(`${calendarDate}T12:00:00Z`))} ${formatDate(calendarDate)}`

/** The message of a link in the name of who is signed in. */
export const useMensaje = () => {
  const t = useTexts()
  const { contact_firstname: yo, accountname: cuenta = '' } = useLogin()
  return (pedido: Parameters<typeof mensajeDe>[1]) => mensajeDe(t, pedido, { yo, cuenta }, formatDay)
}
