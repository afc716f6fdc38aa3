import type { Input } from '@portal/contract'
import { SaveChofer } from '@portal/contract/choferes.ts'
import { documentoDe, spelledDocumento } from '@portal/contract/identificacion.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { choferAdvertencias } from '../../../rules/chofer.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import {
  choferCambiadoDe,
  choferNuevoDe,
  guardarChofer,
  type ChoferAnterior,
} from '../guardar/guardarChofer.ts'
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

type Entrada = Input<'SaveChofer'>
type Values = Entrada['values']

const { values: schema } = SaveChofer.input.shape

/** What most are, where the sheet does not say. */
const supuestos = { tipo_documento: 'DNI', nacionalidad: 'Argentina' }

export const choferesDeLote: Clase<Entrada> = {
  async juzgar(db, filas) {
    const numeros = filas.map(({ valores }) => numeroDe(valores)).filter((numero) => numero !== '')
    const hay = new Map((await conDocumento(db, numeros)).map((chofer) => [claveDe(chofer), chofer]))
    return filas.map((fila) => juzgar(fila, hay))
  },
  async juzgarBajas(db, recursos, baja) {
    const filas = await porId(db, recursos)
    return new Map(
      filas.map((before): [string, Juicio<Entrada>] => {
        const values = { estado_cuenta: 'BAJA' as const, ...baja }
        const { choferid: recursoid, version } = before
        const whose = { recursoid, version, nombre: nombreDe(before), detalle: documentoDe(before) }
        const leaving = { cambios: cambiados(before, values), entrada: entradaDe(before, values) }
        return [
          recursoid,
          juicioDeBaja(
            whose,
            segunReglas(() => choferCambiadoDe(before, values)),
            leaving,
          ),
        ]
      }),
    )
  },
  async leer(db, recursos) {
    return new Map(
      (await porId(db, recursos)).map((chofer) => [
        chofer.choferid,
        { version: chofer.version, valores: chofer },
      ]),
    )
  },
  guardar: (db, entrada) => guardarChofer(db, entrada, (choferid) => Promise.resolve(choferid)),
  volver: ({ recursoid, version, antes }) => ({
    choferid: recursoid,
    contactid: undefined,
    values: { ...(antes as Values), version },
  }),
  retirar: (recursoid, version, hoy) => ({
    choferid: recursoid,
    contactid: undefined,
    values: { estado_cuenta: 'BAJA', fecha_baja: hoy, motivo_baja: motivoDeshecho, version },
  }),
}

function juzgar(fila: FilaLeida, hay: ReadonlyMap<string, ChoferAnterior>): Juicio<Entrada> {
  const { valores, problemas, decision } = fila
  const tipo_documento = textoDe(valores['tipo_documento']) || supuestos.tipo_documento
  const numero = numeroDe(valores)
  const clave = numero === '' ? null : claveDe({ tipo_documento, documento: numero })
  const before = clave === null ? undefined : hay.get(clave)
  const dicho = {
    ...nada,
    clave,
    recursoid: before?.choferid ?? null,
    version: before?.version ?? null,
    nombre: before ? nombreDe(before) : [valores['apellido'], valores['nombre']].filter(Boolean).join(', '),
    detalle: numero === '' ? '' : documentoDe({ tipo_documento, documento: numero }),
  }
  if (decision === 'dejar') return { ...dicho, propio: 'dejar' }
  const leidos = valoresDe(schema, valores)
  if ('problemas' in leidos || problemas.length > 0)
    return {
      ...dicho,
      propio: 'error',
      problemas: [...problemas, ...('problemas' in leidos ? leidos.problemas : [])],
    }
  return before
    ? juzgarCambio(dicho, before, leidos.values, decision)
    : juzgarNuevo(dicho, { ...supuestos, ...leidos.values }, decision)
}

type Dicho = Omit<Juicio<Entrada>, 'propio'>

function juzgarNuevo(dicho: Dicho, values: Values, decision: FilaLeida['decision']): Juicio<Entrada> {
  const segun = segunReglas(() => choferNuevoDe(values))
  if ('problemas' in segun) return { ...dicho, propio: 'error', problemas: segun.problemas }
  const cambios = nuevos(values)
  const dudas = dudasDe({ cuil: null, fecha_nacimiento: null, ...segun.row })
  if (dudas.length > 0 && decision !== 'usar')
    return { ...dicho, propio: 'decidir', cambios, problemas: dudas }
  return { ...dicho, propio: 'crear', cambios, entrada: { choferid: '0', contactid: undefined, values } }
}

function juzgarCambio(
  dicho: Dicho,
  before: ChoferAnterior,
  values: Values,
  decision: FilaLeida['decision'],
): Juicio<Entrada> {
  const deBaja = before.estado_cuenta === 'BAJA'
  // What finds it is no change of it, however it was written.
  const { tipo_documento, documento, ...otros } = values
  const cambios = cambiados(before, { ...otros, ...(deBaja && { estado_cuenta: 'ACTIVO' }) })
  const sent: Values = { ...soloDe(otros, cambios), ...(deBaja && { estado_cuenta: 'ACTIVO' }) }
  const segun = segunReglas(() => choferCambiadoDe(before, sent))
  if ('problemas' in segun) return { ...dicho, propio: 'error', problemas: segun.problemas }
  if (cambios.length === 0) return { ...dicho, propio: 'igual' }
  const dudas = [
    ...(deBaja
      ? [{ campo: null, texto: sentence('loteDeBaja', { fecha: { dia: before.fecha_baja ?? '' } }) }]
      : []),
    ...(sent.cuil === undefined ? [] : dudasDe({ ...before, ...segun.row })),
  ]
  if (dudas.length > 0 && decision !== 'usar')
    return { ...dicho, propio: 'decidir', cambios, problemas: dudas }
  return { ...dicho, propio: 'cambiar', cambios, entrada: entradaDe(before, sent) }
}

/** A CUIL of somebody else: of what looks odd of a chofer, what a sheet gets wrong. */
function dudasDe(chofer: Parameters<typeof choferAdvertencias>[0]) {
  return choferAdvertencias({ ...chofer, fecha_nacimiento: null }, hoyEnBuenosAires()).map((texto) => ({
    campo: 'cuil',
    texto,
  }))
}

const entradaDe = ({ choferid, version }: ChoferAnterior, values: Values): Entrada => ({
  choferid,
  contactid: undefined,
  values: { ...values, version },
})

const textoDe = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')
const numeroDe = ({ documento }: FilaLeida['valores']) => spelledDocumento(textoDe(documento))
const claveDe = ({ tipo_documento, documento }: { tipo_documento: string; documento: string }) =>
  `${tipo_documento} ${documento}`
const nombreDe = ({ apellido, nombre }: ChoferAnterior) => `${apellido}, ${nombre}`

const porId = async (db: Kysely<Database>, recursos: readonly string[]) =>
  recursos.length === 0
    ? []
    : db.selectFrom('chofer').selectAll().where('choferid', 'in', recursos).orderBy('choferid').execute()

const conDocumento = async (db: Kysely<Database>, numeros: readonly string[]): Promise<ChoferAnterior[]> =>
  numeros.length === 0 ? [] : db.selectFrom('chofer').selectAll().where('documento', 'in', numeros).execute()
