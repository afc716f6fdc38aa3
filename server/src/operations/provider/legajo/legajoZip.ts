import { Readable } from 'node:stream'
import { caminos, canonico, formato, pemDe, propios, type Manifiesto } from '@portal/legajo/manifiesto.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Firmante } from '../../../firma/firmante.ts'
import type { Storage } from '../../../storage/storage.ts'
import { zipStream, type ZipPart } from '../../shared/zipStream.ts'
import type { Alcance } from './alcance.ts'
import { indiceLegajo } from './indiceLegajo.ts'
import { linesOf, partOf, textPart, type Obra } from './obra.ts'
import { countPapeles, readPapeles } from './papeles.ts'
import { secciones } from './secciones.ts'

interface Hechura {
  db: Kysely<Database>
  storage: Storage
  alcance: Alcance
  firmante: Firmante
  /** Who signs, and where people reach it. */
  proveedor: { nombre: string; direccion: string }
  /** The page that verifies, as it is given along. */
  verificador: string
  hecho: Date
}

interface LegajoEmpezado {
  /** Of the files that were presented: who looks at them is written down before a byte leaves. */
  archivos: string[]
  zip: () => Readable
}

/**
 * A legajo as a ZIP, made while it is sent: nothing but lists is in memory. Its manifest comes last, when all that it lists
 * has gone by, and then its signature.
 */
export async function beginLegajo(hechura: Hechura): Promise<LegajoEmpezado> {
  const { db, storage, alcance } = hechura
  const [papeles, { deOtrosMeses }] = [await readPapeles(db, alcance), await countPapeles(db, alcance)]
  const obra: Obra = {
    db,
    storage,
    alcance,
    papeles,
    archivos: [],
    secciones: [],
    afuera:
      deOtrosMeses === 0
        ? []
        : [
            {
              que: 'documentos de otros meses',
              por: 'no se presentaron en estos meses ni estaban vigentes en ellos',
              cuantos: deOtrosMeses,
            },
          ],
    auditoria: { bloques: 0, lineas: 0, sinSellar: 0 },
    testigos: { desde: null, hasta: null },
    datos: [],
    perdidos: new Set(),
  }
  const parts: ZipPart[] = []
  for (const seccion of secciones) parts.push(...(await seccion(obra)))
  return {
    archivos: papeles.flatMap(({ archivos }) => archivos.map(({ archivoid }) => archivoid)),
    zip: () => zipStream([...parts, ...guides(obra, hechura), ...signed(obra, hechura)], { dated: false }),
  }
}

function guides(obra: Obra, { proveedor, verificador, hecho }: Hechura): ZipPart[] {
  const seccion = 'guias'
  return [
    partOf(obra, { camino: caminos.indice, nombre: 'Índice', seccion }, () => {
      noteLost(obra)
      return linesOf(() => indiceLegajo(obra, { proveedor: proveedor.nombre, hecho }))
    }),
    partOf(obra, { camino: caminos.verificador, nombre: 'Página que verifica', seccion }, () =>
      textPart(verificador),
    ),
    partOf(obra, { camino: caminos.huellas, nombre: 'Huellas para sha256sum', seccion }, () =>
      textPart(obra.archivos.map(({ sha256, camino }) => `${sha256}  ${camino}\n`).join('')),
    ),
  ]
}

/** All of them are known once the papers went by. */
function noteLost({ perdidos, afuera }: Obra): void {
  if (perdidos.size > 0)
    afuera.push({
      que: 'archivos perdidos',
      por: 'el portal los tiene anotados y no los encontró',
      cuantos: perdidos.size,
    })
}

function signed(obra: Obra, { firmante, proveedor, hecho }: Hechura): ZipPart[] {
  let text = ''
  const own = (path: string, open: () => Promise<Readable>): ZipPart => ({ path, compress: false, open })
  return [
    own(propios.manifiesto, () => {
      text = canonico(manifiestoDe(obra, { firmante, proveedor, hecho }))
      return textPart(text)
    }),
    own(propios.firma, () => Promise.resolve(Readable.from([firmante.firmar(Buffer.from(text))]))),
    own(propios.llave, () => textPart(pemDe(firmante.publica))),
  ]
}

function manifiestoDe(
  { alcance, archivos, secciones: all, afuera, auditoria, testigos }: Obra,
  { firmante, proveedor, hecho }: Pick<Hechura, 'firmante' | 'proveedor' | 'hecho'>,
): Manifiesto {
  return {
    formato,
    hecho: hecho.toISOString(),
    firmante: { ...proveedor, llave: firmante.claveid, desde: firmante.desde },
    de: alcance.cuenta,
    meses: alcance.meses,
    recurso: alcance.recurso,
    secciones: all,
    archivos: archivos.toSorted((one, other) => (one.camino < other.camino ? -1 : 1)),
    afuera,
    auditoria,
    testigos,
  }
}
