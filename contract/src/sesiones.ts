import * as z from 'zod/mini'
import { Momento } from './textKinds.ts'
import { operation, recordsOf, row, type Told } from './operation.ts'
import { Id } from './values.ts'

/** Where a person is signed in: what each may look at and end, of the own ones alone. */

export const Sesion = row(
  { sesionid: z.string() },
  {
    /** Families, as people know them; null where the program that signed in does not say. */
    navegador: z.nullable(z.string()),
    sistema: z.nullable(z.string()),
    /** When it began, and when it was last used: written down every 5 seconds. */
    creada: Momento,
    vista: Momento,
    /** The one that asks. */
    actual: z.boolean(),
  },
)

/** The own sessions that live: this one first, then the last used. */
export const ListSesiones = operation({
  access: 'contacto',
  input: {},
  output: recordsOf(Sesion),
})

/** Ends one of the own sessions, or all but this one, and answers which. */
export const CerrarSesion = operation({
  access: 'contacto',
  writes: { input: 'sesionid' },
  // Whoever finds a stranger's session has to be able to end it, however the account stands.
  whileSuspended: true,
  input: { sesionid: z.union([z.literal('otras'), Id]) },
  output: recordsOf(row({ sesionid: z.string() })),
})

export const told = {
  ListSesiones: {
    about: 'Where the person is signed in: browser and system, since when, and which session asks.',
    missed: {
      en: '«Sesiones» says that the provider doesn’t offer it, and no menu leads there.',
      es: 'no hay pantalla de sesiones.',
    },
  },
  CerrarSesion: {
    about: 'Ends one of the own sessions, or with `sesionid` "otras" all but the one that asks.',
    missed: {
      en: 'Nobody is offered to end a session elsewhere.',
      es: 'nadie puede cerrar sus otras sesiones.',
    },
  },
} satisfies Record<string, Told>
