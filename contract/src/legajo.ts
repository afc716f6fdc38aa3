import * as z from 'zod/mini'
import { operation, recordsOf } from './operation.ts'
import { Id, Periodo } from './values.ts'
import { sentence } from './wording.ts'

/** Evidence of an account that opens without the product: papers, what was decided of them, and the audit's lines, signed. */

/** As much as one legajo takes; its ZIP counts no more bytes than 4 GB. */
export const maxLegajo = { meses: 120, archivos: 20_000, bytes: 3_500_000_000 } as const

/** What stands in the address where a legajo is of all that the account has. */
export const deTodaLaCuenta = '0'

/** What a legajo would hold, and where its ZIP is fetched, by an administrador's browser. */
export const PrepararLegajo = operation({
  access: 'administrador',
  ofCuenta: true,
  input: {
    cuentaid: Id,
    /** The first and the last of its months. */
    desde: Periodo,
    hasta: Periodo,
    /** Of one chofer, dominio or unidad alone; a unidad’s is of its parts too. */
    recursoid: z.optional(Id),
  },
  output: recordsOf(
    z.object({
      cuentaid: z.string(),
      accountname: z.string(),
      /** Files that were presented, and their bytes together. */
      archivos: z.int(),
      bytes: z.number(),
      documentos: z.int(),
      /** Lines of history, exceptions, who passed at gates, and lines of the audit. */
      historial: z.int(),
      excepciones: z.int(),
      pasos: z.int(),
      lineas: z.int(),
      /** Lines of the audit that are in no block yet: they are not in it. */
      sinSellar: z.int(),
      /** Presentations of the same resources that are not of these months. */
      deOtrosMeses: z.int(),
      /** The night of the last root that left the house; null where none did yet. */
      testigo: z.nullable(z.string()),
      url: z.string(),
    }),
  ),
})

/** As much as is brought in of another installation's legajo: its ZIP, its papers, and those of one call; the others follow with the next one. */
export const maxTraido = { bytes: 100_000_000, papeles: 2_000, porVez: 60 } as const

export const pasosDeTraer = ['revisar', 'traer'] as const
export type PasoDeTraer = (typeof pasosDeTraer)[number]

/** What stands beside the ZIP. */
export const TraerLegajo = z.strictObject({
  paso: z.enum(pasosDeTraer, { error: sentence('elegiUnoDeLaLista') }),
})

/** Why papers of a legajo don't come: their decision says so, a newer one of the same stands beside it, or this server takes none of its files. */
export const noVienen = ['rechazados', 'anteriores', 'ilegibles'] as const

/** What a legajo is, and what would come or came of it. Nothing of what was decided there is decided here. */
export const LegajoTraido = z.object({
  /** Who signed it, as it says itself, and where it says that its key is told. */
  firmante: z.string(),
  direccion: z.string(),
  llave: z.string(),
  /** The key itself, as it is pinned. */
  publica: z.string(),
  /** Whether the key is one of this installation's own, or pinned; of any other nothing comes. See docs/decisions/0161. */
  conocida: z.boolean(),
  /** Under which name it is pinned; null of this installation's own and of an unknown one. */
  fijada: z.nullable(z.string()),
  hecho: z.string(),
  /** Of whom it is, as it says. */
  de: z.string(),
  /** Papers that may come, of which so many are there from before, and so many would know whose they are. */
  papeles: z.int(),
  estaban: z.int(),
  ubicados: z.int(),
  /** How many this call brought, and how many are left for the next one. */
  traidos: z.int(),
  faltan: z.int(),
  afuera: z.record(z.enum(noVienen), z.int()),
})
export type LegajoTraido = z.output<typeof LegajoTraido>
