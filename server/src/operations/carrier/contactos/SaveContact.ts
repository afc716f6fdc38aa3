import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { contactoNuevo } from '@portal/contract/contactos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Context, Handler } from '../../../handler.ts'
import { lockEmail } from '../../shared/lockEmail.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { readContacto } from './queries.ts'
import { countInvitation, sendInvitation } from './sendInvitation.ts'

type Field = FieldOf<'SaveContact'>

type Values = Input<'SaveContact'>['values']
type Contacto = Awaited<ReturnType<typeof readContacto>>

export const SaveContact: Handler<'SaveContact'> = async ({ contactid, values }, context) => {
  const { db } = context
  // One at a time within an account: of two titulares who demote each other, one stays.
  await sql`select from cuenta where cuenta_id = mi_cuenta() for update`.execute(db)
  const saved = contactid === '0' ? await invite(values, context) : await update(contactid, values, context)
  return { records: [await readContacto(db, saved)] }
}

async function invite(values: Values, context: Context): Promise<string> {
  requireFields(values, contactoNuevo)
  const { firstname, lastname, email, mobile = null, rol, activo } = values
  if (activo === false) throw refuseField<Field>('activo', sentence('unUsuarioNuevoEmpiezaActivo'))
  await countInvitation(context)
  await refuseTaken(context.db, email)
  const { contactid } = await context.db
    .insertInto('contacto')
    .values({ firstname, lastname, email, mobile, rol })
    .returning('contactid')
    .executeTakeFirstOrThrow()
  await sendInvitation({ contactid, email }, context)
  return contactid
}

async function update(contactid: string, values: Values, context: Context): Promise<string> {
  const { db } = context
  const before = await readContacto(db, contactid)
  if (values.version !== undefined && values.version !== before.version) throw refuse('STALE_VERSION')
  const {
    firstname = before.firstname,
    lastname = before.lastname,
    mobile = before.mobile,
    rol = before.rol,
    activo = before.activo,
  } = values
  const email = newEmail(before, values.email)
  const moves = email !== before.email
  if (moves || values.invitar === true) await countInvitation(context)
  if (moves) await refuseTaken(db, email)
  if (before.rol === 'titular' && before.activo && !(rol === 'titular' && activo))
    await refuseLosing(db, contactid, activo)

  await db
    .updateTable('contacto')
    .set({ firstname, lastname, email, mobile, rol, activo, version: before.version + 1 })
    .where('contactid', '=', contactid)
    .execute()
  if (!activo) await sql`select cerrar_accesos(${contactid})`.execute(db)
  if (values.invitar === true) refuseInviting(before.invitacion, activo)
  if (values.invitar === true || (moves && activo)) await sendInvitation({ contactid, email }, context)
  return contactid
}

/** Whoever has set a password signs in with that e-mail; until then it may have been mistyped. */
function newEmail(before: Contacto, email: string | undefined): string {
  if (email === undefined || email.toLowerCase() === before.email.toLowerCase()) return before.email
  if (before.invitacion === null) throw refuseField<Field>('email', sentence('elEmailSoloSePuedeCambiar'))
  return email
}

/** The unique index has the last word; asking first lets the refusal stand beside the field. */
async function refuseTaken(db: Kysely<Database>, email: string): Promise<void> {
  await lockEmail(db, email)
  const { rows } = await sql<{ used: boolean }>`select email_en_uso(${email}) as used`.execute(db)
  if (rows[0]?.used === true)
    throw refuse('EMAIL_TAKEN', { words: { email }, fields: { email: sentence('yaHayUnUsuario') } })
}

/** Nobody shuts the door behind oneself, and an account keeps somebody who can open it: a titular who has set a password. */
async function refuseLosing(db: Kysely<Database>, contactid: string, activo: boolean): Promise<void> {
  const others = await db
    .selectFrom('contacto')
    .select('contactid')
    .where('rol', '=', 'titular')
    .where('activo', '=', true)
    .where('contactid', '<>', contactid)
    .where(sql<boolean>`invitacion_de(contactid) is null`)
    .execute()
  if (others.length === 0)
    throw refuseField<Field>(activo ? 'rol' : 'activo', sentence('laCuentaNecesitaAlMenos'))
  const me = await sql<{ yo: string | null }>`select yo() as yo`.execute(db)
  if (!activo && me.rows[0]?.yo === contactid)
    throw refuseField<Field>('activo', sentence('noPodesDesactivarte'))
}

function refuseInviting(invitacion: Contacto['invitacion'], activo: boolean): void {
  if (invitacion === null) throw refuseField<Field>('invitar', sentence('yaEligioSuContrasena'))
  if (!activo) throw refuseField<Field>('invitar', sentence('activaAlUsuarioParaInvitarlo'))
}
