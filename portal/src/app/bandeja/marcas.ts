import { lugarDe, type Hallado, type Palabra } from '@portal/contract/lugar.ts'
import type { BoxOnPage } from '@portal/ui/preview/Box.tsx'
import type { Entrada } from './entrada.ts'

/** What was read on its pages: a proposal, or somebody whose it may be. */
interface Leido extends Hallado {
  dice: string
  unsure: boolean
}

const plate = /^[A-Z]{2,3}[ .-]?\d/i

/** A person's name has no figures. */
const queEs = (dice: string): Hallado['que'] =>
  plate.test(dice) ? 'dominio' : /\d/.test(dice) ? 'documento' : 'nombre'

/** What stands on its pages that was read there, each once: what is sure, and then what is asked. */
export function leidosDe({ porques = [], candidatos = [] }: Entrada): Leido[] {
  const sure = porques.flatMap(({ campo, porque, dice }): Leido[] =>
    porque === 'hoja' && dice !== null && campo !== 'numero'
      ? [{ que: campo === 'recurso' ? queEs(dice) : campo, dice, unsure: false }]
      : [],
  )
  const asked = candidatos.flatMap(({ porque, dice }): Leido[] =>
    porque === 'codigo'
      ? []
      : [{ que: porque === 'parecida' ? 'documento' : queEs(dice), dice, unsure: true }],
  )
  return [...sure, ...asked].filter(
    (each, at, all) => all.findIndex((other) => other.dice === each.dice && other.que === each.que) === at,
  )
}

/** Frames around what was read, where it stands on a page; `say` tells each in words. */
export const marcasDe = (
  leidos: readonly Leido[],
  palabras: readonly Palabra[],
  page: number,
  say: (leido: Leido) => string,
): BoxOnPage[] =>
  leidos.flatMap((leido) => {
    const lugar = lugarDe(palabras, leido)
    return lugar
      ? [
          {
            page,
            x: lugar.x,
            y: lugar.y,
            width: lugar.ancho,
            height: lugar.alto,
            label: say(leido),
            differs: false,
            unsure: leido.unsure,
          },
        ]
      : []
  })
