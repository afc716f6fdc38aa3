import type { Adentro } from '@portal/contract/porteria.ts'
import { comoSeBusca } from '@portal/pase/lista.ts'
import type { PasoGuardado } from './almacen/almacen.ts'

/** Who is inside: what the server said last, and what was written down here since and it doesn't have yet. */
export function adentroCon(
  dicho: readonly Adentro[],
  pasos: readonly PasoGuardado[],
  puerta: string,
): Adentro[] {
  return pasos
    .filter(({ estado }) => estado === 'espera')
    .reduce<Adentro[]>((inside, guardado) => conPaso(inside, guardado, puerta), [...dicho])
}

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && comoSeBusca(a) === comoSeBusca(b)

function conPaso(inside: Adentro[], { paso, quien }: PasoGuardado, puerta: string): Adentro[] {
  if (paso.sentido === 'no entra') return inside
  const patente = paso.partes.find(({ lugar }) => lugar === 'tractor')?.texto ?? null
  const choferes = paso.partes.filter(({ lugar }) => lugar.startsWith('chofer')).map(({ texto }) => texto)
  const documentos = paso.visita ? [paso.visita.documento] : choferes
  const stayed = inside.filter((each) =>
    documentos.length > 0
      ? !documentos.some((documento) => same(documento, each.documento))
      : !same(patente, each.patente),
  )
  if (paso.sentido === 'sale') return stayed
  const people = documentos.length > 0 ? documentos : [null]
  return [
    ...people.map((documento, at): Adentro => ({
      pasoid: paso.pasoid,
      que: paso.visita ? 'visita' : 'chofer',
      nombre: paso.visita?.nombre ?? (at === 0 ? quien.nombre : null),
      documento,
      patente,
      transporte: null,
      puerta,
      desde: paso.momento,
    })),
    ...stayed,
  ]
}

/**
 * One of those who came in: two drivers of a unit come by one paso, and are two people. The same before and after the server
 * has it.
 */
export const quienDe = ({ pasoid, documento, patente }: Adentro): string =>
  `${pasoid}/${comoSeBusca(documento ?? patente ?? '')}`

/** People, vehicles and visits among them, as they are counted for an evacuation. */
export const cuenta = (inside: readonly Adentro[]) => ({
  personas: inside.length,
  camiones: new Set(inside.flatMap(({ patente }) => (patente === null ? [] : [comoSeBusca(patente)]))).size,
  visitas: inside.filter(({ que }) => que === 'visita').length,
})
