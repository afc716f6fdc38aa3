import { hashes, verify } from '@noble/ed25519'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { comprobarAuditoria, type Auditoria } from './comprobarAuditoria.ts'
import { comprobarTestigos, type Testigos } from './comprobarTestigos.ts'
import { huellaDe, lineasDe, textoDe, type Fuente } from './fuente.ts'
import type { Hallazgo } from './hallazgo.ts'
import {
  datoDeArchivo,
  datoDeBloque,
  datoDeCierre,
  datoDeHistorial,
  huellaDeCierre,
  LineaDeCierre,
  LineaDeHistorial,
  raizEscrita,
} from './lineas.ts'
import { caminos, leerManifiesto, propios, publicaDe, type Manifiesto } from './manifiesto.ts'
import type { Sello } from './sello.ts'
import type { ProblemaZip } from './zip.ts'

/** Whether a legajo is as it was signed: the same answer in a browser that opened `verificar.html` and on the command line. */

export interface Pieza {
  camino: string
  fuente: Fuente
}

export interface Entregado {
  piezas: readonly Pieza[]
  problema?: ProblemaZip | undefined
}

/** A key that whoever verifies knows, by the first 16 of the hash of its public half. */
export interface LlaveConocida {
  llave: string
  nombre: string
  /** Since when it is in use, where that is known. */
  desde: string | null
  hasta: string | null
}

export interface Opciones {
  /** Whose signature is expected; where none is said, the key is told and not compared. */
  conocidas?: readonly LlaveConocida[]
  /** Roots that somebody has at the foot of a letter, as they wrote them. */
  raices?: readonly string[]
  /** Certificates (PEM or DER) that stamps of time have to lead to; where none is said, whose they are is told and not compared. */
  autoridades?: string | Uint8Array
  alAvanzar?: (archivos: number, de: number) => void
}

export interface Examen {
  /** Undefined of what is no legajo, or of none that can be read. */
  manifiesto: Manifiesto | undefined
  /** The key that made the signature, where that is good. */
  llave: string | undefined
  conocida: LlaveConocida | undefined
  /** Whether the key was held against known ones. */
  comparada: boolean
  hallazgos: Hallazgo[]
  intactos: number
  auditoria: Auditoria
  testigos: Testigos
  /** Of what witnesses may know of: how much one of them does. */
  conTestigo: number
  deTestigo: number
  /** The roots that were asked for and are there, by the number of their witness. */
  raices: { raiz: string; testigo: number }[]
  sellos: Sellos
}

/** The stamps of time that came along. */
interface Sellos {
  cuantos: number
  /** Those that are good, by the number of their witness. */
  buenos: (Sello & { testigo: number })[]
  /** Whether their authority was held against known ones. */
  comparados: boolean
  /** Whether they could be looked at here at all. */
  comprobados: boolean
}

// Without the browser's own, which opens for no page that came over plain HTTP.
hashes.sha512 = sha512

/** What a manifest of 20,000 files is far from. */
const maxManifestBytes = 64_000_000

export async function verificar(
  { piezas, problema }: Entregado,
  { conocidas, raices = [], autoridades, alAvanzar = () => {} }: Opciones = {},
): Promise<Examen> {
  const hallazgos: Hallazgo[] = problema === undefined ? [] : [{ que: 'zip', problema }]
  const here = new Map<string, Fuente>()
  for (const { camino, fuente } of piezas) {
    if (here.has(camino)) hallazgos.push({ que: 'repetido', camino })
    else here.set(camino, fuente)
  }
  const { manifiesto, llave } = await readSigned(here, hallazgos)
  const conocida = conocidas?.find((each) => each.llave === llave)
  if (llave !== undefined && conocidas !== undefined && !conocida)
    hallazgos.push({ que: 'llave ajena', llave })
  const exam: Examen = {
    manifiesto,
    llave,
    conocida,
    comparada: conocidas !== undefined,
    hallazgos,
    intactos: 0,
    auditoria: { hallazgos: [], bloques: new Map(), lineas: 0 },
    testigos: { hallazgos: [], testigos: [], probados: new Set() },
    conTestigo: 0,
    deTestigo: 0,
    raices: [],
    sellos: { cuantos: 0, buenos: [], comparados: autoridades !== undefined, comprobados: true },
  }
  if (!manifiesto) return exam

  exam.intactos = await compareFiles(manifiesto, here, hallazgos, alAvanzar)
  exam.auditoria = await comprobarAuditoria(here.get(caminos.bloques), manifiesto.auditoria)
  const datos = new Set([
    ...manifiesto.archivos.flatMap(({ archivoid, sha256: huella }) =>
      archivoid === null ? [] : [datoDeArchivo(archivoid, huella)],
    ),
    ...[...exam.auditoria.bloques].map(([bloque, hash]) => datoDeBloque(bloque, hash)),
    ...(await historyIn(here.get(caminos.historial))),
    // Of one resource a close brings its own lines alone, which give its hash no more.
    ...(manifiesto.recurso === null ? await closesIn(here.get(caminos.cierres)) : []),
  ])
  exam.testigos = await comprobarTestigos(
    { testigos: here.get(caminos.testigos), pruebas: here.get(caminos.pruebas) },
    manifiesto.testigos,
    { datos, bloques: exam.auditoria.bloques },
  )
  exam.deTestigo = datos.size
  exam.conTestigo = exam.testigos.probados.size
  for (const raiz of raices) {
    const written = raizEscrita(raiz)
    const found = exam.testigos.testigos.find(
      (each) => written !== undefined && each.raiz.startsWith(written),
    )
    if (found) exam.raices.push({ raiz, testigo: found.numero })
    else hallazgos.push({ que: 'raiz ajena', raiz })
  }
  hallazgos.push(...exam.auditoria.hallazgos, ...exam.testigos.hallazgos)
  await examineSellos(exam, autoridades)
  return exam
}

