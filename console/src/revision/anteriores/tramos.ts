import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Revision } from '../documento/revision.ts'

/** One presentation over time, in parts of the whole strip: 0 where it begins, 1 where it ends. */
export interface Tramo {
  from: number
  to: number
  /** The year that it began in. */
  year: string
  /** The one that is being decided. */
  nuevo: boolean
}

export interface Tira {
  tramos: Tramo[]
  hoy: number
  /** The last day of all. */
  hasta: string
}

/** As many as can be told apart. */
const shown = 3

interface Span {
  desde: string
  hasta: string
  nuevo: boolean
}

const time = (date: string) => Date.parse(`${date}T00:00:00Z`)

type Presentaciones = Pick<
  Revision,
  'anteriores' | 'fecha_emision' | 'fecha_vencimiento' | 'presentado' | 'estado'
>

/**
 * The presentations of a slot that were in force, one after the other, and the one that would follow. An earlier one
 * says until when it was valid, and since when it was approved; without those days nothing is drawn.
 */
export function tiraDe(revision: Presentaciones, hoy: string): Tira | undefined {
  const earlier = revision.anteriores.flatMap<Span>(({ estado, decidido, fecha_vencimiento }) =>
    estado === 'aprobado' && decidido !== null && fecha_vencimiento !== null
      ? [{ desde: diaEnBuenosAires(new Date(decidido)), hasta: fecha_vencimiento, nuevo: false }]
      : [],
  )
  const { fecha_emision, fecha_vencimiento, presentado } = revision
  const issued = fecha_emision ?? diaEnBuenosAires(new Date(presentado))
  /** What is renewed before its end follows on that. */
  const covered = earlier[0]?.hasta ?? issued
  const current: Span[] =
    fecha_vencimiento === null
      ? []
      : [
          {
            desde: covered > issued ? covered : issued,
            hasta: fecha_vencimiento,
            nuevo: true,
          },
        ]
  const spans = [...earlier.slice(0, shown).reverse(), ...current].filter(({ desde, hasta }) => desde < hasta)
  if (spans.length < 2 || current.length === 0) return undefined
  const days = [...spans.flatMap(({ desde, hasta }) => [desde, hasta]), hoy].sort()
  const [first = hoy, last = hoy] = [days[0], days.at(-1)]
  const at = (date: string) => (time(date) - time(first)) / (time(last) - time(first))
  return {
    tramos: spans.map(({ desde, hasta, nuevo }, index) => ({
      from: at(desde),
      // Each gives way to the next one.
      to: Math.min(at(hasta), at(spans[index + 1]?.desde ?? hasta)),
      year: desde.slice(0, 4),
      nuevo,
    })),
    hoy: at(hoy),
    hasta: last,
  }
}
