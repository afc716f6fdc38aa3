import { sql } from 'kysely'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { datoDeArchivo, datoDeBloque, datoDeCierre, datoDeHistorial } from '@portal/legajo/lineas.ts'
import { canonico, caminos } from '@portal/legajo/manifiesto.ts'
import { savedName } from '../../../storage/savedName.ts'
import { selectCierres } from '../../shared/control/cierres.ts'
import { readCierre } from '../../shared/control/readCierre.ts'
import { asName } from '../../shared/zipNames.ts'
import type { ZipPart } from '../../shared/zipStream.ts'
import { openAuditoria } from './lineas.ts'
import { linesOf, partOf, type Obra } from './obra.ts'
import { readExcepciones, readHistorial, readPasos } from './registros.ts'
import type { Papel } from './papeles.ts'
import { atestiguar } from './testigos.ts'

/**
 * What a legajo is made of, in the order in which it is written: one that is added here is in the ZIP, the index, the
 * manifest and what the verifier tells. Proofs come last, since they are of all the rest.
 */
export const secciones: readonly ((obra: Obra) => readonly ZipPart[] | Promise<readonly ZipPart[]>)[] = [
  papeles,
  historial,
  excepciones,
  pasos,
  cierres,
  auditoria,
  testigos,
]

/** Names of folders and files as every system takes them, with the id of what they are, which is nobody else's. */
export const caminoDe = (
  { recursoid, recurso, tipo, documentoid }: Papel,
  { archivoid, nombre, mediatype }: Papel['archivos'][number],
): string =>
  [
    'documentos',
    asName(`${recurso} ${recursoid}`),
    asName(`${tipo} ${documentoid}`),
    savedName(asName(`${archivoid} ${nombre}`), mediatype),
  ].join('/')

function papeles(obra: Obra): ZipPart[] {
  const days = obra.papeles.map(({ presentado }) => diaDe(presentado)).sort()
  obra.secciones.push({
    clave: 'documentos',
    nombre: 'Documentos presentados',
    cuantos: obra.papeles.length,
    ...spanOf(days),
  })
  return [
    ...obra.papeles.flatMap((papel) =>
      papel.archivos.map((archivo) => {
        const { archivoid, clave, size, sha256 } = archivo
        return partOf(
          obra,
          {
            camino: caminoDe(papel, archivo),
            nombre: `${[papel.tipo, papel.periodo].filter(Boolean).join(' ')} de ${papel.recurso}`,
            seccion: 'documentos',
            archivoid,
          },
          async () => {
            const bytes = await obra.storage.open(clave, size, sha256)
            obra.datos.push(datoDeArchivo(archivoid, sha256))
            return bytes
          },
          size,
        )
      }),
    ),
    partOf(
      obra,
      { camino: caminos.documentos, nombre: 'Qué dice cada presentación', seccion: 'documentos' },
      () => linesOf(() => obra.papeles.map((papel) => canonico(saidOf(papel)))),
    ),
  ]
}

/** What is told of a presentation: where its files stand here, and not where the server keeps them. */
const saidOf = ({ archivos, ...papel }: Papel) => ({
  ...papel,
  archivos: archivos.map((archivo) => ({
    archivoid: archivo.archivoid,
    nombre: archivo.nombre,
    camino: caminoDe({ ...papel, archivos }, archivo),
    bytes: archivo.size,
    sha256: archivo.sha256,
  })),
})

function historial(obra: Obra): ZipPart[] {
  const seccion = openSection(obra, 'historial', 'Historial y decisiones')
  return [
    partOf(
      obra,
      { camino: caminos.historial, nombre: 'Historial y decisiones', seccion: seccion.clave },
      () =>
        linesOf(async function* () {
          const documentos = obra.papeles.map(({ documentoid }) => documentoid)
          for await (const { historialid, texto, sha256, dia } of readHistorial(
            obra.db,
            obra.alcance,
            documentos,
          )) {
            countOn(seccion, dia)
            obra.datos.push(datoDeHistorial(historialid, sha256))
            yield texto
          }
        }),
    ),
  ]
}

async function excepciones(obra: Obra): Promise<ZipPart[]> {
  const found = await readExcepciones(obra.db, obra.alcance)
  obra.secciones.push({
    clave: 'excepciones',
    nombre: 'Excepciones',
    cuantos: found.length,
    ...spanOf(found.map(({ dada }) => diaDe(dada)).sort()),
  })
  return [
    partOf(obra, { camino: 'datos/excepciones.jsonl', nombre: 'Excepciones', seccion: 'excepciones' }, () =>
      linesOf(() => found.map((each) => canonico(each))),
    ),
  ]
}

