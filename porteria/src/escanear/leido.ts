import { leerDni } from '@portal/contract/dni.ts'
import type { Reloj } from '@portal/pase/juicio.ts'
import { comoSeBusca, estaAnulado, unidadesCon, type Lista } from '@portal/pase/lista.ts'
import { leerPase, marcaDePase } from '@portal/pase/pase.ts'
import { claseDeTecleado, deUnidad, partesDePase, soloDe, type Llegada } from '../juicio/llegada.ts'
import type { Pantalla } from '../pantalla.ts'

/** What was shown to a camera or typed, and which screen it leads to. */

/** Fewer signs are no plate and no number. */
const minSignos = 4
export const maxSignos = 10

export const esPase = (texto: string): boolean => texto.startsWith(marcaDePase)

/** A pass that is good is compared with the truck first; any other has its answer at once. */
export async function dePase(texto: string, lista: Lista | undefined, { ahora }: Reloj): Promise<Pantalla> {
  const { pase, problema } = await leerPase(texto, {
    claves: lista?.cabecera.claves ?? [],
    ahora,
    anulado: lista ? estaAnulado(lista.cabecera.anulados) : () => false,
  })
  // Nothing of one that nobody signed is believed, its plates neither.
  const isOurs = problema === undefined || problema === 'vencido' || problema === 'anulado'
  const llegada: Llegada = {
    partes: pase && isOurs ? partesDePase(pase) : [],
    esperadas: [],
    pase: pase && isOurs ? pase.serial : null,
    problema,
    tecleado: [],
  }
  return problema === undefined ? { que: 'comparar', llegada } : { que: 'respuesta', llegada }
}

/** A plate or a DNI: its units first, else it alone. Undefined for what can be neither. */
export function deTecleado(typed: string, lista: Lista | undefined): Pantalla | undefined {
  const texto = comoSeBusca(typed)
  if (texto.length < minSignos || texto.length > maxSignos) return undefined
  const llegadas = lista
    ? unidadesCon(lista, claseDeTecleado(texto), texto).map((unidad) => deUnidad(unidad, lista, texto))
    : []
  const [only, ...more] = llegadas
  if (only && more.length === 0) return { que: 'respuesta', llegada: only }
  return only ? { que: 'elegir', texto, llegadas } : { que: 'respuesta', llegada: soloDe(texto) }
}

/** The number on a DNI's code; undefined for another code. A scanner on a keyboard of another layout types its `@` as `"`. */
export function documentoDe(texto: string) {
  const leido = leerDni(texto.includes('@') ? texto : texto.replaceAll('"', '@'))
  return 'dni' in leido ? leido.dni : undefined
}
