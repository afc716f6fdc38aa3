import type { GateResult, Seccion } from '@portal/contract/porteria.ts'
import { claveidDe, type Clave } from '@portal/pase/firma.ts'
import { leerCabecera, listaDe, type Cabecera, type Lista } from '@portal/pase/lista.ts'
import { aplicada, juntas, separadas, type Fila } from '@portal/pase/secciones.ts'
import { secciones, type CabeceraGuardada, type NombreDeSeccion } from '../almacen/almacen.ts'
import { bytesDe64 } from './bytes64.ts'

/**
 * What keeps a list from being taken: nobody that is known signed it; a section is not what was signed; one that is newer is
 * here already. Whatever it is, the list of before stays, and grows old.
 */
export type ProblemaDeLista = 'firma' | 'seccion' | 'mas vieja'

interface ListaAplicada {
  lista: Lista
  /** In what the device believes from now on. */
  claves: Clave[]
  guarda: CabeceraGuardada & { secciones: Partial<Record<NombreDeSeccion, Uint8Array>> }
}

/** A list that came, put together with what is here; taken whole or not at all. */
export async function aplicarLista(
  antes: Lista | undefined,
  llega: GateResult<'Sincronizar'>['lista'],
  conocidas: readonly Clave[],
): Promise<ListaAplicada | ProblemaDeLista> {
  let cabeceraBytes: Uint8Array
  let firmas: CabeceraGuardada['firmas']
  try {
    cabeceraBytes = bytesDe64(llega.cabecera)
    firmas = llega.firmas.map(({ claveid, firma }) => ({ claveid, firma: bytesDe64(firma) }))
  } catch {
    return 'firma'
  }
  const cabecera = await leerCabecera(cabeceraBytes, firmas, conocidas)
  if (!cabecera) return 'firma'
  if (antes && cabecera.emitida < antes.cabecera.emitida) return 'mas vieja'
  const claves = clavesDe(cabecera)
  if (claves.length === 0) return 'firma'

  const filas: Record<NombreDeSeccion, readonly Fila[]> = { juicios: [], unidades: [], fichas: [] }
  const cambian: Partial<Record<NombreDeSeccion, Uint8Array>> = {}
  for (const name of secciones) {
    if (name === 'fichas' && cabecera.fichas === null) {
      // A device that may keep no names any more keeps none from here on.
      cambian.fichas = juntas([])
      continue
    }
    const rows = conSeccion(antes?.[name] ?? [], llega[name])
    if (!rows) return 'seccion'
    filas[name] = rows
    if (!('igual' in llega[name])) cambian[name] = juntas(rows)
  }
  const lista = listaDe(cabecera, filas, antes)
  return lista
    ? { lista, claves, guarda: { cabecera: cabeceraBytes, firmas, secciones: cambian } }
    : 'seccion'
}

/** A key under a name that isn't its own is none. */
const clavesDe = ({ claves }: Cabecera): Clave[] =>
  claves.filter(({ claveid, publica }) => claveidDe(publica) === claveid)

function conSeccion(antes: readonly Fila[], seccion: Seccion): readonly Fila[] | undefined {
  try {
    if ('igual' in seccion) return antes
    if ('toda' in seccion) return separadas(bytesDe64(seccion.toda))
    return aplicada(antes, { saca: seccion.saca, pone: bytesDe64(seccion.pone) })
  } catch {
    return undefined
  }
}

/** The list as it was kept; undefined where what is on the device isn't what was signed. */
export async function listaGuardada(
  { cabecera: bytes, firmas }: CabeceraGuardada,
  kept: Readonly<Record<NombreDeSeccion, Uint8Array | undefined>>,
  conocidas: readonly Clave[],
): Promise<Lista | undefined> {
  const cabecera = await leerCabecera(bytes, firmas, conocidas)
  if (!cabecera) return undefined
  const rows = (name: NombreDeSeccion) => {
    const found = kept[name]
    return found ? (separadas(found) ?? []) : []
  }
  return listaDe(cabecera, {
    juicios: rows('juicios'),
    unidades: rows('unidades'),
    fichas: cabecera.fichas === null ? [] : rows('fichas'),
  })
}
