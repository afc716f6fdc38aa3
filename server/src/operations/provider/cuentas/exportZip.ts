import { columnasExportadas, type TablaExportada } from '@portal/contract/columnas.ts'
import { Readable } from 'node:stream'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { csvOf } from '../../../rules/csv.ts'
import type { Storage } from '../../../storage/storage.ts'
import { savedName } from '../../../storage/savedName.ts'
import { asName } from '../../shared/zipNames.ts'
import { zipStream } from '../../shared/zipStream.ts'
import { indiceHtml, type ArchivoIndicado } from './indiceHtml.ts'

const tables = Object.keys(columnasExportadas) as TablaExportada[] // its keys, and nothing else, are there

interface ExportedFile extends ArchivoIndicado {
  clave: string
  size: number
  sha256: string
}

/**
 * All that is kept of the carrier that `db` looks at: an index that a person opens, its records as tables, and its files
 * under the names of what they belong to. Each part is read when its turn comes, so that no more than one is in memory.
 */
export async function exportZip(db: Kysely<Database>, storage: Storage): Promise<Readable> {
  const [files, cuenta] = await Promise.all([
    filesOf(db),
    db.selectFrom('cuenta').select('accountname').executeTakeFirstOrThrow(),
  ])
  return zipStream([
    {
      path: 'indice.html',
      compress: true,
      open: () => Promise.resolve(Readable.from(indiceHtml(cuenta.accountname, files))),
    },
    ...tables.map((table) => ({
      path: `${table}.csv`,
      compress: true,
      open: () => readTable(db, table),
    })),
    ...files.map(({ path, clave, size, sha256 }) => ({
      path,
      size,
      compress: false,
      open: () => storage.open(clave, size, sha256),
    })),
  ])
}

async function readTable(db: Kysely<Database>, table: (typeof tables)[number]): Promise<Readable> {
  const columns: readonly string[] = columnasExportadas[table]
  // An operation is nobody's of the account: who reads the table elsewhere knows it by its name alone.
  const named = columns.includes('operacionid')
  const operacion = sql`(select nombre from operacion o where o.operacionid = ${sql.ref(`${table}.operacionid`)})`
  const rows: Record<string, unknown>[] = await db
    .selectFrom(table)
    .select(columns.map((column) => db.dynamic.ref(column)))
    .$if(named, (query) => query.select(operacion.as('operacion')))
    .orderBy(sql`1`)
    .execute()
  return Readable.from([csvOf(named ? [...columns, 'operacion'] : columns, rows)])
}

/** A folder for each resource, and one for what belongs to no document, as photos and the logo. */
async function filesOf(db: Kysely<Database>): Promise<ExportedFile[]> {
  const rows = await db
    .selectFrom('archivo as a')
    .leftJoin('documento as d', 'd.documentoid', 'a.documentoid')
    .leftJoin('recurso as r', 'r.recursoid', 'd.recursoid')
    .leftJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .select([
      'a.archivoid',
      'a.nombre',
      'a.mediatype',
      'a.clave',
      'a.size',
      'a.sha256',
      'd.documentoid',
      'd.recursoid',
      'r.nombre as recurso',
      't.nombre as tipo',
      'd.estado',
      'd.bloqueado',
      'd.fecha_emision',
      'd.fecha_vencimiento',
      'd.periodo',
      'd.presentado',
    ])
    .orderBy('a.archivoid')
    .execute()
  return rows.map(
    ({
      archivoid,
      nombre,
      mediatype,
      clave,
      size,
      sha256,
      documentoid,
      recursoid,
      recurso,
      tipo,
      ...decided
    }) => ({
      path: [
        'archivos',
        recursoid === null ? 'otros' : `${recurso ?? ''} ${recursoid}`,
        ...(documentoid === null ? [] : [`${tipo ?? ''} ${documentoid}`]),
      ]
        .map(asName)
        .concat(savedName(asName(`${archivoid} ${nombre}`), mediatype))
        .join('/'),
      clave,
      size,
      sha256,
      nombre,
      recurso,
      documento: documentoOf({ tipo, ...decided }),
    }),
  )
}

type Nullable<Of> = { [Field in keyof Of]: Of[Field] | null }

/** Of a file that belongs to no presentation, nothing of one is there. */
function documentoOf({
  tipo,
  estado,
  bloqueado,
  presentado,
  ...fechas
}: Nullable<NonNullable<ArchivoIndicado['documento']>>): ArchivoIndicado['documento'] {
  if (tipo === null || estado === null || bloqueado === null || presentado === null) return null
  return { tipo, estado, bloqueado, presentado, ...fechas }
}
