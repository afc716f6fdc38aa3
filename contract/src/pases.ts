import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { lugares } from './lugaresDeUnidad.ts'
import { operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Aptitud } from './recursos.ts'
import { SaidText } from './saidText.ts'
import { Momento } from './textKinds.ts'
import { Hasta } from './unidades.ts'
import { Id } from './values.ts'

/** Passes of a carrier's units and choferes, and where they passed. See docs/decisions/0143. */

/** What a pass shows beside its code: who they are, and how they stand today. */
const PaseVisto = row(
  { recursoid: z.string(), codigo: z.string() },
  {
    /** Of whom it is: a unit, or a chofer alone. */
    que: z.enum(['unidad', 'chofer']),
    nombre: z.string(),
    transporte: z.string(),
    /** As it is told to people: `0007-3141`. */
    numero: z.string(),
    /** The moment until which the code is good; another is made before. */
    vence: Momento,
    partes: z.array(
      z.object({
        lugar: z.enum(lugares),
        recursoid: z.string(),
        nombre: z.string(),
        pais_patente: z.nullable(z.string()),
        vehiculo: z.nullable(z.string()),
        carroceria: z.nullable(z.string()),
        cantidad_ejes: z.nullable(z.int()),
      }),
    ),
    /** How they stand today, the first reason of it, and the last day on which they may go out with what ends it. */
    aptitud: Aptitud,
    motivo: z.nullable(SaidText),
    hasta: Hasta,
    /** The link that shows it is good until it is taken back. */
    compartido: z.boolean(),
  },
)

/** The pass of a unit or of a chofer: made where there is none that is good, or where what it says changed since. */
export const VerPase = operation({
  access: 'contacto',
  writes: { record: 'recursoid' },
  // It says who they are, and nothing of what they may.
  whileSuspended: true,
  input: { recursoid: Id },
  output: recordsOf(PaseVisto),
})

/** A link that shows one pass and nothing else, as it stands whenever it is opened. Answered this once; another one before it ends. */
export const CompartirPase = operation({
  access: 'contacto',
  writes: { record: 'recursoid' },
  answersSecret: true,
  input: { recursoid: Id },
  output: recordsOf(row({ recursoid: z.string(), enlace: z.string() })),
})

/** Takes the link of a pass back, and revokes the codes that were shown until now: the next one is another. */
export const AnularPase = operation({
  access: 'contacto',
  writes: { record: 'recursoid' },
  whileSuspended: true,
  input: { recursoid: Id },
  output: recordsOf(row({ recursoid: z.string(), anulados: z.int() })),
})

/** Where and when a unit, a chofer or a dominio of the account passed, the newest first. */
export const ListMisPasos = operation({
  access: 'contacto',
  input: { recursoid: Id, ...paged(['momento']) },
  output: pageOf(
    row(
      { pasoid: z.string(), momento: Momento },
      {
        puerta: z.string(),
        sede: z.string(),
        sentido: z.enum(['entra', 'sale', 'no entra']),
        respuesta: z.enum(['puede', 'no', 'llamar', 'no coincide', 'visita']),
        motivos: z.array(z.string()),
        /** What came with it: plates and names. */
        partes: z.array(z.object({ lugar: z.string(), nombre: z.string() })),
        /** Let in all the same: why. */
        igual: z.nullable(z.string()),
        estuvo: z.nullable(z.int()),
      },
    ),
  ),
})

export const told = {
  VerPase: {
    about:
      'The pass of a unit or a chofer for the gate: its code, until when it is good, and who it says they are.',
    missed: { en: 'There is no «Pase».', es: 'no hay pases de portería.' },
  },
  CompartirPase: {
    about: 'Makes a link that shows one pass and nothing else; it is answered this once.',
    missed: { en: 'No pass is shared by a link.', es: 'no se comparten pases.' },
  },
  AnularPase: {
    about: 'Takes the link of a pass back and revokes the codes that were shown.',
    missed: { en: 'No pass is taken back.', es: 'no se anulan pases.' },
  },
  ListMisPasos: {
    about: 'Where and when a unit, a chofer or a dominio passed a gate.',
    missed: { en: 'What passed the gates is not told.', es: 'no se ven los pasos por portería.' },
  },
} satisfies Record<string, Told>

export const columnasDePase = {
  paseid: 'nuestra',
  serial: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  partes: 'exportada',
  emitido: 'exportada',
  vence: 'exportada',
  codigo: 'nuestra',
  anulado: 'exportada',
  anulado_por: 'exportada',
} as const satisfies Columnas

export const columnasDePasoDeRecurso = {
  pasoid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  lugar: 'exportada',
  momento: 'exportada',
  sentido: 'exportada',
  sede: 'exportada',
  puertaid: 'exportada',
  doble: 'exportada',
  de_baja: 'exportada',
} as const satisfies Columnas
