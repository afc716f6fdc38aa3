import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { persona } from '@portal/contract/persona.ts'
import { maxEjes, type Vehiculo } from '@portal/contract/vehiculos.ts'
import { lugaresDeChofer, lugaresDeDominio, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'

/** What is known of a part that says whether a unit can exist. What is not known contradicts nothing. */
export interface ParteConSentido {
  lugar: Lugar | 'transporte'
  /** A plate or a full name. */
  nombre: string
  /** Of a dominio; of another back office it may be a word of its own. */
  vehiculo: string | null
  cantidad_ejes: number | null
  transporta_peligrosas: boolean
  transporta_alimentos: boolean
  /** Of a chofer. */
  licencia_clase: string | null
}

/** What each vehicle can have behind it: on its fifth wheel or at its hitch. */
const detras: Record<Vehiculo, readonly Vehiculo[]> = {
  Tractor: ['Semirremolque', 'Bitrén', 'Carretón'],
  Chasis: ['Acoplado', 'Dolly'],
  'Camión rígido': ['Acoplado', 'Dolly'],
  Utilitario: ['Acoplado'],
  Semirremolque: ['Acoplado', 'Dolly'],
  Bitrén: ['Semirremolque'],
  Dolly: ['Semirremolque', 'Carretón'],
  Acoplado: [],
  Carretón: [],
}

/** These carry nothing by themselves: another one goes behind. */
const pidenOtro: readonly string[] = ['Bitrén', 'Dolly']

const isVehiculo = (vehiculo: string | null): vehiculo is Vehiculo => vehiculo !== null && vehiculo in detras

/**
 * What says that a unit can't exist as it is put together, a sentence each: what can't be coupled, a licence that is not
 * for it (Ley 24.449, art. 16), a chofer who is not down for what is carried. None of it blocks: the provider decides.
 */
export function sentidoDe(partes: readonly ParteConSentido[]): Sentence[] {
  const at = (lugar: Lugar) => partes.find((parte) => parte.lugar === lugar)
  const dominios = lugaresDeDominio.flatMap((lugar) => at(lugar) ?? [])
  const choferes = lugaresDeChofer.flatMap((lugar) => at(lugar) ?? [])
  return [
    ...acople(dominios),
    ...choferes.flatMap((chofer) => licencia(chofer, dominios)),
    ...choferes.flatMap((chofer) => carga(chofer, dominios)),
  ]
}

function acople(dominios: readonly ParteConSentido[]): Sentence[] {
  const said = dominios.flatMap((dominio, i) => {
    const next = dominios[i + 1]
    if (!isVehiculo(dominio.vehiculo)) return []
    if (!next)
      return pidenOtro.includes(dominio.vehiculo)
        ? [sentence('faltaOtroArrastre', { nombre: dominio.nombre, queEs: articulos[dominio.vehiculo] })]
        : []
    if (!isVehiculo(next.vehiculo) || detras[dominio.vehiculo].includes(next.vehiculo)) return []
    return [
      sentence('noSeEngancha', {
        nombre: next.nombre,
        queEs: articulos[next.vehiculo],
        delante: dominio.nombre,
        queEsDelante: articulos[dominio.vehiculo],
      }),
    ]
  })
  const ejes = dominios.map(({ cantidad_ejes }) => cantidad_ejes)
  const total = ejes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const short = dominios.filter(
    ({ lugar, cantidad_ejes }) => lugar === 'tractor' && cantidad_ejes !== null && cantidad_ejes < 2,
  )
  return [
    ...said,
    ...short.map(({ nombre }) => sentence('unSoloEje', { nombre })),
    ...(total > maxEjes ? [sentence('demasiadosEjes', { total, max: maxEjes })] : []),
  ]
}

const articulos: Record<Vehiculo, Sentence> = {
  Tractor: sentence('unTractor'),
  Chasis: sentence('unChasis'),
  'Camión rígido': sentence('unCamionRigido'),
  Utilitario: sentence('unUtilitario'),
  Semirremolque: sentence('unSemirremolque'),
  Acoplado: sentence('unAcoplado'),
  Bitrén: sentence('unBitren'),
  Dolly: sentence('unDolly'),
  Carretón: sentence('unCarreton'),
}

function licencia(
  { nombre, licencia_clase }: ParteConSentido,
  dominios: readonly ParteConSentido[],
): Sentence[] {
  const clase = licencia_clase === 'Otra' ? null : licencia_clase
  const motriz = dominios.find(({ lugar }) => lugar === 'tractor')
  if (!clase || !motriz || motriz.vehiculo === 'Utilitario') return []
  const articulada = dominios.length > 1
  if (clase === 'E1' || (!articulada && clase.startsWith('C'))) return []
  return [
    articulada
      ? sentence('licenciaConArrastre', { nombre: persona(nombre), clase })
      : sentence('licenciaDeCamion', { nombre: persona(nombre), clase }),
  ]
}

function carga(chofer: ParteConSentido, dominios: readonly ParteConSentido[]): Sentence[] {
  const peligrosas = dominios.find(({ transporta_peligrosas }) => transporta_peligrosas)
  const alimentos = dominios.find(({ transporta_alimentos }) => transporta_alimentos)
  return [
    peligrosas && !chofer.transporta_peligrosas
      ? sentence('choferSinPeligrosas', { vehiculo: peligrosas.nombre, chofer: persona(chofer.nombre) })
      : [],
    alimentos && !chofer.transporta_alimentos
      ? sentence('choferSinAlimentos', { vehiculo: alimentos.nombre, chofer: persona(chofer.nombre) })
      : [],
  ].flat()
}
