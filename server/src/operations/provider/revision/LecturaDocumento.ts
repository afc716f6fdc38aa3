import { controlar, type Control } from '@portal/contract/controles.ts'
import { leer, type Identidad } from '@portal/contract/lectura.ts'
import { fechasDe } from '@portal/contract/vigencia.ts'
import { refuse } from '@portal/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import type { Leido } from '../../../lectura/messages.ts'
import { lugarDe } from '../../../rules/lugar.ts'

export const LecturaDocumento: Handler<'LecturaDocumento'> = async (
  { documentoid },
  { db, caller, services },
) => {
  const [documento, archivos] = await Promise.all([documentoOf(db, documentoid), archivosOf(db, documentoid)])
  if (!documento) throw refuse('RECORD_NOT_FOUND')
  const de = await identidadesOf(db, documento)
  // Each of the provider's people in each browser: nobody waits for another's.
  const reader = String(caller.tokenHash?.toString('hex'))
  const files = await Promise.all(
    archivos.map(async (archivo) => ({
      ...archivo,
      leido: isPdf(archivo.mediatype) ? await services.textos.find(archivo, reader) : undefined,
    })),
  )
  const papel = leer(files.map(({ leido }) => (leido ? texto(leido) : '')).join('\n'))
  const said = papel
    ? controlar(papel, registroOf(documento, de), { entero: files.every(({ leido }) => isWhole(leido)) })
    : { controles: [], nomina: null, fechas: [] }
  return {
    records: [
      {
        documentoid,
        archivos: files.map(({ archivoid, nombre, mediatype, leido }) => ({
          archivoid,
          nombre,
          estado: !isPdf(mediatype)
            ? ('sin texto' as const)
            : !leido
              ? ('no se pudo' as const)
              : leer(texto(leido))
                ? ('leido' as const)
                : ('sin texto' as const),
          paginas: leido?.total ?? null,
          leidas: leido?.paginas.length ?? null,
        })),
        ...said,
        controles: said.controles.map((control) => ({ ...control, lugar: lugarIn(files, control) })),
      },
    ],
  }
}

type Documento = NonNullable<Awaited<ReturnType<typeof documentoOf>>>

const isPdf = (mediatype: string) => mediatype === 'application/pdf'

const texto = ({ paginas }: Leido) => paginas.map((pagina) => pagina.texto).join('\n')

const isWhole = (leido: Leido | undefined) => leido !== undefined && leido.paginas.length === leido.total

const documentoOf = (db: Kysely<Database>, documentoid: string) =>
  db
    .selectFrom('documento as d')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .innerJoin('recurso as r', (join) =>
      join.onRef('r.recursoid', '=', 'd.recursoid').onRef('r.cuenta_id', '=', 'd.cuenta_id'),
    )
    .innerJoin('cuenta as c', 'c.cuenta_id', 'd.cuenta_id')
    .select([
      'd.documentoid',
      'd.cuenta_id',
      'd.recursoid',
      'd.presentacionid',
      'd.fecha_emision',
      'd.fecha_vencimiento',
      'd.periodo',
      'r.tiporecurso',
      't.vigencia',
      't.compartido',
      'c.accountname',
      'c.cuit',
      'c.tipo_documento',
    ])
    .where('d.documentoid', '=', documentoid)
    .executeTakeFirst()

const archivosOf = (db: Kysely<Database>, documentoid: string) =>
  db
    .selectFrom('archivo')
    .select(['archivoid', 'nombre', 'mediatype', 'sha256', 'clave'])
    .where('documentoid', '=', documentoid)
    .orderBy('posicion')
    .execute()

/** By what a paper names whom it was presented for: the one of this document first, then those that share it. */
async function identidadesOf(
  db: Kysely<Database>,
  { documentoid, cuenta_id, recursoid, tiporecurso, presentacionid }: Documento,
): Promise<Identidad[]> {
  if (tiporecurso === 'transporte') return []
  const together =
    presentacionid === null
      ? []
      : await db
          .selectFrom('documento')
          .select('recursoid')
          .where('cuenta_id', '=', cuenta_id)
          .where('presentacionid', '=', presentacionid)
          .where('documentoid', '<>', documentoid)
          .execute()
  const ids = [recursoid, ...together.map((each) => each.recursoid)]
  const found = await db
    .selectFrom('recurso as r')
    .leftJoin('chofer as c', 'c.choferid', 'r.recursoid')
    .select(['r.recursoid', 'r.nombre', 'r.dominio', 'c.documento', 'c.cuil'])
    .where('r.cuenta_id', '=', cuenta_id)
    .where('r.recursoid', 'in', [...new Set(ids)])
    .execute()
  return ids.flatMap((id) => found.filter((each) => each.recursoid === id))
}

/** A date that follows from another was not declared. */
function registroOf(documento: Documento, de: readonly Identidad[]) {
  const { accountname, cuit, tipo_documento, vigencia, compartido } = documento
  const declared = fechasDe(vigencia)
  const declarada = (name: 'fecha_emision' | 'fecha_vencimiento' | 'periodo') =>
    declared.includes(name) ? documento[name] : null
  return {
    de,
    compartido,
    transporte: { nombre: accountname, cuit: tipo_documento === 'Extranjero' ? null : cuit },
    fechas: {
      fecha_emision: declarada('fecha_emision'),
      fecha_vencimiento: declarada('fecha_vencimiento'),
      periodo: declarada('periodo'),
    },
  }
}

/** The first place, in the order of files and pages. */
function lugarIn(
  files: readonly { archivoid: string; leido: Leido | undefined }[],
  control: Control,
): ({ archivoid: string; pagina: number } & NonNullable<ReturnType<typeof lugarDe>>) | null {
  for (const { archivoid, leido } of files)
    for (const [index, { palabras }] of (leido?.paginas ?? []).entries()) {
      const caja = lugarDe(palabras, control)
      if (caja) return { archivoid, pagina: index + 1, ...caja }
    }
  return null
}
