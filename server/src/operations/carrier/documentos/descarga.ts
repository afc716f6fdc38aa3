import { refuse } from '@portal/contract'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { maxDescarga } from '@portal/contract/documentos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { endingOf } from '../../../storage/savedName.ts'
import { asName, uniqueNames } from '../../shared/zipNames.ts'

interface ArchivoDeDescarga {
  archivoid: string
  /** Within the ZIP: a folder for each resource, and a name that says what it is and until when. */
  path: string
  clave: string
  size: number
  sha256: string
}

export interface Descarga {
  archivos: ArchivoDeDescarga[]
  bytes: number
  /** Of those resources that have nothing to download. */
  sinNada: string[]
}

/**
 * The files of these resources' documents that are in force, and of those that wait for a decision. Refuses a resource
 * that is not there for this carrier, and more than is sent at once.
 */
export async function readDescarga(db: Kysely<Database>, recursos: readonly string[]): Promise<Descarga> {
  const ids = [...new Set(recursos)]
  const [found, rows] = await Promise.all([
    db
      .selectFrom('recurso')
      .select(['recursoid', sql<string>`coalesce(dominio, nombre)`.as('nombre')])
      .where('recursoid', 'in', ids)
      .orderBy('nombre')
      .orderBy('recursoid')
      .execute(),
    readArchivos(db, ids),
  ])
  if (found.length < ids.length) throw refuse('RECORD_NOT_FOUND')
  const bytes = rows.reduce((sum, { size }) => sum + size, 0)
  if (rows.length > maxDescarga.archivos || bytes > maxDescarga.bytes) throw tooMuch(rows.length, bytes)

  const folderName = uniqueNames()
  const archivos: ArchivoDeDescarga[] = []
  const sinNada: string[] = []
  for (const { recursoid, nombre } of found) {
    const own = rows.filter((row) => row.recursoid === recursoid)
    if (own.length === 0) sinNada.push(nombre)
    const folder = folderName(asName(nombre))
    const fileName = uniqueNames()
    for (const { archivoid, clave, size, sha256, ...file } of own)
      archivos.push({
        archivoid,
        path: `${folder}/${fileName(asName(titleOf(file)), endingOf(file.mediatype))}`,
        clave,
        size,
        sha256,
      })
  }
  return { archivos, bytes, sinNada }
}

function readArchivos(db: Kysely<Database>, recursos: readonly string[]) {
  return db
    .selectFrom('documento as d')
    .innerJoin('archivo as a', 'a.documentoid', 'd.documentoid')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .select([
      'd.recursoid',
      't.nombre as tipo',
      'd.estado',
      'd.periodo',
      'd.fecha_vencimiento',
      'a.archivoid',
      'a.clave',
      'a.size',
      'a.sha256',
      'a.mediatype',
    ])
    .where('d.recursoid', 'in', recursos)
    .where((where) =>
      where.or([
        where('d.estado', '=', 'en revision'),
        where.and([
          where('d.es_vigente', '=', true),
          where('d.bloqueado', '=', false),
          sql<boolean>`coalesce(d.fecha_vencimiento, hoy()) >= hoy()`,
        ]),
      ]),
    )
    .orderBy('t.orden')
    .orderBy('t.nombre')
    .orderBy('d.presentado')
    .orderBy('d.documentoid')
    .orderBy('a.posicion')
    .execute()
}

type Archivo = Awaited<ReturnType<typeof readArchivos>>[number]

/** «Póliza de seguro RC - vence 2026-11-12», «F. 931 2026-10 - en revisión»: dates as names sort by them. */
function titleOf({
  tipo,
  estado,
  periodo,
  fecha_vencimiento,
}: Pick<Archivo, 'tipo' | 'estado' | 'periodo' | 'fecha_vencimiento'>): string {
  const what = [tipo, periodo].filter(Boolean).join(' ')
  if (estado === 'en revision') return `${what} - en revisión`
  return fecha_vencimiento === null ? what : `${what} - vence ${fecha_vencimiento}`
}

const megas = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('es-AR')} MB`

const tooMuch = (archivos: number, bytes: number) =>
  refuse('TOO_MUCH_AT_ONCE', {
    words: {
      archivos: archivos.toLocaleString('es-AR'),
      tamanio: megas(bytes),
      maxArchivos: maxDescarga.archivos.toLocaleString('es-AR'),
      maxTamanio: megas(maxDescarga.bytes),
    },
  })

/** What stands in the ZIP and what does not: nobody takes it for all that there is. `perdidos` are paths. */
export function leeme(
  { archivos, sinNada }: Pick<Descarga, 'archivos' | 'sinNada'>,
  perdidos: readonly string[],
  hoy: string,
): string {
  const listed = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : ['', title, ...names.map((name) => `- ${name}`)]
  const lines = [
    `Documentos al ${fechaLegible(hoy)}. Archivos: ${archivos.length - perdidos.length}.`,
    '',
    'Están los documentos vigentes, y los que esperan la decisión del proveedor, que dicen «en revisión».',
    'No están los vencidos, los rechazados, los bloqueados ni los que faltan presentar.',
    ...listed('No tienen documentos vigentes ni en revisión:', sinNada),
    ...listed(
      'FALTAN estos archivos: el portal los tiene anotados y no los encontró. Avisale al proveedor:',
      perdidos,
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}
