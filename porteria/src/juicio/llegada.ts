import type { GateResult, PasoDicho } from '@portal/contract/porteria.ts'
import { esDeChofer, lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import {
  deUno,
  diaEnBuenosAires,
  juzgar,
  type Motivo,
  type Reloj,
  type Respuesta,
  type Vienen,
} from '@portal/pase/juicio.ts'
import {
  buscar,
  buscarParte,
  comoSeBusca,
  fichaDe,
  huellaDe,
  type Clase,
  type Ficha,
  type Lista,
  type UnidadEnLista,
} from '@portal/pase/lista.ts'
import type { Pase, ProblemaDePase } from '@portal/pase/pase.ts'

/** Who stands at the gate, as far as it is known: read, typed, or proposed because the unit of one of them is known. */
export interface Llegada {
  partes: readonly Parte[]
  /** What the pass or the unit says, where something else came. */
  esperadas: readonly Parte[]
  pase: number | null
  problema: ProblemaDePase | undefined
  /** What was typed of the plate and was not the pass's. */
  tecleado: readonly string[]
}

export interface Parte {
  lugar: Lugar
  /** A plate or a number; null where only its hash is known. */
  texto: string | null
  /** Its hash, as units name their parts; null where its text is known. */
  huella: Uint8Array | null
  /** What is told of one that is known by its hash, where a device keeps it. */
  ficha: Ficha | null
}

export const claseDe = (lugar: Lugar): Clase => (esDeChofer(lugar) ? 'chofer' : 'dominio')

const conTexto = (lugar: Lugar, texto: string): Parte => ({ lugar, texto, huella: null, ficha: null })

export const partesDePase = (pase: Pase): Parte[] =>
  lugares.flatMap((lugar) => {
    const texto = pase[lugar]
    return texto === null ? [] : [conTexto(lugar, texto)]
  })

/** Of what was typed: digits alone are a DNI, all else is a plate. */
export const claseDeTecleado = (typed: string): Clase => (/^\d{6,9}$/.test(typed) ? 'chofer' : 'dominio')

/** A plate or a number by itself. */
export const soloDe = (texto: string): Llegada => ({
  partes: [conTexto(claseDeTecleado(texto) === 'chofer' ? 'chofer1' : 'tractor', texto)],
  esperadas: [],
  pase: null,
  problema: undefined,
  tecleado: [],
})

/** A unit that a list knows by one of its parts, which was typed. */
export function deUnidad(unidad: UnidadEnLista, { cabecera }: Lista, texto: string): Llegada {
  const clase = claseDeTecleado(texto)
  const typed = huellaDe(cabecera.clave, clase, texto)
  const isTyped = (lugar: Lugar, huella: Uint8Array) =>
    claseDe(lugar) === clase && huella.every((byte, at) => byte === typed[at])
  const partes = lugares.flatMap((lugar, place): Parte[] => {
    const huella = unidad.partes[place]
    if (!huella) return []
    const ficha = unidad.fichas[place] ?? null
    if (isTyped(lugar, huella)) return [conTexto(lugar, texto)]
    // A plate stands in its ficha as it is written; a number stands in none.
    return claseDe(lugar) === 'dominio' && ficha
      ? [conTexto(lugar, comoSeBusca(ficha.nombre))]
      : [{ lugar, texto: null, huella, ficha }]
  })
  return { partes, esperadas: [], pase: null, problema: undefined, tecleado: [] }
}

export interface ParteVista extends Parte {
  clase: Clase
  /** Of the one whom the server told of. */
  recursoid: string | null
  respuesta: Respuesta
  hasta: string | null
  nombre: string | null
  transporte: string | null
  vehiculo: string | null
  carroceria: string | null
  ejes: number | null
  pais: string | null
}

/** The verdict of all who come, and what is shown of each. */
export interface Vista {
  respuesta: Respuesta
  partes: ParteVista[]
  motivos: Motivo[]
  /** The server's own sentences, or those of fichas: names and papers, which a list of hashes doesn't say. */
  dichos: string[]
  edad: number | null
  /** Whether the server said so too, a moment ago. */
  enLinea: boolean
}

const orden: readonly Respuesta[] = ['no', 'llamar', 'puede']
/** Of two answers the stricter one. */
const masEstricta = (a: Respuesta, b: Respuesta): Respuesta => (orden.indexOf(a) <= orden.indexOf(b) ? a : b)

/** A reason with whose it is, where it doesn't say so itself. */
const dicho = (nombre: string, motivo: string): string =>
  motivo.includes(nombre) ? motivo : `${nombre} · ${motivo}`

/** By the list alone. */
export function ver(lista: Lista | undefined, { partes, problema }: Llegada, reloj: Reloj): Vista {
  const vienen: Vienen = Object.fromEntries(
    partes.flatMap(({ lugar, texto }) => (texto === null ? [] : [[lugar, texto]])),
  )
  const known = juzgar(lista, vienen, reloj, problema)
  const hoy = diaEnBuenosAires(reloj.ahora)
  let { respuesta } = known
  const motivos = [...known.motivos]
  const dichos: string[] = []
  const vistas = partes.map((parte): ParteVista => {
    const clase = claseDe(parte.lugar)
    const by = enLista(lista, clase, parte)
    const own = deUno(by?.enPuerta, parte.texto ?? by?.ficha?.nombre ?? '', hoy)
    if (parte.texto === null) {
      respuesta = masEstricta(respuesta, own.respuesta)
      motivos.push(...own.motivos)
    }
    const ficha = by?.ficha
    if (ficha?.motivo && own.respuesta !== 'puede') dichos.push(dicho(ficha.nombre, ficha.motivo))
    return {
      ...parte,
      clase,
      recursoid: null,
      respuesta: own.respuesta,
      hasta: by?.enPuerta?.hasta ?? null,
      nombre: ficha?.nombre ?? null,
      transporte: ficha?.transporte ?? null,
      vehiculo: ficha?.vehiculo ?? null,
      carroceria: ficha?.carroceria ?? null,
      ejes: ficha?.ejes ?? null,
      pais: ficha?.pais ?? null,
    }
  })
  return { respuesta, partes: vistas, motivos, dichos, edad: known.edad, enLinea: false }
}

function enLista(lista: Lista | undefined, clase: Clase, { texto, huella, ficha }: Parte) {
  if (!lista) return undefined
  if (texto !== null) return { enPuerta: buscar(lista, clase, texto), ficha: fichaDe(lista, clase, texto) }
  return huella ? { enPuerta: buscarParte(lista, huella), ficha } : undefined
}

/** With what the server says of the same at this moment: the stricter of both answers, and the names. */
export function conServidor(vista: Vista, dice: GateResult<'VerEnPuerta'>, lista: Lista | undefined): Vista {
  const dichos: string[] = []
  const todas = [...dice.partes, ...dice.unidades.flatMap(({ partes }) => partes)]
  let { respuesta } = vista
  const partes = vista.partes.map((parte): ParteVista => {
    const said = todas.find(
      ({ tiporecurso, texto }) => tiporecurso === parte.clase && esDe(parte, texto, lista),
    )
    if (!said) {
      // Asked for, and unknown there by now; one that is known by its hash alone was not asked for.
      if (parte.texto !== null) respuesta = masEstricta(respuesta, 'llamar')
      return parte
    }
    respuesta = masEstricta(respuesta, said.respuesta)
    if (said.respuesta !== 'puede') dichos.push(...said.motivos.map((motivo) => dicho(said.nombre, motivo)))
    return {
      ...parte,
      texto: parte.texto ?? comoSeBusca(said.texto),
      recursoid: said.recursoid,
      respuesta: masEstricta(parte.respuesta, said.respuesta),
      hasta: said.hasta ?? parte.hasta,
      nombre: said.nombre,
      transporte: said.transporte,
      vehiculo: said.vehiculo,
      carroceria: said.carroceria,
      ejes: said.cantidad_ejes,
      pais: said.pais_patente,
    }
  })
  return { ...vista, respuesta, partes, dichos: dichos.length > 0 ? dichos : vista.dichos, enLinea: true }
}

/** Whether that is the text of it, or of its hash where nothing else is known. */
function esDe({ texto, huella, clase }: ParteVista, said: string, lista: Lista | undefined): boolean {
  if (texto !== null) return comoSeBusca(texto) === comoSeBusca(said)
  if (!huella || !lista) return false
  const own = huellaDe(lista.cabecera.clave, clase, said)
  return huella.every((byte, at) => byte === own[at])
}

/** As a paso says who came. */
export const dichas = (partes: readonly Parte[]): PasoDicho['partes'] =>
  partes.flatMap(({ lugar, texto }) => (texto === null ? [] : [{ lugar, texto: texto.slice(0, 20) }]))

/** As lists show it: the first driver whose name is known, and the first plate. */
export const quienEs = (partes: readonly ParteVista[]) => ({
  nombre: partes.find(({ clase, nombre }) => clase === 'chofer' && nombre !== null)?.nombre ?? null,
  patente: partes.find(({ clase }) => clase === 'dominio')?.texto ?? null,
})
