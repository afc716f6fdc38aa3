import type { Answer } from '@portal/contract'

export type Pedible = Answer<'ListPedibles'>['records'][number]
export type CasillaPedible = NonNullable<Pedible['casillas']>[number]

/** The paper of a row. */
export interface Elegida {
  recursoid: string
  tipodocumentoid: string
  periodo?: string | null | undefined
}

export const casillaId = (
  recursoid: string,
  { tipodocumentoid, periodo }: Omit<Elegida, 'recursoid'>,
): string => `${recursoid} ${tipodocumentoid} ${periodo ?? ''}`

/**
 * What is ticked as the dialog opens: the papers of the rows that it was opened from; or else all that has to be there and
 * that no other link asks for.
 */
export const tickedAtFirst = (
  pedibles: readonly Pedible[],
  elegidas: readonly Elegida[] | undefined,
): string[] =>
  pedibles.flatMap(({ recursoid, casillas = [] }) =>
    casillas
      .filter((casilla) =>
        elegidas
          ? elegidas.some(
              (elegida) => casillaId(elegida.recursoid, elegida) === casillaId(recursoid, casilla),
            )
          : casilla.obligatorio !== false && casilla.pedida !== true,
      )
      .map((casilla) => casillaId(recursoid, casilla)),
  )
