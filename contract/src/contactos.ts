import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Momento } from './textKinds.ts'
import { operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Rol } from './ingreso.ts'
import { Email, Id, IdONuevo, Mobile, noNumerico, opcional, requerido, Version } from './values.ts'

/** The people of an account: who signs in, and who manages those who do. */

/** `pendiente`: the mailed link still serves. `vencida`: it does not, and no password was ever set; it can be mailed again. */
export const Invitacion = z.enum(['pendiente', 'vencida'])

export const Contacto = row(
  { contactid: z.string(), firstname: z.string(), lastname: z.string() },
  {
    email: z.string(),
    mobile: z.nullable(z.string()),
    rol: Rol,
    /** A deactivated user can't sign in, and keeps the name in what was done. */
    activo: z.boolean(),
    /** Null once the person has set a password. */
    invitacion: z.nullable(Invitacion),
    ultimo_ingreso: z.nullable(Momento),
    createdtime: Momento,
    version: z.int(),
  },
)

/** The users of the account, to all of them. */
export const ListContacts = operation({
  access: 'contacto',
  input: {
    activo: z.optional(z.boolean()),
    ...paged(['nombre', 'email', 'rol', 'ultimo_ingreso', 'createdtime']),
  },
  output: pageOf(Contacto),
})

export const DetailContact = operation({
  access: 'titular',
  input: { contactid: Id },
  output: recordsOf(Contacto),
})

export const ContactForm = {
  firstname: noNumerico(80),
  lastname: noNumerico(80),
  /** Of an existing user only while the invitation is unused. */
  email: Email,
  mobile: opcional(Mobile),
  rol: z.enum(['titular', 'colaborador'], { error: requerido }),
}

/** After a save a back office elsewhere may say no more than which user it was. */
const ContactoGuardado = {
  full: Contacto.full,
  remote: z.extend(z.partial(Contacto.remote), { contactid: z.string() }),
}

/** What a new user can't do without. */
export const contactoNuevo = ['firstname', 'lastname', 'email'] as const

/**
 * `contactid` "0" invites: names and e-mail are asked for, and a mail brings a link that sets the password (72 hours,
 * once). Otherwise only what is sent changes; `invitar` mails a new link in place of the earlier ones, and so does
 * another e-mail. 1503 when somebody signs in with the e-mail already.
 */
export const SaveContact = operation({
  access: 'titular',
  writes: { record: 'contactid' },
  // Whoever has left a carrier has to lose the access, however the account stands.
  whileSuspended: true,
  creation: { id: 'contactid', requires: contactoNuevo },
  input: {
    contactid: IdONuevo,
    values: z.strictObject({
      ...z.partial(z.object(ContactForm)).shape,
      activo: z.optional(z.boolean()),
      invitar: z.optional(z.boolean()),
      version: Version,
    }),
  },
  output: recordsOf(ContactoGuardado),
})

export const columnasDeContacto = {
  contactid: 'exportada',
  cuenta_id: 'exportada',
  firstname: 'personal',
  lastname: 'personal',
  email: 'personal',
  mobile: 'personal',
  rol: 'abierta',
  activo: 'abierta',
  idioma: 'exportada',
  ultimo_ingreso: 'exportada',
  createdtime: 'exportada',
  version: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListContacts: {
    about: 'The users of the account.',
  },
  DetailContact: {
    about: 'A user of the account. For the titular.',
    missed: {
      en: 'A user’s page says that the provider doesn’t offer it.',
      es: 'los usuarios no tienen ficha.',
    },
  },
  SaveContact: {
    about:
      'Invites a user (`contactid` "0"), whom a mailed link lets choose a password, edits one, or ends the access with `activo: false`. For the titular.',
    missed: {
      en: 'Users can’t be invited or changed here.',
      es: 'no se invita ni se cambia a los usuarios.',
    },
  },
} satisfies Record<string, Told>
