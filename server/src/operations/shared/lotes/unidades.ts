import type { Input } from '@portal/contract'
import { lugares, lugaresDeChofer, lugaresDeDominio } from '@portal/contract/lugaresDeUnidad.ts'
import type { ProblemaDeFila } from '@portal/contract/lotes.ts'
import { spelledDocumento } from '@portal/contract/identificacion.ts'
import { spelledPatente } from '@portal/contract/patentes.ts'
import { plegado } from '@portal/contract/planillas.ts'
import { SaveUnidad } from '@portal/contract/unidades.ts'
import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Recurso } from '../../../rules/unidad.ts'
import {
  guardarUnidad,
  unidadCambiadaDe,
  unidadNuevaDe,
  type UnidadAnterior,
} from '../guardar/guardarUnidad.ts'
import { cambiados, nada, nuevos, segunReglas, soloDe, valoresDe, type Clase, type Juicio } from './clase.ts'
import type { FilaLeida } from './leerFila.ts'

type Entrada = Input<'SaveUnidad'>
type Values = Entrada['values']

const { values: schema } = SaveUnidad.input.shape

export const unidadesDeLote: Clase<Entrada> = {
  async juzgar(db, filas) {
    const hay = new Map<string, UnidadAnterior[]>()
    for (const unidad of await conNombre(db, filas)) {
      const clave = claveDe(unidad.nombre)
      hay.set(clave, [...(hay.get(clave) ?? []), unidad])
    }
    const dominios = await dominiosDe(db, dichos(filas, lugaresDeDominio))
    const choferes = await choferesDe(db, dichos(filas, lugaresDeChofer))
    const partes = new Partes(dominios, choferes)
    await partes.nombrar(db, [...hay.values()].flat())
    return filas.map((fila) => juzgar(fila, hay, partes))
  },
  async juzgarBajas(db, recursos) {
    return new Map(
      (await porId(db, recursos)).map((before): [string, Juicio<Entrada>] => {
        const values = { estado: 'INACTIVA' as const }
        return [
          before.unidadid,
          {
            ...nada,
            propio: 'falta',
            recursoid: before.unidadid,
            version: before.version,
            nombre: before.nombre,
            cambios: cambiados(before, values),
            entrada: entradaDe(before, values),
          },
        ]
      }),
    )
  },
  async leer(db, recursos) {
    return new Map(
      (await porId(db, recursos)).map((unidad) => [
        unidad.unidadid,
        { version: unidad.version, valores: unidad },
      ]),
    )
  },
  guardar: (db, entrada) => guardarUnidad(db, entrada, (unidadid) => Promise.resolve(unidadid)),
  volver: ({ recursoid, version, antes }) => ({
    unidadid: recursoid,
    values: { ...(antes as Values), version },
  }),
  retirar: (recursoid, version) => ({ unidadid: recursoid, values: { estado: 'INACTIVA', version } }),
}

/** A part that a sheet may name. */
interface Parte extends Recurso {
  /** As a sheet may name it. */
  nombres: string[]
}

class Partes {
  readonly todas: Recurso[]
  readonly #dominios: ReadonlyMap<string, Parte[]>
  readonly #choferes: ReadonlyMap<string, Parte[]>
  readonly #nombres: Map<string, string>

  constructor(dominios: readonly Parte[], choferes: readonly Parte[]) {
    this.todas = [...dominios, ...choferes]
    this.#dominios = porNombre(dominios)
    this.#choferes = porNombre(choferes)
    this.#nombres = new Map(this.todas.map(({ recursoid, nombre }) => [recursoid, nombre]))
  }

  /** Parts that units have already are called by name too. */
  async nombrar(db: Kysely<Database>, unidades: readonly UnidadAnterior[]): Promise<void> {
    const ids = unidades.flatMap((unidad) => lugares.flatMap((lugar) => unidad[lugar] ?? []))
    for (const { recursoid, nombre } of await nombresDe(db, ids)) this.#nombres.set(recursoid, nombre)
  }

