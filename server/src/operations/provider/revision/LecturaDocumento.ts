import {
  hallazgosDeCodigos,
  leerCodigo,
  partesDeMrz,
  sitiosOficialesDeFabrica,
  type Codigo,
} from '@portal/contract/codigos.ts'
import { clausulaDe } from '@portal/contract/clausula.ts'
import { conCodigos, controlar, sinLeer, type Control } from '@portal/contract/controles.ts'
import { leer, type Identidad } from '@portal/contract/lectura.ts'
import { lugarDe } from '@portal/contract/lugar.ts'
import { leerTextoDePdf } from '@portal/contract/nomina/lista.ts'
import { fechasDe } from '@portal/contract/vigencia.ts'
import { refuse } from '@portal/contract'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import type { Leido } from '../../../lectura/messages.ts'
import { unnamed } from '../../../rules/proveedor.ts'

export const LecturaDocumento: Handler<'LecturaDocumento'> = async (
  { documentoid },
  { db, caller, services },
) => {
  const [documento, archivos] = await Promise.all([documentoOf(db, documentoid), archivosOf(db, documentoid)])
  if (!documento) throw refuse('RECORD_NOT_FOUND')
  const de = await identidadesOf(db, documento)
  // Each of the provider's people in each browser: nobody waits for another's.
  const reader = String(caller.tokenHash?.toString('hex'))
  const [lecturas, ajustes] = await Promise.all([lecturasOf(db, archivos), readLecturaAjustes(db)])
  const files = await Promise.all(
    archivos.map(async (archivo) => {
      const own = isPdf(archivo.mediatype) ? await services.textos.find(archivo, reader) : undefined
      if (own && leer(texto(own)))
        return { ...archivo, leido: own, estado: 'leido' as const, foto: undefined }
      const foto = ajustes.lee_fotos ? lecturas.get(archivo.clave) : undefined
      return {
        ...archivo,
        leido: foto?.leido ?? own,
        foto: foto?.leido ?? undefined,
        estado: estadoDeFoto(foto, documento, {
          isOn: ajustes.lee_fotos,
          isBroken: isPdf(archivo.mediatype) && !own,
        }),
      }
    }),
  )
  const papel = leer(files.map(({ leido }) => (leido ? texto(leido) : '')).join('\n'))
  const registro = registroOf(documento, de)
  const codigos = files.flatMap(({ archivoid, foto }) =>
    foto ? codigosDe(foto, ajustes.sitios_oficiales).map((codigo) => ({ archivoid, codigo })) : [],
  )
  const hallazgos = hallazgosDeCodigos(
    codigos.map(({ codigo }) => codigo),
    { ...registro, de: registro.compartido ? null : (de[0] ?? null) },
  )
  // What was made out on a picture is never all that stands there.
  const entero = files.every(({ leido, foto }) => !foto && isWhole(leido))
  const text = controlar(papel ?? sinLeer, registro, { entero })
  const said = papel || hallazgos.length > 0 ? conCodigos(text, hallazgos) : nothingSaid
  const printed = leer(files.map(({ leido, foto }) => (leido && !foto ? texto(leido) : '')).join('\n'))
  const inPrint = printed ? controlar(printed, registro, { entero }).controles : []
  const deOf = ({ que, resultado, dice }: Control) =>
    hallazgos.some((each) => each.que === que)
      ? ('codigo' as const)
      : resultado === 'no encontrado' ||
          inPrint.some((each) => each.que === que && each.resultado === resultado && each.dice === dice)
        ? ('texto' as const)
        : ('foto' as const)
  return {
    records: [
      {
        documentoid,
        declaradas: declaradasEn(files.flatMap(({ leido, foto }) => (leido && !foto ? [texto(leido)] : []))),
        archivos: files.map(({ archivoid, nombre, estado, leido, foto }) => ({
          archivoid,
          nombre,
          estado,
          de_foto: foto !== undefined,
          paginas: leido?.total ?? null,
          leidas: leido?.paginas.length ?? null,
        })),
        ...said,
        controles: said.controles.map((control) => ({
          ...control,
          de: deOf(control),
          lugar: lugarIn(files, control),
        })),
        clausula: documento.control === 'art' ? clausula(ajustes, { papel, printed, entero }, files) : null,
        codigos: codigos.map(({ archivoid, codigo }) => ({ archivoid, ...told(codigo) })),
      },
    ],
  }
}

/** Whether it is in the provider's favour, as far as that can be read. */
function clausula(
  { proveedor_nombre: nombre, proveedor_cuit: cuit }: z.output<typeof LecturaAjustes>,
  { papel, printed, entero }: Record<'papel' | 'printed', ReturnType<typeof leer>> & { entero: boolean },
  files: Parameters<typeof lugarIn>[0],
) {
  const proveedor = { nombre, cuit }
  const resultado = clausulaDe(papel, proveedor, { entero })
  const inPrint = clausulaDe(printed, proveedor, { entero })
  const found = { resultado: 'coincide', esperado: '' } as const
  const lugar =
    resultado === 'nombrado' || resultado === 'solo cuit'
      ? lugarIn(files, { ...found, que: 'cuit', dice: cuit })
      : resultado === 'solo nombre'
        ? lugarIn(files, { ...found, que: 'razon_social', dice: nombre })
        : null
  return {
    resultado,
    nombre,
    cuit,
    de: resultado === inPrint ? ('texto' as const) : ('foto' as const),
    lugar,
  }
}

