import type { ReactNode } from 'react'

/**
 * Where the provider has a name, and a logo; where it takes letters, and where it doesn't; and of the page that says what was wrong with one, each field
 * as it is well and as it is not.
 */
export type NombreDeCaso =
  | 'con-proveedor'
  | 'con-logo'
  | 'con-contacto'
  | 'sin-contacto'
  | 'aviso'
  | `${string}.bien`
  | `${string}.mal`

/**
 * Part of a page that is shown in one case alone. It is drawn at build as a template, which a browser passes over; the
 * server, which knows the case, takes it out of there or leaves it out. See docs/decisions/0045.
 */
export const Caso = ({ nombre, children }: { nombre: NombreDeCaso; children: ReactNode }) => (
  <template data-caso={nombre}>{children}</template>
)
