import { diasDeInvitacion } from '@portal/contract/invitaciones.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { demoAjustes, demoInvitaciones, demoOperadores, demoRegistros } from './accounts.ts'

/** What the provider set, and its people; returns the ids of the one who decides documents and of the one who keeps the catalogue. */
export async function insertProveedor(
  trx: Transaction<Database>,
  hash: string,
): Promise<{ revisor: string; administrador: string }> {
  await trx
    .insertInto('ajuste')
    .values(Object.entries(demoAjustes).map(([clave, valor]) => ({ clave, valor: JSON.stringify(valor) })))
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet((eb) => ({ valor: eb.ref('excluded.valor').$castTo<string>() })),
    )
    .execute()
  const rows = await trx
    .insertInto('operador')
    .values(demoOperadores.map((operador) => ({ ...operador })))
    .returning(['operadorid', 'rol'])
    .execute()
  await trx
    .insertInto('privado.credencial')
    .values(rows.map(({ operadorid }) => ({ sujeto: operadorid, hash })))
    .execute()
  const idOf = (rol: (typeof rows)[number]['rol']) => {
    const found = rows.find((row) => row.rol === rol)
    if (!found) throw new Error(`demo provider without a ${rol}`)
    return found.operadorid
  }
  return { revisor: idOf('revisor'), administrador: idOf('administrador') }
}

/** Registrations that wait for a decision. */
export async function insertRegistros(trx: Transaction<Database>, now: Date): Promise<void> {
  await trx
    .insertInto('registro')
    .values(
      demoRegistros.map(({ hoursAgo, ...form }) => ({
        ...form,
        createdtime: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
        // Minutes later: they found the letter at once.
        email_confirmado: new Date(now.getTime() - hoursAgo * 3_600_000 + 240_000).toISOString(),
      })),
    )
    .execute()
}

/** Transportes that were asked to register, and the letters that ask them: they stay here, as a demo's do. */
export async function insertInvitaciones(
  trx: Transaction<Database>,
  { creada_por, now }: { creada_por: string; now: Date },
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  for (const { daysAgo, abierta, ...invitado } of demoInvitaciones) {
    const { correoid } = await trx
      .insertInto('correo')
      .values({
        para: invitado.email,
        asunto: 'Invitación (demo)',
        texto: 'Una invitación de la demo.',
        html: '<p>Una invitación de la demo.</p>',
        plantilla: 'invitacionDeTransporte',
        estado: 'enviado',
        en_carpeta: true,
        intentos: 1,
        creado: at(-daysAgo),
        enviado: at(-daysAgo),
      })
      .returning('correoid')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('invitacion')
      .values({
        ...invitado,
        correoid,
        creada_por,
        creada: at(-daysAgo),
        enviada: at(-daysAgo),
        vence: at(diasDeInvitacion - daysAgo),
        abierta: abierta ? at(1 - daysAgo) : null,
      })
      .execute()
  }
}
