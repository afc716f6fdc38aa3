import { hoyEnBuenosAires, isCalendarDate } from '@portal/contract/calendario.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'

/** What an address says of the day that is asked about. */
const read = (search: object): { fecha?: string } =>
  'fecha' in search && typeof search.fecha === 'string' && isCalendarDate(search.fecha)
    ? { fecha: search.fecha }
    : {}

/** The day that the address asks about: today when it says none, or one that is over. */
export const useDia = () => {
  const hoy = hoyEnBuenosAires()
  const [{ fecha = hoy }, change] = useAddress(read)
  const over = fecha < hoy
  return {
    hoy,
    dia: over ? hoy : fecha,
    /** A day that is over, which nobody can go out on any more. */
    over: over ? fecha : undefined,
    ask: (dia: string) => change({ fecha: dia === hoy ? undefined : dia }),
  }
}

/** What is asked of the server for a day; today is its own to know. */
export const onDay = ({ dia, hoy }: { dia: string; hoy: string }) => (dia === hoy ? {} : { fecha: dia })