  nombre(id: unknown): string | null {
    return typeof id === 'string' ? (this.#nombres.get(id) ?? id) : null
  }

  /** The id of one that a cell names, or why it is none. */
  dominio(texto: string): { id: string } | { problema: Sentence } {
    const found = this.#dominios.get(spelledPatente(texto)) ?? []
    return unica(found, sentence('loteSinDominio', { texto }), sentence('loteVariosDominios', { texto }))
  }

  chofer(texto: string): { id: string } | { problema: Sentence } {
    const found =
      this.#choferes.get(spelledDocumento(texto)) ?? this.#choferes.get(plegado(texto).toUpperCase()) ?? []
    return unica(found, sentence('loteSinChofer', { texto }), sentence('loteVariosChoferes', { texto }))
  }
}

const unica = (found: readonly Parte[], ninguna: Sentence, varias: Sentence) =>
  found.length === 1 && found[0]
    ? { id: found[0].recursoid }
    : { problema: found.length === 0 ? ninguna : varias }

function porNombre(partes: readonly Parte[]): Map<string, Parte[]> {
  const por = new Map<string, Parte[]>()
  for (const parte of partes)
    for (const nombre of new Set(parte.nombres)) por.set(nombre, [...(por.get(nombre) ?? []), parte])
  return por
}

function juzgar(
  { valores, problemas: leidas, decision }: FilaLeida,
  hay: ReadonlyMap<string, UnidadAnterior[]>,
  partes: Partes,
): Juicio<Entrada> {
  const nombre = textoDe(valores['nombre'])
  const clave = nombre === '' ? null : claveDe(nombre)
  const mismas = clave === null ? [] : (hay.get(clave) ?? [])
  const [before] = mismas
  const dicho = {
    ...nada,
    clave,
    recursoid: before?.unidadid ?? null,
    version: before?.version ?? null,
    nombre: before?.nombre ?? nombre,
    detalle: textoDe(valores['tractor']),
  }
  if (decision === 'dejar') return { ...dicho, propio: 'dejar' }
  const { ids, problemas } = partesDe(valores, partes)
  const leidos = valoresDe(schema, ids)
  const todos = [...leidas, ...problemas, ...('problemas' in leidos ? leidos.problemas : [])]
  if (mismas.length > 1) todos.push({ campo: 'nombre', texto: sentence('loteVariasUnidades') })
  if ('problemas' in leidos || todos.length > 0) return { ...dicho, propio: 'error', problemas: todos }
  const conNombres = (cambios: Juicio<Entrada>['cambios']) =>
    cambios.map(({ campo, antes, despues }) =>
      (lugares as readonly string[]).includes(campo)
        ? { campo, antes: partes.nombre(antes), despues: partes.nombre(despues) }
        : { campo, antes, despues },
    )
  if (!before) {
    const { values } = leidos
    const segun = segunReglas(() => unidadNuevaDe(values, partes.todas))
    return 'problemas' in segun
      ? { ...dicho, propio: 'error', problemas: segun.problemas }
      : {
          ...dicho,
          propio: 'crear',
          cambios: conNombres(nuevos(values)),
          entrada: { unidadid: '0', values },
        }
  }
  const { nombre: _, ...otros } = leidos.values
  const cambios = cambiados(before, otros)
  const sent: Values = soloDe(otros, cambios)
  const segun = segunReglas(() => unidadCambiadaDe(before, sent, partes.todas))
  if ('problemas' in segun) return { ...dicho, propio: 'error', problemas: segun.problemas }
  return cambios.length === 0
    ? { ...dicho, propio: 'igual' }
    : { ...dicho, propio: 'cambiar', cambios: conNombres(cambios), entrada: entradaDe(before, sent) }
}

/** The ids of the parts that a row names. */
function partesDe(valores: FilaLeida['valores'], partes: Partes) {
  const ids: Record<string, string | boolean> = { ...valores }
  const problemas: ProblemaDeFila[] = []
  const poner = (campo: string, parte: { id: string } | { problema: Sentence }) => {
    if ('id' in parte) ids[campo] = parte.id
    else {
      Reflect.deleteProperty(ids, campo)
      problemas.push({ campo, texto: parte.problema })
    }
  }
  for (const lugar of lugaresDeDominio)
    if (valores[lugar] !== undefined) poner(lugar, partes.dominio(textoDe(valores[lugar])))
  for (const lugar of lugaresDeChofer)
    if (valores[lugar] !== undefined) poner(lugar, partes.chofer(textoDe(valores[lugar])))
  return { ids, problemas }
}

const entradaDe = ({ unidadid, version }: UnidadAnterior, values: Values): Entrada => ({
  unidadid,
  values: { ...values, version },
})

const textoDe = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')
const claveDe = (nombre: string) => nombre.trim().toLowerCase()

const dichos = (filas: readonly FilaLeida[], donde: readonly string[]): string[] => [
  ...new Set(
    filas.flatMap(({ valores }) => donde.map((lugar) => textoDe(valores[lugar]))).filter((t) => t !== ''),
  ),
]

const porId = async (db: Kysely<Database>, recursos: readonly string[]) =>
  recursos.length === 0
    ? []
    : db.selectFrom('unidad').selectAll().where('unidadid', 'in', recursos).orderBy('unidadid').execute()

async function conNombre(db: Kysely<Database>, filas: readonly FilaLeida[]): Promise<UnidadAnterior[]> {
  const nombres = filas
    .map(({ valores }) => claveDe(textoDe(valores['nombre'])))
    .filter((nombre) => nombre !== '')
  return nombres.length === 0
    ? []
    : db
        .selectFrom('unidad')
        .selectAll()
        .where(sql<boolean>`lower(trim(nombre)) = any(${nombres})`)
        .orderBy('unidadid')
        .execute()
}

async function dominiosDe(db: Kysely<Database>, textos: readonly string[]): Promise<Parte[]> {
  if (textos.length === 0) return []
  const dominios = await db
    .selectFrom('dominio')
    .select(['dominioid as recursoid', 'dominio as nombre', 'estado_dominio as estado', 'tipo_vehiculo'])
    .where('dominio', 'in', textos.map(spelledPatente))
    .execute()
  return dominios.map((dominio) => ({ ...dominio, nombres: [dominio.nombre] }))
}

/** By their number, their CUIL, or their names in either order. */
async function choferesDe(db: Kysely<Database>, textos: readonly string[]): Promise<Parte[]> {
  if (textos.length === 0) return []
  const numeros = textos.map(spelledDocumento)
  const nombres = textos.map((texto) => plegado(texto))
  const choferes = await db
    .selectFrom('chofer')
    .select(['choferid', 'apellido', 'nombre', 'documento', 'cuil', 'estado_cuenta as estado'])
    .where((where) =>
      where.or([
        where('documento', 'in', numeros),
        where('cuil', 'in', numeros),
        sql<boolean>`regexp_replace(sin_acentos(apellido || nombre), '[^a-z0-9]', '', 'g') = any(${nombres})`,
        sql<boolean>`regexp_replace(sin_acentos(nombre || apellido), '[^a-z0-9]', '', 'g') = any(${nombres})`,
      ]),
    )
    .execute()
  return choferes.map(({ choferid, apellido, nombre, documento, cuil, estado }) => ({
    recursoid: choferid,
    nombre: `${apellido}, ${nombre}`,
    estado,
    tipo_vehiculo: null,
    nombres: [
      documento,
      ...(cuil === null ? [] : [cuil]),
      plegado(apellido + nombre).toUpperCase(),
      plegado(nombre + apellido).toUpperCase(),
    ],
  }))
}

async function nombresDe(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const [dominios, choferes] = await Promise.all([
    db
      .selectFrom('dominio')
      .select(['dominioid as recursoid', 'dominio as nombre'])
      .where('dominioid', 'in', ids)
      .execute(),
    db
      .selectFrom('chofer')
      .select(['choferid as recursoid', sql<string>`apellido || ', ' || nombre`.as('nombre')])
      .where('choferid', 'in', ids)
      .execute(),
  ])
  return [...dominios, ...choferes]
}
