import type { Answer } from '@portal/contract'
import { rutas } from '../rutas.ts'

type Encontrado = Answer<'Buscar'>['records'][number]
type Clase = Encontrado['clase']

export type Hallazgo = Encontrado & { href: string }

const hasUnidades = (addresses: object): addresses is { unidad: (id: string) => string } =>
  'unidad' in addresses

/** Of each kind, in the order they are shown: its icon and its address. */
export const clases: Readonly<Record<Clase, { icono: string; href?: (id: string) => string }>> = {
  chofer: { icono: 'choferes', href: rutas.chofer },
  dominio: { icono: 'dominios', href: rutas.dominio },
  unidad: { icono: 'unidades', ...(hasUnidades(rutas) && { href: rutas.unidad }) },
  documento: { icono: 'documentos', href: rutas.documento },
}

export interface Grupo {
  clase: Clase
  hallazgos: readonly Hallazgo[]
}

/** What was found, by kind. What has no screen to go to is not offered. */
export const enGrupos = (records: readonly Encontrado[]): Grupo[] =>
  (Object.keys(clases) as Clase[]) // the table's own keys
    .map((clase) => ({
      clase,
      hallazgos: records
        .filter((record) => record.clase === clase)
        .flatMap((record) => {
          const { href } = clases[clase]
          return href ? [{ ...record, href: href(record.id) }] : []
        }),
    }))
    .filter(({ hallazgos }) => hallazgos.length > 0)
