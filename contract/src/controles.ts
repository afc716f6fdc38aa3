import { onlyDigits } from './identificacion.ts'
import {
  comparar,
  diasDelPapel,
  listaPersonas,
  nombra,
  nombraFecha,
  spelled,
  type Esperado,
  type FechasLeidas,
  type Hallazgo,
  type Identidad,
  type Papel,
} from './lectura.ts'

/**
 * What a paper says, held point by point against all that is written down of whom it was presented for. Beside what
 * `comparar` finds it tells what was looked for and is not there, which is neither good news nor bad.
 */

export const resultados = ['coincide', 'dice otra cosa', 'no encontrado'] as const
export type Resultado = (typeof resultados)[number]

export const queSeControla = [
  'dominio',
  'cuil',
  'documento',
  'nombre',
  'cuit',
  'razon_social',
  'fecha_emision',
  'fecha_vencimiento',
  'periodo',
] as const
type QueSeControla = (typeof queSeControla)[number]

export interface Control {
  que: QueSeControla
  resultado: Resultado
  /** What the paper says, as it is kept; null where nothing was found. */
  dice: string | null
  esperado: string
}

/** Of a paper that was presented for several: whom of them it does not name. */
export interface Nomina {
  resultado: Resultado
  total: number
  /** Full names. */
  faltan: string[]
}

export interface Controles {
  controles: Control[]
  nomina: Nomina | null
  /** Days that stand on the paper, where it has none of those that were declared; the first few. */
  fechas: string[]
}

interface Registro extends Omit<Esperado, 'de'> {
  /** Whom it was presented for: the one, or all of those that share it; none where it is about the carrier itself. */
  de: readonly Identidad[]
  /** It may be about several: who is not named is looked for in a list. */
  compartido: boolean
}

const maxFechas = 4

/** `entero`: all of it was read, so that who is not in a list is really missing from it. */
export function controlar(
  papel: Papel,
  { de, compartido, transporte, fechas }: Registro,
  { entero }: { entero: boolean },
): Controles {
  const own = compartido ? undefined : de[0]
  const hallazgos = comparar(papel, { de: own ?? null, transporte, fechas })
  const controles = [
    ...(own ? ofResource(hallazgos, own) : []),
    ...ofCarrier(hallazgos, transporte, own),
    ...ofDates(papel, hallazgos, fechas),
  ]
  const dates = controles.filter(({ que }) => isFecha(que))
  const noneFound = dates.length > 0 && dates.every(({ resultado }) => resultado === 'no encontrado')
  return {
    controles,
    nomina: compartido && de.length > 0 ? nominaOf(papel, de, transporte.cuit, entero) : null,
    fechas: noneFound ? diasDelPapel(papel).slice(0, maxFechas) : [],
  }
}

/**
 * The same with what the codes of the paper say, which outweighs its text. `dichos`: what its text says; what no text was
 * found for stands in it as not found.
 */
export function conCodigos(dichos: Controles, hallazgos: readonly Hallazgo[]): Controles {
  const controles = dichos.controles.map((each) => {
    const said = hallazgos.find(({ que }) => que === each.que)
    return said ? control(each.que, each.esperado, said) : each
  })
  const more = hallazgos.filter(({ que }) => !controles.some((each) => each.que === que))
  const all = [...more.map((each) => control(each.que, each.esperado, each)), ...controles]
  const foundDate = all.some(({ que, resultado }) => isFecha(que) && resultado !== 'no encontrado')
  return { ...dichos, controles: all, fechas: foundDate ? [] : dichos.fechas }
}

/** What is looked for, of a paper on which no text was found. */
export const sinLeer: Papel = { texto: '', tal: '' }

const isFecha = (que: QueSeControla): que is keyof FechasLeidas =>
  que === 'fecha_emision' || que === 'fecha_vencimiento' || que === 'periodo'

const control = (
  que: QueSeControla,
  esperado: string,
  found: Pick<Hallazgo, 'coincide' | 'dice'> | undefined,
): Control => ({
  que,
  esperado,
  resultado: !found ? 'no encontrado' : found.coincide ? 'coincide' : 'dice otra cosa',
  dice: found?.dice ?? null,
})

function ofResource(
  hallazgos: readonly Hallazgo[],
  { nombre, dominio, documento, cuil }: Identidad,
): Control[] {
  const said = (que: Hallazgo['que'], esperado: string) =>
    hallazgos.find((each) => each.que === que && each.esperado === esperado)
  if (dominio !== null) return [control('dominio', spelled(dominio), said('dominio', spelled(dominio)))]
  const number = cuil === null ? undefined : control('cuil', onlyDigits(cuil), said('cuil', onlyDigits(cuil)))
  return [
    ...(number ? [number] : []),
    // A CUIL has the DNI in it.
    ...(documento !== null && number?.resultado !== 'coincide'
      ? [control('documento', documento, said('documento', documento))]
      : []),
    control(
      'nombre',
      nombre,
      hallazgos.find((each) => each.que === 'nombre' && each.dice === nombre),
    ),
  ]
}

function ofCarrier(
  hallazgos: readonly Hallazgo[],
  { nombre, cuit }: Esperado['transporte'],
  own: Identidad | undefined,
): Control[] {
  const number = cuit === null ? null : onlyDigits(cuit)
  // Who drives for themselves has one number.
  const isOwn = own?.cuil != null && onlyDigits(own.cuil) === number
  return [
    ...(number === null || isOwn
      ? []
      : [
          control(
            'cuit',
            number,
            hallazgos.find((each) => each.que === 'cuit' && each.esperado === number),
          ),
        ]),
    ...(nombre === null || nombre === own?.nombre
      ? []
      : [
          control(
            'razon_social',
            nombre,
            hallazgos.find((each) => each.que === 'nombre' && each.dice === nombre),
          ),
        ]),
  ]
}

/** What the paper itself calls so counts first; else that the day stands on it. */
function ofDates(papel: Papel, hallazgos: readonly Hallazgo[], fechas: FechasLeidas): Control[] {
  return (['fecha_emision', 'fecha_vencimiento', 'periodo'] as const).flatMap((que) => {
    const esperado = fechas[que]
    if (!esperado) return []
    const said = hallazgos.find((each) => each.que === que)
    const stands = nombraFecha(papel, esperado) ? { coincide: true, dice: esperado } : undefined
    return [control(que, esperado, said ?? stands)]
  })
}

function nominaOf(papel: Papel, de: readonly Identidad[], cuit: string | null, entero: boolean): Nomina {
  const faltan = de.filter((each) => !nombra(papel, each)).map(({ nombre, dominio }) => dominio ?? nombre)
  const lists = faltan.length < de.length || listaPersonas(papel, cuit && onlyDigits(cuit))
  return {
    total: de.length,
    faltan,
    resultado: faltan.length === 0 ? 'coincide' : lists && entero ? 'dice otra cosa' : 'no encontrado',
  }
}