function pasos(obra: Obra): ZipPart[] {
  const seccion = openSection(obra, 'pasos', 'Pasos por puertas')
  return [
    partOf(obra, { camino: 'datos/pasos.jsonl', nombre: 'Pasos por puertas', seccion: seccion.clave }, () =>
      linesOf(async function* () {
        for await (const paso of readPasos(obra.db, obra.alcance)) {
          countOn(seccion, diaDe(paso.momento))
          yield canonico(paso)
        }
      }),
    ),
  ]
}

/** The closes of these months, each with its lines: of one resource, its own lines alone, which don't give the hash any more. */
async function cierres(obra: Obra): Promise<ZipPart[]> {
  const { meses, recursos } = obra.alcance
  const found = await selectCierres(obra.db)
    .where(sql<boolean>`z.cuenta_id = mi_cuenta()`)
    .where('z.mes', '>=', meses.desde)
    .where('z.mes', '<=', meses.hasta)
    .orderBy('z.numero')
    .execute()
  obra.secciones.push({
    clave: 'cierres',
    nombre: 'Cierres de controles',
    cuantos: found.length,
    ...spanOf(found.map(({ cerrado }) => diaDe(cerrado)).sort()),
  })
  return [
    partOf(obra, { camino: caminos.cierres, nombre: 'Cierres de controles', seccion: 'cierres' }, () =>
      linesOf(async function* () {
        for (const { cierreid } of found) {
          const { filas, ...cierre } = await readCierre(obra.db, cierreid)
          const own = filas.filter(({ recursoid }) => recursos === null || recursos.includes(recursoid))
          if (own.length === 0) continue
          if (recursos === null) obra.datos.push(datoDeCierre(cierreid, cierre.huella))
          yield canonico({ ...cierre, filas: own })
        }
      }),
    ),
  ]
}

async function auditoria(obra: Obra): Promise<ZipPart[]> {
  const abierta = await openAuditoria(obra.db, obra.alcance)
  const { bloques, lineas, sinSellar } = abierta
  obra.auditoria = { bloques: bloques.length, lineas, sinSellar }
  const seccion = openSection(obra, 'auditoria', 'Líneas de auditoría')
  if (sinSellar > 0)
    obra.afuera.push({
      que: 'líneas de auditoría',
      por: 'todavía no están selladas: pedí el legajo de nuevo en unos minutos',
      cuantos: sinSellar,
    })
  return [
    partOf(obra, { camino: caminos.bloques, nombre: 'Auditoría', seccion: seccion.clave }, () =>
      linesOf(async function* () {
        for (const bloque of bloques) {
          const block = await abierta.read(bloque)
          for (const [, texto] of block.propias) countOn(seccion, dayIn(texto))
          obra.datos.push(datoDeBloque(bloque, block.hash))
          yield canonico(block)
        }
      }),
    ),
  ]
}

/** A line's second thing is its moment, in UTC. */
function dayIn(linea: string): string {
  const momento = /^\[\d+, "([^"]+)"/.exec(linea)?.[1]
  return diaEnBuenosAires(new Date(`${momento ?? ''}Z`))
}

function testigos(obra: Obra): ZipPart[] {
  let found: ReturnType<typeof atestiguar> | undefined
  // What was presented first is what a witness can have known first.
  const first = obra.papeles.map(({ presentado }) => new Date(presentado).toISOString()).sort()[0]
  const desde = [first ?? obra.alcance.primero, obra.alcance.primero].sort()[0] ?? obra.alcance.primero
  const find = () => (found ??= atestiguar(obra.db, obra.datos, desde))
  const seccion = openSection(obra, 'testigos', 'Testigos')
  return [
    partOf(obra, { camino: caminos.testigos, nombre: 'Raíces de cada noche', seccion: seccion.clave }, () =>
      linesOf(async function* () {
        for (const testigo of (await find()).testigos) {
          countOn(seccion, diaDe(testigo.momento))
          obra.testigos.desde ??= testigo.numero
          obra.testigos.hasta = testigo.numero
          yield canonico(testigo)
        }
      }),
    ),
    partOf(obra, { camino: caminos.pruebas, nombre: 'Pruebas', seccion: seccion.clave }, () =>
      linesOf(async function* () {
        for (const prueba of (await find()).pruebas) yield canonico(prueba)
      }),
    ),
  ]
}

type Contada = Obra['secciones'][number]

/** One that is counted while it is written. */
function openSection({ secciones: all }: Obra, clave: string, nombre: string): Contada {
  const seccion: Contada = { clave, nombre, cuantos: 0, desde: null, hasta: null }
  all.push(seccion)
  return seccion
}

function countOn(seccion: Contada, dia: string): void {
  seccion.cuantos++
  if (seccion.desde === null || dia < seccion.desde) seccion.desde = dia
  if (seccion.hasta === null || dia > seccion.hasta) seccion.hasta = dia
}

const diaDe = (momento: string): string => diaEnBuenosAires(new Date(momento))
const spanOf = (days: readonly string[]) => ({ desde: days[0] ?? null, hasta: days.at(-1) ?? null })
