import * as z from 'zod/mini'
import { EstadoCuenta } from './estadoCuenta.ts'
import { operation, recordsOf, row, type Told } from './operation.ts'
import { Rol, requiredPassword } from './ingreso.ts'
import {
  Id,
  Mobile,
  NewPassword,
  noNumerico,
  opcional,
  texto,
  TipoDocumentoCuenta,
  Version,
} from './values.ts'

/** The signed-in person together with the carrier account. */

export const ProfileForm = {
  firstname: noNumerico(80),
  lastname: noNumerico(80),
  mobile: Mobile,
  /** Razón social: asked here, because registration does not ask for it. Only the titular may change the account's fields. */
  accountname: noNumerico(160),
  mailingstreet: noNumerico(160),
  othercountry: texto(80),
  otherstate: texto(120),
  othercity: texto(120),
}

export const Profile = row(
  { firstname: z.string(), lastname: z.string() },
  {
    contactid: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
    rol: Rol,
    accountid: z.string(),
    accountname: z.string(),
    tipo_documento: TipoDocumentoCuenta,
    cuit: z.string(),
    mailingstreet: z.nullable(z.string()),
    othercountry: z.nullable(z.string()),
    otherstate: z.nullable(z.string()),
    othercity: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    estado: EstadoCuenta,
    version: z.int(),
  },
)

export const DetailProfile = operation({
  access: 'contacto',
  whileIncomplete: true,
  input: {},
  output: recordsOf(Profile),
})

/** A complete profile enables an incomplete account. */
export const SaveProfile = operation({
  access: 'contacto',
  writes: { record: 'contactid' },
  whileIncomplete: true,
  whileSuspended: true,
  input: { values: z.strictObject({ ...ProfileForm, version: Version }) },
  output: recordsOf({ full: Profile.full, remote: z.partial(Profile.remote) }),
})

/** The account's picture: an uploaded JPG, PNG or BMP that nothing else uses; empty takes the picture away. */
export const SaveLogo = operation({
  access: 'titular',
  writes: { record: 'logo' },
  whileSuspended: true,
  input: { archivoid: opcional(Id) },
  output: recordsOf(row({}, { logo: z.nullable(z.string()) })),
})

/**
 * Changes the own password. This session stays, the person's others end, and a mail tells of it. 1513 when it is weak.
 * A browser says the current one too; the seed's clients never asked for it.
 */
export const changePasswordProfile = operation({
  access: 'contacto',
  writes: 'unnamed',
  whileIncomplete: true,
  whileSuspended: true,
  input: { passwordActual: z.optional(requiredPassword), password: NewPassword },
  output: row({}, { changed: z.literal(true) }),
})

export const told = {
  DetailProfile: {
    about: 'The person and the account.',
  },
  SaveProfile: {
    about: 'Saves the profile. The first complete one takes the account from estado 3 to 1.',
  },
  SaveLogo: {
    about: 'Gives the account a picture that was uploaded before. For the titular.',
    missed: { en: 'The logo can’t be changed here.', es: 'el logo no se cambia.' },
  },
  changePasswordProfile: {
    about:
      'Changes the own password. This session stays; the person’s others end. An outside client may leave `passwordActual` out.',
  },
} satisfies Record<string, Told>
