import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { operation, recordsOf, row, type Told } from './operation.ts'
import { apariencia } from './recursos.ts'

/** What a search box finds: a few of each kind, those on the road first. */

export const Hallazgo = row(
  {
    clase: z.enum(['chofer', 'dominio', 'unidad', 'documento']),
    id: z.string(),
    /** A full name, a plate, a unit's name, a document type. */
    titulo: z.string(),
  },
  {
    /** What tells it from others of the same title. */
    detalle: z.string(),
    /** The resource's or the unit's state; of a document, what its slot shows. */
    estado: z.string(),
    /** Of a chofer and a dominio; null in what the others have none of. */
    ...apariencia,
  },
)

const buscado = (least: number) =>
  z
    .string({ error: sentence('escribiQueBuscas') })
    .check(
      z.trim(),
      z.minLength(least, sentence('escribiAlMenos', { min: least })),
      z.maxLength(100, sentence('hastaCaracteres', { max: 100 })),
    )

/** So few letters are in everything that a carrier has, and in everything that all of them have. */
export const minimoDeBusqueda = { propia: 2, enCuentas: 3 } as const

/** Choferes, dominios and unidades by their own text; of documents, those of which every word names the type, the resource or the number. */
export const Buscar = operation({
  access: 'contacto',
  input: {
    search: buscado(minimoDeBusqueda.propia),
  },
  output: recordsOf(Hallazgo),
})

/** What the provider finds among all carriers. */
export const HallazgoEnCuentas = z.object({
  clase: z.enum(['cuenta', 'chofer', 'dominio']),
  id: z.string(),
  /** A company's name, a full name, a plate. */
  titulo: z.string(),
  /** What tells it from others of the same title: its number, its vehicle. */
  detalle: z.string(),
  /** Of a resource. */
  estado: z.nullable(z.string()),
  cuentaid: z.string(),
  accountname: z.string(),
  ...apariencia,
})

/** Accounts by name, number or e-mail, choferes and dominios by their own text: a few of each, those on the road first. */
export const BuscarEnCuentas = operation({
  access: 'revisor',
  input: { search: buscado(minimoDeBusqueda.enCuentas) },
  output: recordsOf(HallazgoEnCuentas),
})

export const told = {
  Buscar: {
    about: 'Finds choferes, dominios, unidades and documents by part of a name, a number or a plate.',
    missed: { en: 'The bar has no search box.', es: 'la barra no tiene búsqueda.' },
  },
} satisfies Record<string, Told>
