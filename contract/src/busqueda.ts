import * as z from 'zod/mini'
import { operation, recordsOf, row } from './operation.ts'
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

/** Choferes, dominios and unidades by their own text; of documents, those of which every word names the type, the resource or the number. */
export const Buscar = operation({
  access: 'contacto',
  input: {
    search: z
      .string({ error: 'Escribí qué buscás' })
      .check(
        z.trim(),
        z.minLength(2, 'Escribí al menos 2 letras o números'),
        z.maxLength(100, 'Hasta 100 caracteres'),
      ),
  },
  output: recordsOf(Hallazgo),
})
