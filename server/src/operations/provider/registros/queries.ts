import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import { momentoLegible } from '@portal/contract/calendario.ts'
import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { identificacion, isCuit } from '@portal/contract/identificacion.ts'
import { geografia } from '../../../geografia/geografia.ts'
import { pareceEmpresa } from '../../../rules/pareceEmpresa.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { esperaAlTitular, estadoDePropuesta } from '../../shared/propuesta.ts'
import { diasDeEspera } from '../../shared/diasDeEspera.ts'

type Registro = Selectable<Database['registro']>

/** A registration with what a person would check by hand. */
export async function readRegistro(db: Kysely<Database>, registroid: string) {
  const registro = await db
    .selectFrom('registro')
    .selectAll()
    .select([
      estadoVisto.as('estado_visto'),
      sql<string | null>`nombre_de(registro.decidido_por)`.as('decidido_por_nombre'),
      diasDeEspera.as('dias'),
    ])
    .where('registroid', '=', registroid)
    .executeTakeFirst()
  if (!registro) throw refuse('RECORD_NOT_FOUND')
  const pending = registro.estado_registro === 'pendiente'
  const [controles, unibles, propuesta, email_en_uso] = await Promise.all([
    controlesOf(db, registro),
    pending ? uniblesOf(db, registro) : [],
    lastPropuesta(db, registroid),
    pending && signsIn(db, registro.email),
  ])
  return {
    ...registro,
    estado_registro: registro.estado_visto,
    decidido_por: registro.decidido_por_nombre,
    cuenta_id: registro.estado_registro === 'unida' ? (propuesta?.cuenta_id ?? null) : registro.cuenta_creada,
    controles,
    unibles,
    email_en_uso,
    propuesta,
  }
}

/** The registration, locked, while nobody has decided it. */
export async function requirePending(db: Kysely<Database>, registroid: string): Promise<Registro> {
  const registro = await db
    .selectFrom('registro')
    .selectAll()
    .where('registroid', '=', registroid)
    .forUpdate()
    .executeTakeFirst()
  if (!registro) throw refuse('RECORD_NOT_FOUND')
  if (registro.estado_registro !== 'pendiente') throw refuse('STALE_VERSION')
  return registro
}

/** Refuses a second account of one number. Who approves another registration of it at the same time waits. */
export async function refuseTwin(db: Kysely<Database>, registro: Registro): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cuit/' || ${registro.cuit}, 0))`.execute(db)
  const twin = (await uniblesOf(db, registro)).find(({ coincide }) => coincide === 'numero')
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.cuenta_id,
      words: { que: sentence('unaCuentaConEseNumero', { cuenta: twin.accountname }) },
    })
}

