import { open, stat } from 'node:fs/promises'
import { maxTraido } from '@portal/contract/legajo.ts'
import { lineasDe, textoDe, type Fuente } from '@portal/legajo/fuente.ts'
import { propios, publicaDe } from '@portal/legajo/manifiesto.ts'
import { decir } from '@portal/legajo/palabras.ts'
import { llaveDe, verificar } from '@portal/legajo/verificar.ts'
import { leerZip, type EntradaZip } from '@portal/legajo/zip.ts'
import * as z from 'zod/mini'
import type { Answered, PapelDeLegajo } from './messages.ts'

const Texto = z.string().check(z.maxLength(400))
const Dia = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A line of `datos/documentos.jsonl`; releases of before say of no resource and no type how others know it. */
const Linea = z.object({
  documentoid: Texto,
  recurso: Texto,
  tipo: Texto,
  tiporecurso: z._default(z.nullable(Texto), null),
  dominio: z._default(z.nullable(Texto), null),
  documento: z._default(z.nullable(Texto), null),
  cuil: z._default(z.nullable(Texto), null),
  clave: z._default(z.nullable(Texto), null),
  recursoid: Texto,
  estado: Texto,
  bloqueado: z._default(z.boolean(), false),
  numero: z.nullable(Texto),
  fecha_emision: z.nullable(Dia),
  fecha_vencimiento: z.nullable(Dia),
  periodo: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  presentado: Texto,
  decidido: z.nullable(Texto),
  decidido_por: z.nullable(Texto),
  archivos: z.array(z.object({ nombre: Texto, camino: Texto, bytes: z.int(), sha256: Texto })),
})

/** What was refused or called off there is nothing to present here. */
const brought: readonly string[] = ['aprobado', 'en revision']

/** Holds a legajo against its signature, and reads its papers: nothing of it is taken unless all of it is as it was signed. */
export async function leerLegajo(path: string): Promise<Answered> {
  const handle = await open(path)
  try {
    const { size } = await stat(path)
    const zip: Fuente = {
      bytes: size,
      async leer(desde, hasta) {
        const bytes = new Uint8Array(Math.max(0, Math.min(hasta, size) - desde))
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, desde)
        return bytes.subarray(0, bytesRead)
      },
    }
    const { entradas, problema } = await leerZip(zip)
    const exam = await verificar({ piezas: entradas, problema })
    const { manifiesto, llave } = exam
    if (!manifiesto) return { ilegible: true }
    const { veredicto, titulo } = decir(exam)
    if (veredicto !== 'intacto' || llave === undefined) return { alterado: titulo[1].replace(/\.$/, '') }
    const byPath = new Map(entradas.map((each) => [each.camino, each]))
    const papers = await readPapers(byPath)
    const publica = await textoDe(byPath.get(propios.llave)?.fuente ?? zip, 1_000).catch(() => '')
    const key = publicaDe(publica)
    if (!papers || !key || llaveDe(key) !== llave) return { ilegible: true }
    return {
      legajo: {
        llave,
        publica,
        firmante: manifiesto.firmante.nombre.slice(0, 200),
        direccion: manifiesto.firmante.direccion.slice(0, 200),
        hecho: manifiesto.hecho,
        de: manifiesto.de.nombre.slice(0, 200),
        ...papers,
      },
    }
  } finally {
    await handle.close()
  }
}

type Papers = Pick<Extract<Answered, { legajo: unknown }>['legajo'], 'papeles' | 'rechazados' | 'anteriores'>

/** Undefined of lines that are none of ours. */
async function readPapers(byPath: ReadonlyMap<string, EntradaZip>): Promise<Papers | undefined> {
  const lines = byPath.get('datos/documentos.jsonl')
  if (!lines) return undefined
  const newest = new Map<string, { presentado: string; papel: PapelDeLegajo }>()
  let [rechazados, anteriores] = [0, 0]
  try {
    for await (const text of lineasDe(lines.fuente)) {
      const { recursoid, presentado, bloqueado, archivos, ...said } = Linea.parse(JSON.parse(text))
      // Bytes that retention took away there are not here.
      const own = archivos.flatMap(({ camino, nombre, bytes, sha256 }) => {
        const entry = byPath.get(camino)
        return entry ? [{ nombre, bytes, sha256, desde: entry.desde }] : []
      })
      if (!brought.includes(said.estado) || bloqueado || own.length === 0 || own.length < archivos.length) {
        rechazados++
        continue
      }
      const key = JSON.stringify([recursoid, said.clave ?? said.tipo, said.periodo])
      const before = newest.get(key)
      if (before) anteriores++
      if (!before || before.presentado < presentado)
        newest.set(key, { presentado, papel: { ...said, archivos: own } })
      // So many that they are refused anyway.
      if (newest.size > maxTraido.papeles) break
    }
  } catch {
    return undefined
  }
  return { papeles: [...newest.values()].map(({ papel }) => papel), rechazados, anteriores }
}
