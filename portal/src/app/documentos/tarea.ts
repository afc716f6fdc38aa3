import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { deedOf, type Deed } from '@portal/parts/deed.ts'
import { venceProntoEl } from '@portal/parts/plazo.ts'

type Casilla = Parameters<typeof deedOf>[0] &
  Parameters<typeof venceProntoEl>[0] & {
    obligatorio?: boolean | undefined
    /** A newer one waits for the provider. */
    renovacion?: boolean | undefined
    /** A month of its own beside its slot. */
    mes?: boolean | undefined
  }

/** What a person is asked for, on a row. */
export interface Tarea {
  duty: Exclude<Deed, 'otraVez'>
  /** To be done now, rather than some day. */
  now: boolean
}

/** What there is to do about a document. A better copy of one that stands is asked of nobody. */
export const tareaDe = (casilla: Casilla): Tarea | undefined => {
  if (casilla.mes === true && !isToPresentAgain(casilla)) return undefined
  const duty = casilla.renovacion === true ? undefined : deedOf(casilla)
  if (duty === undefined || duty === 'otraVez') return undefined
  const { estado, obligatorio } = casilla
  if (estado === 'pendiente') return { duty, now: obligatorio !== false }
  return { duty, now: estado !== 'activo' || venceProntoEl(casilla, hoyEnBuenosAires()) !== null }
}

/** Of a month beside its slot: nobody presents one that is over, and the slot tells what is to follow. */
const isToPresentAgain = ({ estado, fecha_vencimiento }: Casilla): boolean =>
  estado === 'rechazado' && (!fecha_vencimiento || fecha_vencimiento >= hoyEnBuenosAires())
