import type { Answer } from '@portal/contract'
import { rutas } from '../rutas.ts'

type Encontrado = Answer<'Buscar'>['records'][number]
type Clase = Encontrado['clase']

export type Hallazgo = Encontrado & { href: string }

/** Of each kind, in the order they are shown: its icon and its address. */
export const clases: Readonly<Record<Clase, { icono: string; href: (id: string) => string }>> = {
  chofer: { icono: 'choferes', href: rutas.chofer },
  dominio: { icono: 'dominios', href: rutas.dominio },
  unidad: { icono: 'unidades', href: rutas.unidad },
  documento: { icono: 'documentos', href: rutas.documento },
}

export interface Grupo {
  clase: Clase
  hallazgos: readonly Hallazgo[]
}

/** What was found, by kind. */
export const enGrupos = (records: readonly Encontrado[]): Grupo[] =>
  (Object.keys(clases) as Clase[]) // the table's own keys
    .map((clase) => ({
      clase,
      hallazgos: records
        .filter((record) => record.clase === clase)
        .map((record) => ({ ...record, href: clases[clase].href(record.id) })),
    }))
    .filter(({ hallazgos }) => hallazgos.length > 0)
