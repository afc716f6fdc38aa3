import type { Input } from '@portal/contract'
import { SaveDominio } from '@portal/contract/dominios.ts'
import { spelledPatente } from '@portal/contract/patentes.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import {
  dominioCambiadoDe,
  dominioNuevoDe,
  guardarDominio,
  type DominioAnterior,
} from '../guardar/guardarDominio.ts'
import {
  cambiados,
  juicioDeBaja,
  motivoDeshecho,
  nada,
  nuevos,
  segunReglas,
  soloDe,
  valoresDe,
  type Clase,
  type Juicio,
} from './clase.ts'
import type { FilaLeida } from './leerFila.ts'

type Entrada = Input<'SaveDominio'>
type Values = Entrada['values']

const { values: schema } = SaveDominio.input.shape

const pais = 'Argentina'

export const dominiosDeLote: Clase<Entrada> = {
  async juzgar(db, filas) {
    const patentes = filas.map(({ valores }) => patenteDe(valores)).filter((patente) => patente !== '')
    const hay = new Map((await conPatente(db, patentes)).map((dominio) => [claveDe(dominio), dominio]))
    const enUnidad = await unidadesDe(
      db,
      [...hay.values()].map(({ dominioid }) => dominioid),
    )
    return filas.map((fila) => juzgar(fila, hay, enUnidad))
  },
  async juzgarBajas(db, recursos, baja) {
    return new Map(
      (await porId(db, recursos)).map((before): [string, Juicio<Entrada>] => {
        const values = { estado_dominio: 'BAJA' as const, ...baja }
        const { dominioid: recursoid, version } = before
        const whose = { recursoid, version, nombre: before.dominio, detalle: before.vehiculo }
        const leaving = { cambios: cambiados(before, values), entrada: entradaDe(before, values) }
        return [
          recursoid,
          juicioDeBaja(
            whose,
            segunReglas(() => dominioCambiadoDe(before, values)),
            leaving,
          ),
        ]
      }),
    )
  },
  async leer(db, recursos) {
    return new Map(
      (await porId(db, recursos)).map((dominio) => [
        dominio.dominioid,
        { version: dominio.version, valores: dominio },
      ]),
    )
  },
  guardar: (db, entrada) => guardarDominio(db, entrada, (dominioid) => Promise.resolve(dominioid)),
  volver: ({ recursoid, version, antes }) => ({
    dominioid: recursoid,
    values: { ...(antes as Values), version },
  }),
  retirar: (recursoid, version, hoy) => ({
    dominioid: recursoid,
    values: { estado_dominio: 'BAJA', fecha_baja: hoy, motivo_baja: motivoDeshecho, version },
  }),
}

function juzgar(
  { valores, problemas, decision }: FilaLeida,
  hay: ReadonlyMap<string, DominioAnterior>,
  enUnidad: ReadonlyMap<string, string>,
): Juicio<Entrada> {
  const dominio = patenteDe(valores)
  const pais_patente = textoDe(valores['pais_patente']) || pais
  const clave = dominio === '' ? null : claveDe({ pais_patente, dominio })
  const before = clave === null ? undefined : hay.get(clave)
  const dicho = {
    ...nada,
    clave,
    recursoid: before?.dominioid ?? null,
    version: before?.version ?? null,
    nombre: dominio,
    detalle: textoDe(valores['vehiculo']) || (before?.vehiculo ?? ''),
  }
  if (decision === 'dejar') return { ...dicho, propio: 'dejar' }
  const leidos = valoresDe(schema, valores)
  if ('problemas' in leidos || problemas.length > 0)
    return {
      ...dicho,
      propio: 'error',
      problemas: [...problemas, ...('problemas' in leidos ? leidos.problemas : [])],
    }
  if (!before) {
    const values = { pais_patente: pais, ...leidos.values }
    const segun = segunReglas(() => dominioNuevoDe(values))
    return 'problemas' in segun
      ? { ...dicho, propio: 'error', problemas: segun.problemas }
      : { ...dicho, propio: 'crear', cambios: nuevos(values), entrada: { dominioid: '0', values } }
  }
  const deBaja = before.estado_dominio === 'BAJA'
  const { dominio: _, pais_patente: __, ...otros } = leidos.values
  const cambios = cambiados(before, { ...otros, ...(deBaja && { estado_dominio: 'ACTIVO' }) })
  const sent: Values = { ...soloDe(otros, cambios), ...(deBaja && { estado_dominio: 'ACTIVO' }) }
  const segun = segunReglas(() => dominioCambiadoDe(before, sent))
  if ('problemas' in segun) return { ...dicho, propio: 'error', problemas: segun.problemas }
  if (cambios.length === 0) return { ...dicho, propio: 'igual' }
  const unidad = enUnidad.get(before.dominioid)
  if (unidad !== undefined && segun.row.tipo_vehiculo !== before.tipo_vehiculo)
    return {
      ...dicho,
      propio: 'error',
      problemas: [{ campo: 'vehiculo', texto: sentence('esParteDeUnidad', { unidad }) }],
    }
  if (deBaja && decision !== 'usar')
    return {
      ...dicho,
      propio: 'decidir',
      cambios,
      problemas: [
        { campo: null, texto: sentence('loteDeBaja', { fecha: { dia: before.fecha_baja ?? '' } }) },
      ],
    }
  return { ...dicho, propio: 'cambiar', cambios, entrada: entradaDe(before, sent) }
}

const entradaDe = ({ dominioid, version }: DominioAnterior, values: Values): Entrada => ({
  dominioid,
  values: { ...values, version },
})

const textoDe = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')
const patenteDe = ({ dominio }: FilaLeida['valores']) => spelledPatente(textoDe(dominio))
const claveDe = ({ pais_patente, dominio }: { pais_patente: string; dominio: string }) =>
  `${pais_patente} ${dominio}`

const porId = async (db: Kysely<Database>, recursos: readonly string[]) =>
  recursos.length === 0
    ? []
    : db.selectFrom('dominio').selectAll().where('dominioid', 'in', recursos).orderBy('dominioid').execute()

const conPatente = async (db: Kysely<Database>, patentes: readonly string[]): Promise<DominioAnterior[]> =>
  patentes.length === 0 ? [] : db.selectFrom('dominio').selectAll().where('dominio', 'in', patentes).execute()

/** Of dominios that are part of a unidad, how one of theirs is called. */
async function unidadesDe(db: Kysely<Database>, dominios: readonly string[]): Promise<Map<string, string>> {
  if (dominios.length === 0) return new Map()
  const unidades = await db
    .selectFrom('unidad')
    .select(['nombre', 'tractor', 'arrastre1', 'arrastre2'])
    .where((where) =>
      where.or([
        where('tractor', 'in', dominios),
        where('arrastre1', 'in', dominios),
        where('arrastre2', 'in', dominios),
      ]),
    )
    .orderBy('nombre')
    .execute()
  return new Map(
    unidades.flatMap(({ nombre, tractor, arrastre1, arrastre2 }) =>
      [tractor, arrastre1, arrastre2].flatMap((parte) => (parte === null ? [] : [[parte, nombre] as const])),
    ),
  )
}
