import type { Idioma } from '@portal/contract/idioma.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { dosPasosCambiados, type CambioDeDosPasos } from '../../mail/templates/aboutSignIn.ts'

interface Told {
  nombre: string
  email: string
  idioma: Idioma
}

/** Whoever's sign-in changes is told by mail: it may have been somebody else. */
async function tell(
  db: Kysely<Database>,
  { nombre, email, idioma }: Told,
  change: CambioDeDosPasos,
  url?: string,
): Promise<void> {
  await sendMail(db, {
    para: email,
    plantilla: 'dosPasosCambiados',
    mail: dosPasosCambiados({
      idioma,
      proveedor: await proveedorName(db),
      firstname: nombre,
      email,
      momento: new Date(),
      change,
      url,
    }),
  })
}

export const tellOperador = (db: Kysely<Database>, told: Told, change: CambioDeDosPasos): Promise<void> =>
  tell(db, told, change)

/** `url`: where somebody who did not do it changes the password. */
export const tellContacto = (
  db: Kysely<Database>,
  told: Told,
  change: CambioDeDosPasos,
  url: string,
): Promise<void> => tell(db, told, change, url)