/** Of all its files the first that is a declaration and counts its people. */
function declaradasEn(textos: readonly string[]): number | null {
  for (const text of textos) {
    const read = leerTextoDePdf(text)
    if ('nomina' in read && read.nomina.origen === 'f931' && read.nomina.cabezas !== null)
      return read.nomina.cabezas
  }
  return null
}

const nothingSaid = { controles: [], nomina: null, fechas: [] }

/** As the job keeps it; what an earlier release kept otherwise is read as nothing. */
const LeidoDeFoto = z.object({
  paginas: z.array(
    z.object({
      texto: z.string(),
      palabras: z.array(
        z.object({ texto: z.string(), x: z.number(), y: z.number(), ancho: z.number(), alto: z.number() }),
      ),
    }),
  ),
  total: z.int(),
  codigos: z.array(z.object({ formato: z.enum(['PDF417', 'QR']), texto: z.string() })),
  mrz: z.nullable(
    z.union([
      z.object({
        tipo: z.literal('mrz'),
        mrz: z.object({
          documento: z.string(),
          apellido: z.string(),
          nombres: z.string(),
          fecha_nacimiento: z.string(),
          fecha_vencimiento: z.string(),
        }),
      }),
      z.object({ tipo: z.literal('mrz ilegible'), fallan: z.array(z.enum(partesDeMrz)) }),
    ]),
  ),
})

interface DeFoto {
  estado: Database['lectura']['estado']
  leido: z.output<typeof LeidoDeFoto> | null
}

/** What was read of these bytes, under whichever name, by their key. */
async function lecturasOf(
  db: Kysely<Database>,
  archivos: Awaited<ReturnType<typeof archivosOf>>,
): Promise<ReadonlyMap<string, DeFoto>> {
  if (archivos.length === 0) return new Map()
  const rows = await db
    .selectFrom('lectura as l')
    .innerJoin('archivo as a', (join) =>
      join.onRef('a.archivoid', '=', 'l.archivoid').onRef('a.cuenta_id', '=', 'l.cuenta_id'),
    )
    .select(['a.clave', 'l.estado', 'l.leido'])
    .where('l.cuenta_id', '=', archivos[0]?.cuenta_id ?? '')
    .where(
      'a.clave',
      'in',
      archivos.map(({ clave }) => clave),
    )
    .execute()
  return new Map(
    rows.map(({ clave, estado, leido }) => [
      clave,
      { estado, leido: LeidoDeFoto.safeParse(leido).data ?? null },
    ]),
  )
}

/** Whether pictures are read, which hosts are what they seem, and who the provider is. */
async function readLecturaAjustes(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('ajuste')
    .select(['clave', 'valor'])
    .where('clave', 'in', ['lee_fotos', 'sitios_oficiales', 'proveedor_nombre', 'proveedor_cuit'])
    .execute()
  return LecturaAjustes.parse(Object.fromEntries(rows.map(({ clave, valor }) => [clave, valor])))
}

const LecturaAjustes = z.object({
  lee_fotos: z._default(z.boolean(), true),
  sitios_oficiales: z._default(z.array(z.string()), [...sitiosOficialesDeFabrica]),
  proveedor_nombre: z._default(z.string(), unnamed),
  proveedor_cuit: z._default(z.nullable(z.string()), null),
})

/** Of what carries no text. `isBroken`: a PDF that nobody can open. */
function estadoDeFoto(
  foto: DeFoto | undefined,
  documento: Documento,
  { isOn, isBroken }: { isOn: boolean; isBroken: boolean },
) {
  if (foto?.leido) {
    const { leido } = foto
    const tells = leer(texto(leido)) !== undefined || leido.codigos.length > 0 || leido.mrz !== null
    return tells ? ('leido' as const) : ('sin texto' as const)
  }
  if (foto) return foto.estado === 'tiene texto' ? ('sin texto' as const) : ('no se pudo' as const)
  if (isBroken) return 'no se pudo' as const
  if (!isOn) return 'apagada' as const
  return documento.estado === 'en revision' ? ('en espera' as const) : ('no leida' as const)
}

const codigosDe = (
  { codigos, mrz }: NonNullable<DeFoto['leido']>,
  oficiales: readonly string[],
): Codigo[] => [
  ...codigos.map((each) => leerCodigo(each.formato, each.texto, oficiales)),
  ...(mrz ? [mrz] : []),
]

/** What is shown of a code itself. */
function told(codigo: Codigo) {
  const nothing = { host: null, sitio: null, parecido_a: null, fallan: [] }
  switch (codigo.tipo) {
    case 'direccion':
      return {
        tipo: codigo.factura ? ('factura' as const) : codigo.tipo,
        host: codigo.host,
        sitio: codigo.sitio,
        parecido_a: codigo.parecidoA,
        fallan: [],
      }
    case 'dni ilegible':
      return { ...nothing, tipo: codigo.tipo, fallan: [codigo.problema] }
    case 'mrz ilegible':
      return { ...nothing, tipo: codigo.tipo, fallan: codigo.fallan }
    default:
      return { ...nothing, tipo: codigo.tipo }
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
      'd.estado',
      'r.tiporecurso',
      't.vigencia',
      't.compartido',
      't.control',
      'c.accountname',
      'c.cuit',
      'c.tipo_documento',
    ])
    .where('d.documentoid', '=', documentoid)
    .executeTakeFirst()

const archivosOf = (db: Kysely<Database>, documentoid: string) =>
  db
    .selectFrom('archivo')
    .select(['archivoid', 'cuenta_id', 'nombre', 'mediatype', 'sha256', 'clave'])
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
