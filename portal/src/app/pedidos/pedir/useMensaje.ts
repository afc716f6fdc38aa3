import { inLocale } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useLogin } from '../../session/useLogin.ts'
import { mensajeDe } from './mensaje.ts'

const day = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
)
/** «sábado 28/11». */
const formatDay = (calendarDate: string): string => day().format(new Date(`${calendarDate}T12:00:00Z`))

/** The message of a link in the name of who is signed in. */
export const useMensaje = () => {
  const t = useTexts()
  const { contact_firstname: yo, accountname: cuenta = '' } = useLogin()
  return (pedido: Parameters<typeof mensajeDe>[1]) => mensajeDe(t, pedido, { yo, cuenta }, formatDay)
}
