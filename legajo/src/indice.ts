import { fechaLegible, momentoLegible } from '@portal/contract/calendario.ts'
import * as z from 'zod/mini'
import { lineasDe, type Fuente } from './fuente.ts'
import { caminos, type Manifiesto } from './manifiesto.ts'
import type { Entregado, Examen } from './verificar.ts'

/**
 * What a person looks for in a legajo, made anew of what was signed: the page that came along is somebody's HTML, and whoever
 * altered it would say there what they like.
 */

export interface ArchivoDelIndice {
  /** What it is. */
  que: string
  /** What is known of the paper that it is of. */
  sobre: string
  camino: string
  bytes: number
  sha256: string
  /** `no vino`: the presentation names it, and nobody signed that it is here. */
  estado: 'intacto' | 'cambio' | 'falta' | 'no vino'
  /** Its bytes, where they are those that somebody signed. */
  fuente: Fuente | undefined
}

export interface Indice {
  /** From what the presentations say, or from the manifest's list alone, where those are not as they were signed. */
  segun: 'documentos' | 'manifiesto'
  /** Nobody signed any of it. */
  sinFirma: boolean
  grupos: { nombre: string; archivos: ArchivoDelIndice[] }[]
}

const Nulo = z.nullable(z.string())

/** What is read of a presentation; more is told of it. */
const LineaDeDocumento = z.looseObject({
  recurso: z.string(),
  tipo: z.string(),
  periodo: Nulo,
  estado: z.string(),
  bloqueado: z.boolean(),
  fecha_vencimiento: Nulo,
  presentado: z.string(),
  decidido: Nulo,
  decidido_por: Nulo,
  motivo: Nulo,
  archivos: z.array(z.looseObject({ nombre: z.string(), camino: z.string() })),
})
type LineaDeDocumento = z.infer<typeof LineaDeDocumento>

const decidido: Readonly<Record<string, string>> = {
  'en revision': 'En revisión',
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
  anulado: 'Anulado',
}

/** How a paper stands, by whom and since when, and why. */
export const decisionEnPalabras = ({
  estado,
  bloqueado,
  decidido: momento,
  decidido_por,
  motivo,
}: Pick<LineaDeDocumento, 'estado' | 'bloqueado' | 'decidido' | 'decidido_por' | 'motivo'>): string =>
  [
    `${decidido[estado] ?? estado}${bloqueado ? ', bloqueado' : ''}`,
    momento === null ? '' : `${decidido_por ?? ''}, ${momentoLegible(new Date(momento))}`,
    motivo ?? '',
  ]
    .filter(Boolean)
    .join(' · ')

export async function indiceDe({ piezas }: Entregado, exam: Examen): Promise<Indice | undefined> {
  const { manifiesto, llave, hallazgos } = exam
  if (!manifiesto) return undefined
  const sinFirma = llave === undefined
  const missing = new Set(hallazgos.flatMap((each) => (each.que === 'falta' ? [each.camino] : [])))
  // Of two files of one name nobody knows which one was looked at.
  const changed = new Set(
    hallazgos.flatMap((each) => (each.que === 'cambio' || each.que === 'repetido' ? [each.camino] : [])),
  )
  const here = new Map(piezas.map(({ camino, fuente }) => [camino, fuente]))
  const archivo = (
    { camino, bytes, sha256 }: Manifiesto['archivos'][number],
    que: string,
    sobre: string,
  ): ArchivoDelIndice => {
    const estado = missing.has(camino) ? 'falta' : changed.has(camino) ? 'cambio' : 'intacto'
    const fuente = estado === 'intacto' && !sinFirma ? here.get(camino) : undefined
    return { que, sobre, camino, bytes, sha256, estado, fuente }
  }
  const isGood = !sinFirma && !missing.has(caminos.documentos) && !changed.has(caminos.documentos)
  const papeles = isGood ? await papelesDe(here.get(caminos.documentos)) : undefined
  const grupos = new Map<string, ArchivoDelIndice[]>()
  const add = (nombre: string, one: ArchivoDelIndice) =>
    grupos.set(nombre, [...(grupos.get(nombre) ?? []), one])
  const signed = new Map(manifiesto.archivos.map((each) => [each.camino, each]))
  const told = new Set<string>()
  for (const papel of papeles ?? [])
    for (const { camino } of papel.archivos) {
      const own = signed.get(camino)
      const que = [papel.tipo, papel.periodo].filter(Boolean).join(' ')
      const sobre = sobreDe(papel)
      told.add(camino)
      add(
        papel.recurso,
        own
          ? archivo(own, que, sobre)
          : { que, sobre, camino, bytes: 0, sha256: '', estado: 'no vino', fuente: undefined },
      )
    }
  const sections = new Map(manifiesto.secciones.map(({ clave, nombre }) => [clave, nombre]))
  for (const own of manifiesto.archivos)
    if (!told.has(own.camino))
      add(
        own.archivoid === null ? 'Datos y pruebas' : (sections.get(own.seccion) ?? own.seccion),
        archivo(own, own.nombre, ''),
      )
  return {
    segun: papeles ? 'documentos' : 'manifiesto',
    sinFirma,
    grupos: [...grupos].map(([nombre, archivos]) => ({ nombre, archivos })),
  }
}

const sobreDe = (papel: LineaDeDocumento): string =>
  [
    `Presentado el ${momentoLegible(new Date(papel.presentado))}`,
    papel.fecha_vencimiento === null ? '' : `vence el ${fechaLegible(papel.fecha_vencimiento)}`,
    decisionEnPalabras(papel),
  ]
    .filter(Boolean)
    .join(' · ')

/** Undefined of what can't be read, though it is as it was signed: of another version, or without this file. */
async function papelesDe(fuente: Fuente | undefined): Promise<LineaDeDocumento[] | undefined> {
  if (!fuente) return undefined
  const found: LineaDeDocumento[] = []
  try {
    for await (const text of lineasDe(fuente)) {
      const papel = LineaDeDocumento.parse(JSON.parse(text))
      sobreDe(papel) // a day that is none has no words
      found.push(papel)
    }
  } catch {
    return undefined
  }
  return found
}