/** Asks nobody any more for this registration. */
export async function withdraw(db: Kysely<Database>, registroid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('propuesta')
    .set({ estado: 'retirada' })
    .where('registroid', '=', registroid)
    .where('estado', '=', 'esperando')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How it stands, whether a titular is being asked included. */
export const estadoVisto = sql<
  'pendiente' | 'consultada' | 'aprobada' | 'rechazada' | 'unida'
>`case when registro.estado_registro = 'pendiente' and ${esperaAlTitular} then 'consultada' else registro.estado_registro end`

/** Whether somebody of a carrier signs in with this e-mail, and so can't be given another account. */
export async function signsIn(db: Kysely<Database>, email: string): Promise<boolean> {
  const contacto = await db
    .selectFrom('contacto')
    .select('contactid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return contacto !== undefined
}

/** The accounts that a registration could belong to: those with its number first. One number is one person, be it a CUIT or a CUIL. */
export async function uniblesOf(db: Kysely<Database>, registro: Registro) {
  const { registroid, cuit, email, tipo_documento } = registro
  const sameNumber = sql<boolean>`(c.cuit = ${cuit} and (c.tipo_documento = 'Extranjero') = (${tipo_documento} = 'Extranjero'))`
  const found = await db
    .selectFrom('cuenta as c')
    .select([
      'c.cuenta_id',
      'c.accountname',
      'c.estado',
      sameNumber.as('mismo_numero'),
      sql<string[]>`array(select nombre_de(t.contactid) from contacto t
        where t.cuenta_id = c.cuenta_id and t.rol = 'titular' and t.activo order by t.createdtime)`.as(
        'titulares',
      ),
      sql<boolean>`exists (select from propuesta p
        where p.registroid = ${registroid} and p.cuenta_id = c.cuenta_id and p.estado = 'negada')`.as(
        'negada',
      ),
    ])
    .where((or) => or.or([sameNumber, sql<boolean>`lower(c.email) = lower(${email})`]))
    .orderBy('mismo_numero', 'desc')
    .orderBy('c.cuenta_id')
    .limit(10)
    .execute()
  return found.map(({ mismo_numero, negada, ...cuenta }) => ({
    ...cuenta,
    coincide: mismo_numero ? ('numero' as const) : ('email' as const),
    impide: impideUnir({ ...cuenta, negada }),
  }))
}

function impideUnir({
  estado,
  titulares,
  negada,
}: {
  estado: EstadoCuenta
  titulares: readonly string[]
  negada: boolean
}): Sentence | null {
  if (negada) return sentence('elTitularNoLaConoce')
  if (estado === estadoCuenta.deshabilitado) return sentence('cuentaDeshabilitadaSinRespuesta')
  return titulares.length === 0 ? sentence('cuentaSinTitular') : null
}

/** The last time that an account was asked to take the person in. */
export async function lastPropuesta(db: Kysely<Database>, registroid: string) {
  const propuesta = await db
    .selectFrom('propuesta')
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'propuesta.cuenta_id')
    .select([
      'propuesta.cuenta_id',
      'cuenta.accountname',
      estadoDePropuesta.as('estado'),
      'propuesta.pedida',
      sql<string | null>`nombre_de(propuesta.pedida_por)`.as('pedida_por'),
      'propuesta.vence',
      'propuesta.respondida',
      sql<string | null>`nombre_de(propuesta.respondida_por)`.as('respondida_por'),
    ])
    .where('propuesta.registroid', '=', registroid)
    .orderBy('propuesta.pedida', 'desc')
    .limit(1)
    .executeTakeFirst()
  return propuesta ?? null
}

const estadoEnPalabras = {
  pendiente: 'pendiente',
  aprobada: 'aprobada',
  rechazada: 'rechazada',
  unida: 'sumada a una cuenta',
} as const

async function controlesOf(db: Kysely<Database>, registro: Registro) {
  const { cuit, email, tipo_documento, registroid } = registro
  const [cuentas, others, conocido, sameMobile] = await Promise.all([
    db
      .selectFrom('cuenta')
      .select('accountname')
      .where('cuit', '=', cuit)
      .where('cuenta_id', '<>', registro.cuenta_creada ?? '')
      .execute(),
    db
      .selectFrom('registro')
      .select(['firstname', 'lastname', 'estado_registro'])
      .where((or) => or.or([or('cuit', '=', cuit), or(sql`lower(email)`, '=', email.toLowerCase())]))
      .where('registroid', '<>', registroid)
      .execute(),
    db.selectFrom('cuit_conocido').select('accountname').where('cuit', '=', cuit).executeTakeFirst(),
    whoHasMobile(db, registro),
  ])
  const numero = identificacion({ tipo_documento, cuit })
  return [
    tipo_documento === 'Extranjero'
      ? {
          nombre: sentence('numeroDeIdentificacion'),
          ok: true,
          detalle: sentence('extranjeroSinDigito', { numero }),
        }
      : {
          nombre: sentence('digitoVerificador'),
          ok: isCuit(cuit),
          detalle: isCuit(cuit)
            ? sentence('numeroValido', { numero })
            : sentence('numeroNoValido', { numero }),
        },
    {
      nombre: sentence('otrasCuentasConElMismoNumero'),
      ok: cuentas.length === 0,
      detalle:
        cuentas.length === 0 ? sentence('ninguna') : cuentas.map((cuenta) => cuenta.accountname).join(', '),
    },
    {
      nombre: sentence('otrasSolicitudes'),
      ok: others.length === 0,
      detalle:
        others.length === 0
          ? sentence('ninguna')
          : others
              .map((each) => `${each.firstname} ${each.lastname} (${estadoEnPalabras[each.estado_registro]})`)
              .join(', '),
    },
    confirmacionDe(registro),
    {
      nombre: sentence('otrosConElMismoCelular'),
      ok: sameMobile.length === 0,
      detalle: sameMobile.length === 0 ? sentence('ninguno') : sameMobile.join(', '),
    },
    ...lugarDe(registro),
    {
      nombre: sentence('nombreDeLaPersona'),
      ok: !pareceEmpresa(`${registro.firstname} ${registro.lastname}`),
      detalle: pareceEmpresa(`${registro.firstname} ${registro.lastname}`)
        ? sentence('pareceEmpresa', { nombre: registro.firstname, apellido: registro.lastname })
        : sentence('noPareceElDeUnaEmpresa'),
    },
    ...(conocido
      ? [{ nombre: sentence('cargadoPorElProveedor'), ok: true, detalle: conocido.accountname ?? numero }]
      : []),
  ]
}

/** Whether somebody pressed the link that was mailed there: a wrong address would hear of no decision. */
const confirmacionDe = ({ email, email_confirmado }: Registro) =>
  email_confirmado === null
    ? {
        nombre: sentence('emailSinConfirmar'),
        ok: false,
        detalle: sentence('enlaceSinAbrir', { email }),
      }
    : {
        nombre: sentence('emailConfirmado'),
        ok: true,
        detalle: sentence('emailConfirmadoEl', { momento: momentoLegible(new Date(email_confirmado)) }),
      }

/** Accounts and registrations with the mobile of this one, which is no twin: one person may have two companies. */
async function whoHasMobile(db: Kysely<Database>, registro: Registro): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select c.accountname as nombre from cuenta c
    where c.cuenta_id is distinct from ${registro.cuenta_creada}
      and (c.mobile = ${registro.mobile}
        or exists (select from contacto p where p.cuenta_id = c.cuenta_id and p.mobile = ${registro.mobile}))
    union select firstname || ' ' || lastname from registro
    where registroid <> ${registro.registroid} and mobile = ${registro.mobile} and estado_registro = 'pendiente'
    order by nombre limit 5`.execute(db)
  return rows.map(({ nombre }) => nombre)
}

/** Whether the place is one of the province's, of countries whose places are known. */
function lugarDe({ othercountry, otherstate, othercity }: Registro) {
  const known = geografia({ geo_pais: othercountry })
  if (known.length === 0) return []
  const ok = known.some((lugar) => lugar.geo_provincia === otherstate && lugar.othercity === othercity)
  return [
    {
      nombre: sentence('localidadYProvincia'),
      ok,
      detalle: ok
        ? sentence('lugarEnProvincia', { lugar: othercity, provincia: otherstate })
        : sentence('lugarFueraDeProvincia', { lugar: othercity, provincia: otherstate }),
    },
  ]
}
