import type { ChoferForm } from '@portal/contract/choferes.ts'
import type { Mrz } from '@portal/contract/codigos.ts'
import { nombrePropio, type Dni } from '@portal/contract/dni.ts'
import { formatCuit, formatDocumento, spelledDocumento } from '@portal/contract/identificacion.ts'
import { flatten } from '@portal/contract/lectura.ts'

/** What a DNI says of a chofer, beside what the form holds already. */

export type Campo = keyof typeof ChoferForm &
  ('nombre' | 'apellido' | 'tipo_documento' | 'documento' | 'cuil' | 'nacionalidad' | 'fecha_nacimiento')

/** What a card says of its holder: by its code, or by the lines for machines at its back. */
export type Tarjeta = Pick<
  Dni,
  'apellido' | 'nombres' | 'documento' | 'cuil' | 'cuilDudoso' | 'nacionalidad' | 'fecha_nacimiento'
>

/** Those lines know letters without accents alone, no CUIL, and where somebody was born not at all. */
export const tarjetaDe = ({ apellido, nombres, documento, fecha_nacimiento }: Mrz): Tarjeta => ({
  ...{ apellido, nombres, documento, fecha_nacimiento },
  cuil: null,
  cuilDudoso: false,
  nacionalidad: null,
})

export interface Dato {
  campo: Campo
  /** As the form holds it. */
  valor: string
}

export interface Propuestas {
  /** What goes into fields that nobody filled in. */
  llenar: readonly Dato[]
  /** What somebody wrote, and the card says otherwise: it stays, unless it is asked for. */
  distintos: readonly (Dato & { escrito: string })[]
  /** How many of the card's data the form has, or had already. */
  leidos: number
}

/** In the order of the form. Who is of another country than Argentina, a first card calls in words of its own. */
export const datosDe = (dni: Tarjeta): Dato[] => [
  { campo: 'tipo_documento', valor: 'DNI' },
  { campo: 'documento', valor: formatDocumento('DNI', dni.documento) },
  // Of a card whose lines tell no names for sure, there are none.
  ...(dni.nombres === '' ? [] : [{ campo: 'nombre' as const, valor: nombrePropio(dni.nombres) }]),
  ...(dni.apellido === '' ? [] : [{ campo: 'apellido' as const, valor: nombrePropio(dni.apellido) }]),
  ...(dni.cuil === null ? [] : [{ campo: 'cuil' as const, valor: formatCuit(dni.cuil) }]),
  ...(dni.nacionalidad === 'ARGENTINA' ? [{ campo: 'nacionalidad' as const, valor: 'Argentina' }] : []),
  { campo: 'fecha_nacimiento', valor: dni.fecha_nacimiento },
]

/** `escrito`: what a field holds; `deFabrica`: whether it holds what every new form does, and nobody chose. */
export function proponer(
  dni: Tarjeta,
  escrito: (campo: Campo) => string,
  deFabrica: (campo: Campo) => boolean,
): Propuestas {
  const datos = datosDe(dni)
  const differs = datos.filter(({ campo, valor }) => !isSame(campo, escrito(campo), valor))
  const isFree = ({ campo }: Dato) => escrito(campo).trim() === '' || deFabrica(campo)
  return {
    llenar: differs.filter(isFree),
    distintos: differs
      .filter((each) => !isFree(each))
      .map((each) => ({ ...each, escrito: escrito(each.campo) })),
    leidos: datos.filter(({ campo }) => campo !== 'tipo_documento').length,
  }
}

/** Cards write in capitals, often without accents, and people put dots and dashes where they like. */
const isSame = (campo: Campo, one: string, other: string): boolean => {
  switch (campo) {
    case 'documento':
    case 'cuil':
      return spelledDocumento(one) === spelledDocumento(other)
    case 'nombre':
    case 'apellido':
    case 'nacionalidad':
      return flatten(one).toUpperCase() === flatten(other).toUpperCase()
    default:
      return one === other
  }
}
