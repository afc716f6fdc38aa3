import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Email, passwordMinLength } from '@portal/contract/values.ts'
import { sql, type Kysely } from 'kysely'
import { migrate } from '../database/migrate.ts'
import type { Database } from '../database/schema.ts'
import { createPasswords } from '../sessions/passwords.ts'
import { weaknessOf } from '../sessions/weakPassword.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import { requireDatabase, withInstallation } from './installation.ts'

const roles = ['administrador', 'revisor'] as const

export const admin: Command = {
  usage: 'admin <email> [--nombre "Nombre y apellido"] [--rol administrador|revisor] [--sin-dos-pasos]',
  summary: 'crea una persona del proveedor, o le pone otra contraseña y la reactiva',
  details: [
    '--nombre         cómo se llama; quien ya está conserva el suyo',
    '--rol            administrador (si es nueva y no se dice) o revisor',
    '--sin-dos-pasos  deja de pedirle el código de su celular',
    'La contraseña se pregunta, o se lee de ADMIN_PASSWORD.',
  ],
  async run(args, settings, { environment, say, askPassword }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        nombre: { type: 'string' },
        rol: { type: 'string' },
        'sin-dos-pasos': { type: 'boolean', default: false },
      },
    })
    const [given = '', ...others] = positionals
    const email = Email.safeParse(given)
    const rol = roles.find((role) => role === values.rol)
    if (!email.success || others.length > 0) throw new UsageError('Falta un email válido.')
    if (values.rol !== undefined && rol === undefined)
      throw new UsageError('El rol es administrador o revisor.')
    requireDatabase(settings)
    const password = environment['ADMIN_PASSWORD'] || (await askPassword())
    await requireStrong(password, [email.data, values.nombre ?? ''])
    return withInstallation(settings, say, async ({ db, ownerUrl }) => {
      await migrate(ownerUrl)
      const hash = await createPasswords().hash(password)
      const saved = await saveOperador(db, {
        email: email.data,
        nombre: values.nombre,
        rol,
        hash,
        withoutTotp: values['sin-dos-pasos'],
      })
      say(
        saved.created
          ? `Listo: ${saved.nombre} (${saved.rol}) ya puede entrar a la consola con ${email.data}.`
          : `Listo: ${saved.nombre} (${saved.rol}) tiene contraseña nueva, y sus sesiones abiertas se cerraron.`,
      )
      if (saved.tookTotp) say('Ya no se le pide el código de su aplicación.')
      return true
    })
  },
}

async function requireStrong(password: string, about: readonly string[]): Promise<void> {
  if (password.length < passwordMinLength)
    throw new CommandError(`La contraseña tiene que tener al menos ${passwordMinLength} caracteres.`)
  if ((await weaknessOf(password, about)) !== undefined)
    throw new CommandError('Esa contraseña es de las primeras que alguien probaría: elegí otra.')
}

interface Operador {
  email: string
  nombre: string | undefined
  rol: (typeof roles)[number] | undefined
  hash: string
  /** For whoever lost the phone, with nobody in the console to ask. */
  withoutTotp: boolean
}

/** What isn't said stays as it is; somebody new is an administrador. */
function saveOperador(db: Kysely<Database>, { email, nombre, rol, hash, withoutTotp }: Operador) {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('operador')
      .set({ activo: true, ...(nombre !== undefined && { nombre }), ...(rol && { rol }) })
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .returning(['operadorid', 'nombre', 'rol'])
      .executeTakeFirst()
    const operador =
      found ??
      (await trx
        .insertInto('operador')
        .values({ email, nombre: nombre ?? 'Administrador', rol: rol ?? 'administrador' })
        .returning(['operadorid', 'nombre', 'rol'])
        .executeTakeFirstOrThrow())
    await sql`select guardar_clave(${operador.operadorid}, ${hash})`.execute(trx)
    const tookTotp = withoutTotp && (await takeTotp(trx, operador.operadorid))
    const created = found === undefined
    await trx
      .insertInto('auditoria')
      .values({
        accion: created ? 'orden admin: alta' : `orden admin: contraseña${tookTotp ? ', sin dos pasos' : ''}`,
        objeto: operador.operadorid,
        request_id: randomUUID(),
      })
      .execute()
    return { ...operador, created, tookTotp }
  })
}

async function takeTotp(db: Kysely<Database>, operadorid: string): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`select quitar_totp(${operadorid}) as had`.execute(db)
  return rows[0]?.had === true
}
