import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { hash } from '@node-rs/argon2'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What every password of `make` is, so that it is hashed once. */
export const password = 'una frase que nadie adivina'

/** As the product hashes, and as cheap as argon2 is: what is compared with it takes no part of a test's time. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let hashing: Promise<string> | undefined
const passwordHash = () => (hashing ??= hash(password, cost))

/** Enough for a name that nothing else has. */
let made = 0

/** A plate of its own for each of 26,000: ZZ000ZZ and on, then ZY000ZZ. */
const plateOf = (n: number) =>
  `Z${String.fromCharCode(90 - (Math.floor(n / 1_000) % 26))}${String(n % 1_000).padStart(3, '0')}ZZ`

type Values<Table extends keyof Database> = Partial<Insertable<Database[Table]>>
type Row<Table extends keyof Database> = Promise<Selectable<Database[Table]>>

/**
 * Records for tests, written as the owner: each takes what the test cares about, and makes up the rest, the records
 * that it hangs on too. `make.chofer({ nombre: 'Ana' })` is some chofer called Ana, of a carrier of its own.
 */
export function makeIn(db: Kysely<Database>) {
  const make = {
    cuenta,
    contacto,
    operador,
    registro,
    chofer,
    dominio,
    unidad,
    tipo,
    documento,
    archivo,
    ejemplo,
    historial,
  }
  return make

  function insert<Table extends keyof Database>(
    table: Table,
    values: Insertable<Database[Table]>,
  ): Row<Table> {
    return db.insertInto(table).values(values).returningAll().executeTakeFirstOrThrow()
  }

  function cuenta(values: Values<'cuenta'> = {}): Row<'cuenta'> {
    const n = ++made
    return insert('cuenta', {
      accountname: `Transportes ${n}`,
      tipo_documento: 'Extranjero',
      cuit: `PRUEBA-${n}`,
      estado: estadoCuenta.habilitado,
      email: `cuenta${n}@transporte.example`,
      ...values,
    })
  }

  /** A titular with a password. */
  async function contacto(values: Values<'contacto'> = {}): Row<'contacto'> {
    const n = ++made
    const row = await insert('contacto', {
      cuenta_id: values.cuenta_id ?? (await cuenta()).cuenta_id,
      firstname: `Ana ${n}`,
      lastname: 'Prueba',
      email: `persona${n}@transporte.example`,
      rol: 'titular',
      ...values,
    })
    await insert('privado.credencial', { sujeto: row.contactid, hash: await passwordHash() })
    return row
  }

  async function operador(values: Values<'operador'> = {}): Row<'operador'> {
    const n = ++made
    const row = await insert('operador', {
      nombre: `Operadora ${n}`,
      email: `operadora${n}@proveedor.example`,
      rol: 'revisor',
      ...values,
    })
    await insert('privado.credencial', { sujeto: row.operadorid, hash: await passwordHash() })
    return row
  }

  function registro(values: Values<'registro'> = {}): Row<'registro'> {
    const n = ++made
    return insert('registro', {
      firstname: 'Beatriz',
      lastname: `Prueba ${n}`,
      tipo_documento: 'Extranjero',
      cuit: `PRUEBA-${n}`,
      email: `registro${n}@transporte.example`,
      email_confirmado: new Date().toISOString(),
      mobile: '+5491154445566',
      mailingstreet: 'Calle de prueba 1',
      othercountry: 'Argentina',
      otherstate: 'Córdoba',
      othercity: 'Córdoba',
      ...values,
    })
  }

  async function chofer(values: Values<'chofer'> = {}): Row<'chofer'> {
    const n = ++made
    return insert('chofer', {
      cuenta_id: values.cuenta_id ?? (await cuenta()).cuenta_id,
      nombre: 'Carlos',
      apellido: `Prueba ${n}`,
      tipo_documento: 'DNI',
      documento: String(20_000_000 + n),
      nacionalidad: 'Argentina',
      ...values,
    })
  }

  async function dominio(values: Values<'dominio'> = {}): Row<'dominio'> {
    const n = ++made
    return insert('dominio', {
      cuenta_id: values.cuenta_id ?? (await cuenta()).cuenta_id,
      dominio: plateOf(n),
      vehiculo: 'Tractor',
      tipo_vehiculo: 'MOTRIZ',
      ...values,
    })
  }

  /** Active, with a tractor and nothing else. */
  async function unidad(values: Values<'unidad'> = {}): Row<'unidad'> {
    const n = ++made
    const cuenta_id = values.cuenta_id ?? (await cuenta()).cuenta_id
    return insert('unidad', {
      nombre: `Unidad ${n}`,
      tractor: values.tractor === undefined ? (await dominio({ cuenta_id })).dominioid : values.tractor,
      ...values,
      cuenta_id,
    })
  }

  /** Of choferes, demanded, with a printed date. */
  function tipo(values: Values<'tipo_documento'> = {}): Row<'tipo_documento'> {
    const n = ++made
    return insert('tipo_documento', {
      clave: `prueba-${n}`,
      nombre: `Documento ${n}`,
      docrectipo_recurso: 'chofer',
      vigencia: 'impresa',
      origen: 'contractual',
      ...values,
    })
  }

  /** In review unless `estado` says otherwise; decided just now when it is. */
  async function documento(values: Values<'documento'> = {}): Row<'documento'> {
    const recurso = values.cuenta_id && values.recursoid ? values : await ofChofer()
    const { cuenta_id, recursoid } = { ...recurso, ...values }
    if (cuenta_id === undefined || recursoid === undefined)
      throw new Error('a recursoid goes with its cuenta_id')
    const decided = values.estado === 'aprobado' || values.estado === 'rechazado'
    return insert('documento', {
      tipodocumentoid: values.tipodocumentoid ?? (await tipo()).tipodocumentoid,
      presentado_por: values.presentado_por_operador ? null : await someoneOf(cuenta_id),
      decidido: decided ? new Date().toISOString() : null,
      ...values,
      cuenta_id,
      recursoid,
    })
  }

  async function ofChofer() {
    const { cuenta_id, choferid } = await chofer()
    return { cuenta_id, recursoid: choferid }
  }

  async function someoneOf(cuenta_id: string): Promise<string> {
    const someone = await db
      .selectFrom('contacto')
      .select('contactid')
      .where('cuenta_id', '=', cuenta_id)
      .orderBy('contactid')
      .executeTakeFirst()
    return (someone ?? (await contacto({ cuenta_id }))).contactid
  }

  /** A line about some chofer. */
  async function historial(values: Values<'historial'> = {}): Row<'historial'> {
    return insert('historial', {
      docrechistorial_estado: 'aprobado',
      tiporecurso: 'chofer',
      recursoid: '17x1',
      nombre: `Prueba ${++made}, Carlos`,
      ...values,
      cuenta_id: values.cuenta_id ?? (await cuenta()).cuenta_id,
    })
  }

  /** The record of a file; no storage has its bytes. */
  async function archivo(values: Values<'archivo'> = {}): Row<'archivo'> {
    const n = ++made
    return insert('archivo', {
      cuenta_id: values.cuenta_id ?? (await cuenta()).cuenta_id,
      nombre: `archivo ${n}.pdf`,
      size: 1_000,
      sha256: n.toString(16).padStart(64, '0'),
      mediatype: 'application/pdf',
      clave: `prueba/${n}`,
      ...values,
    })
  }

  /** Told of by its type, as one that was uploaded is. */
  async function ejemplo(values: Values<'ejemplo'> = {}): Row<'ejemplo'> {
    const n = ++made
    const tipodocumentoid = values.tipodocumentoid ?? (await tipo()).tipodocumentoid
    const kept = await insert('ejemplo', {
      nombre: `ejemplo ${n}.pdf`,
      size: 1_000,
      sha256: n.toString(16).padStart(64, '0'),
      mediatype: 'application/pdf',
      clave: `prueba/${n}`,
      puesto_por: values.puesto_por ?? (await operador()).operadorid,
      ...values,
      tipodocumentoid,
    })
    await db
      .updateTable('tipo_documento')
      .set({ ejemplo: kept.mediatype })
      .where('tipodocumentoid', '=', tipodocumentoid)
      .execute()
    return kept
  }
}

export type Make = ReturnType<typeof makeIn>
