import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Context, Handler } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { tellOperador } from '../../shared/tellTotpChanged.ts'
import { readOperador } from './queries.ts'
import { sendLink } from './sendLink.ts'

type Field = FieldOf<'SaveOperador'>

type Values = Input<'SaveOperador'>['values']
type Operador = Awaited<ReturnType<typeof readOperador>>

export const SaveOperador: Handler<'SaveOperador'> = async ({ operadorid, values }, context) => {
  const saved = operadorid === '0' ? await invite(values, context) : await update(operadorid, values, context)
  return { records: [await readOperador(context.db, saved)] }
}

async function invite(values: Values, context: Context): Promise<string> {
  requireFields(values, ['nombre', 'email', 'rol'])
  const { nombre, email, rol, activo } = values
  if (activo === false) throw refuseField<Field>('activo', sentence('unUsuarioNuevoEmpiezaActivo'))
  await refuseTaken(context.db, email)
  const { operadorid } = await context.db
    .insertInto('operador')
    .values({ nombre, email, rol })
    .returning('operadorid')
    .executeTakeFirstOrThrow()
  await sendLink({ operadorid, nombre, email }, context)
  return operadorid
}

async function update(operadorid: string, values: Values, context: Context): Promise<string> {
  const { db } = context
  const administradores = await lockAdministradores(db)
  const before = await readOperador(db, operadorid)
  if (values.version !== undefined && values.version !== before.version) throw refuse('STALE_VERSION')
  const { nombre = before.nombre, rol = before.rol, activo = before.activo } = values
  const email = await newEmail(db, before, values.email)
  if (before.rol === 'administrador' && before.activo && !(rol === 'administrador' && activo))
    await refuseLosing(db, operadorid, activo ? 'rol' : 'activo', administradores)

  await db
    .updateTable('operador')
    .set({ nombre, email, rol, activo, version: before.version + 1 })
    .where('operadorid', '=', operadorid)
    .execute()
  if (!activo) await sql`select cerrar_accesos_operador(${operadorid})`.execute(db)
  if (values.quitar_totp === true) await takeTotp(operadorid, before, context)
  if (values.quitar_vinculo === true) await takeLink(operadorid, context)
  if (values.enviar_enlace === true && !activo)
    throw refuseField<Field>('enviar_enlace', sentence('activaAlUsuarioParaMandarle'))
  if (values.enviar_enlace === true || (email !== before.email && activo))
    await sendLink({ operadorid, nombre, email }, context)
  return operadorid
}

/** For somebody who lost the phone. One's own asks for a code, so that an open session alone can't take it off. */
async function takeTotp(
  operadorid: string,
  { nombre, email, idioma }: Operador,
  context: Context,
): Promise<void> {
  if ((await whoCalls(context.db)) === operadorid)
    throw refuseField<Field>('quitar_totp', sentence('laTuyaSeQuitaConCodigo'))
  const { rows } = await sql<{ had: boolean }>`select quitar_totp(${operadorid}) as had`.execute(context.db)
  if (rows[0]?.had === true) await tellOperador(context.db, { nombre, email, idioma }, 'quitada')
}

/** One's own would end the session that takes it. */
async function takeLink(operadorid: string, { db }: Context): Promise<void> {
  if ((await whoCalls(db)) === operadorid)
    throw refuseField<Field>('quitar_vinculo', sentence('tuVinculoLoQuitaOtro'))
  await sql`select quitar_vinculo_oidc(${operadorid})`.execute(db)
}

async function whoCalls(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ yo: string }>`select yo() as yo`.execute(db)
  return rows[0]?.yo
}

/** Those who can sign in. Locked, so that of two who demote each other one stays. */
async function lockAdministradores(db: Kysely<Database>): Promise<string[]> {
  const locked = await db
    .selectFrom('operador')
    .select(['operadorid', sql<boolean>`invitacion_de_operador(operadorid) is null`.as('entra')])
    .where('rol', '=', 'administrador')
    .where('activo', '=', true)
    .orderBy('operadorid')
    .forUpdate()
    .execute()
  return locked.filter(({ entra }) => entra).map(({ operadorid }) => operadorid)
}

/** Whoever has set a password signs in with that e-mail; until then it may have been mistyped. */
async function newEmail(db: Kysely<Database>, before: Operador, email: string | undefined): Promise<string> {
  if (email === undefined || email.toLowerCase() === before.email.toLowerCase()) return before.email
  if (before.invitacion === null) throw refuseField<Field>('email', sentence('elEmailSoloSePuedeCambiar'))
  await refuseTaken(db, email)
  return email
}

/** The unique index has the last word; asking first lets the refusal stand beside the field. */
async function refuseTaken(db: Kysely<Database>, email: string): Promise<void> {
  const taken = await db
    .selectFrom('operador')
    .select('operadorid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (taken) throw refuse('EMAIL_TAKEN', { words: { email }, fields: { email: sentence('yaHayUnUsuario') } })
}

/** Nobody shuts the door behind oneself, and the provider keeps somebody who can open it. */
async function refuseLosing(
  db: Kysely<Database>,
  operadorid: string,
  field: 'rol' | 'activo',
  administradores: readonly string[],
): Promise<void> {
  if ((await whoCalls(db)) === operadorid)
    throw refuseField<Field>(
      field,
      field === 'rol' ? sentence('noPodesCambiarTuPropioRol') : sentence('noPodesDesactivarte'),
    )
  if (administradores.every((each) => each === operadorid))
    throw refuseField<Field>(field, sentence('elProveedorNecesitaAlMenos'))
}
