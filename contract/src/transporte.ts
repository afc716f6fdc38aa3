import * as z from 'zod/mini'
import { Momento } from './textKinds.ts'
import { listOf, operation, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { Aptitud, Casilla, Culpable, operaciones } from './recursos.ts'
import { EstadoCuenta } from './estadoCuenta.ts'
import { Id, TipoDocumentoCuenta } from './values.ts'

/** The carrier's account as a resource: its own documents, and what it has on the road. */
export const Transporte = row(
  { accountid: z.string(), accountname: z.string() },
  {
    tipo_documento: TipoDocumentoCuenta,
    cuit: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
    mailingstreet: z.nullable(z.string()),
    othercountry: z.nullable(z.string()),
    otherstate: z.nullable(z.string()),
    othercity: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    estado: EstadoCuenta,
    createdtime: Momento,
    version: z.int(),
    aptitud: Aptitud,
    /** What keeps it from being fit, or will. */
    motivos: z.array(SaidText),
    /** Every reason: what the carrier can mend, what waits for the provider, what ends soon. */
    culpables: z.array(Culpable),
    operaciones,
    casillas: listOf(Casilla),
    /** Active choferes, dominios and unidades, and all that they and the transporte have not presented yet. */
    cantidades: row({}, { choferes: z.int(), dominios: z.int(), unidades: z.int(), faltantes: z.int() }),
  },
)

export const DetailTransporte = operation({
  access: 'contacto',
  kept: true,
  input: { operacionid: z.optional(Id) },
  output: recordsOf(Transporte),
})

export const told = {
  DetailTransporte: {
    about: 'The account as a resource: its own documents and what it has on the road.',
    missed: {
      en: '«Transporte» says that the provider doesn’t offer it, and no menu leads there.',
      es: 'no hay pantalla de Transporte.',
    },
  },
} satisfies Record<string, Told>