/** What reads certificates is large, and is loaded where there is a stamp. */
async function examineSellos(
  { testigos, sellos, hallazgos }: Examen,
  autoridades: Opciones['autoridades'],
): Promise<void> {
  const stamped = testigos.testigos.filter(({ sello }) => sello !== undefined)
  sellos.cuantos = stamped.length
  if (stamped.length === 0) return
  const { autoridadesDe, comprobarSello, puedeComprobarSellos } = await import('./sello.ts')
  sellos.comprobados = puedeComprobarSellos()
  if (!sellos.comprobados) return
  const known = autoridades === undefined ? [] : autoridadesDe(autoridades)
  for (const { numero, raiz, sello } of stamped) {
    const found = await comprobarSello(bytesDe(sello ?? ''), raiz, known)
    if (found.problema !== undefined)
      hallazgos.push({ que: 'sello', problema: found.problema, testigo: numero })
    else if (found.sello) sellos.buenos.push({ ...found.sello, testigo: numero })
  }
}

/** None of what is no base64. */
function bytesDe(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

async function readSigned(
  here: ReadonlyMap<string, Fuente>,
  hallazgos: Hallazgo[],
): Promise<{ manifiesto: Manifiesto | undefined; llave: string | undefined }> {
  const nothing = { manifiesto: undefined, llave: undefined }
  const [signed, signature, key] = [
    here.get(propios.manifiesto),
    here.get(propios.firma),
    here.get(propios.llave),
  ]
  if (!signed) return nothing
  let text: string
  try {
    text = await textoDe(signed, maxManifestBytes)
  } catch {
    hallazgos.push({ que: 'manifiesto' })
    return nothing
  }
  const manifiesto = leerManifiesto(text)
  if (!manifiesto) hallazgos.push({ que: 'manifiesto' })
  const publica = publicaDe(await textoDe(key ?? empty, 1_000).catch(() => ''))
  const firma = await (signature ?? empty).leer(0, 65)
  if (!publica || firma.length !== 64) {
    hallazgos.push({ que: 'sin firma' })
    return { manifiesto, llave: undefined }
  }
  if (!isSigned(firma, utf8ToBytes(text), publica)) {
    hallazgos.push({ que: 'firma' })
    return { manifiesto, llave: undefined }
  }
  const llave = llaveDe(publica)
  if (manifiesto && manifiesto.firmante.llave !== llave)
    hallazgos.push({ que: 'otra llave', llave, dicha: manifiesto.firmante.llave })
  return { manifiesto, llave }
}

function isSigned(firma: Uint8Array, text: Uint8Array, publica: Uint8Array): boolean {
  try {
    return verify(firma, text, publica, { zip215: false })
  } catch {
    return false
  }
}

const empty: Fuente = { bytes: 0, leer: () => Promise.resolve(new Uint8Array()) }

/** How a key is told apart: the first 16 of the hash of its public half. */
export const llaveDe = (publica: Uint8Array): string => bytesToHex(sha256(publica)).slice(0, 16)

/** Answers how many are as they were signed. */
async function compareFiles(
  { archivos }: Manifiesto,
  here: ReadonlyMap<string, Fuente>,
  hallazgos: Hallazgo[],
  alAvanzar: (archivos: number, de: number) => void,
): Promise<number> {
  const signedAs = new Map(archivos.map(({ sha256: huella, camino }) => [huella, camino]))
  let intact = 0
  for (const [n, { camino, nombre, sha256: huella, bytes }] of archivos.entries()) {
    const firmado = { sha256: huella, bytes }
    const fuente = here.get(camino)
    if (!fuente) hallazgos.push({ que: 'falta', camino, nombre, firmado })
    else {
      const aca = { sha256: await huellaDe(fuente).catch(() => ''), bytes: fuente.bytes }
      if (aca.sha256 === huella && aca.bytes === bytes) intact++
      else {
        const deOtro = signedAs.get(aca.sha256)
        hallazgos.push({
          que: 'cambio',
          camino,
          nombre,
          firmado,
          aca,
          ...(deOtro !== undefined && { deOtro }),
        })
      }
    }
    alAvanzar(n + 1, archivos.length)
  }
  const listed = new Set([...archivos.map(({ camino }) => camino), ...Object.values(propios)])
  for (const [camino, { bytes }] of here)
    if (!listed.has(camino)) hallazgos.push({ que: 'sobra', camino, bytes })
  return intact
}

/** Each by the hash of what it says here, and not by the one that it tells. */
async function closesIn(fuente: Fuente | undefined): Promise<string[]> {
  if (!fuente) return []
  const found: string[] = []
  try {
    for await (const text of lineasDe(fuente)) {
      const close = LineaDeCierre.parse(JSON.parse(text))
      found.push(datoDeCierre(close.cierreid, huellaDeCierre(close)))
    }
  } catch {
    // A file that is not as it was signed: that it changed is said already.
  }
  return found
}

async function historyIn(fuente: Fuente | undefined): Promise<string[]> {
  if (!fuente) return []
  const found: string[] = []
  try {
    for await (const text of lineasDe(fuente)) {
      const { historialid } = LineaDeHistorial.parse(JSON.parse(text))
      found.push(datoDeHistorial(historialid, bytesToHex(sha256(utf8ToBytes(text)))))
    }
  } catch {
    // A file that is not as it was signed: that it changed is said already.
  }
  return found
}
