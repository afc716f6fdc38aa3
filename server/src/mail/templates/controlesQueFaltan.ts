import { localeDe } from '@portal/contract/idioma.ts'
import type { Mail } from './letter.ts'
import { maxNamed, onlyFirst, type ToPerson, write } from './write.ts'

/** A control that nothing proves of somebody in a month. */
export interface FaltaDeControl {
  chofer: string
  control: string
}

/** To a carrier's people, of what a month (`YYYY-MM`) lacks. */
export const controlesQueFaltan = ({
  mes,
  papeles,
  url,
  ...to
}: ToPerson & { mes: string; papeles: readonly FaltaDeControl[]; url: string }): Mail =>
  write(
    'controlesQueFaltan',
    to,
    {
      mes: new Intl.DateTimeFormat(localeDe[to.idioma], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${mes}-01T00:00:00Z`)),
      n: papeles.length,
    },
    {
      url,
      more: onlyFirst(to.idioma, papeles),
      facts: papeles.slice(0, maxNamed).map(({ chofer, control }) => [control, chofer]),
    },
  )
