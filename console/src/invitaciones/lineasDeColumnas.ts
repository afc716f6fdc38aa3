import { antesDe } from '@portal/parts/importar/columnas.ts'
import { elegir, type Elegida } from '@portal/parts/importar/elegida.ts'
import type { Leida } from '@portal/parts/importar/ElegirPlanilla.tsx'

const campos = ['cuit', 'email', 'accountname'] as const

/** What the chosen columns say of each row, as lines of a list. */
export function lineasDeColumnas({ columnas, propuesta }: Elegida): string {
  const at = campos
    .map((campo) => columnas.findIndex((columna) => columna.campo === campo))
    .filter((place) => place >= 0)
  return propuesta.filas
    .map(({ celdas }) =>
      at
        .map((place) => celdas[place] ?? '')
        .filter((celda) => celda !== '')
        .join('; '),
    )
    .join('\n')
}

export const elegirLista = (leida: Leida, hoja?: number) => elegir('invitaciones', leida, antesDe([]), hoja)
