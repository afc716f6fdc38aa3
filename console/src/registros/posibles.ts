import type { Registro } from './registro.ts'

type Unible = Registro['unibles'][number]

/** What can be done with a registration, in the order in which it is offered, and the key of each. */
export const teclas = { aprobar: 'A', unir: 'P', retirar: 'P', rechazar: 'R' } as const
export type Opcion = keyof typeof teclas

/** Why something can't be done: a key of the texts. */
type Impide = 'aprobarNumero' | 'email' | 'nadieQueResponda' | null

export interface Posible {
  opcion: Opcion
  impide: Impide
  /** What the server says of the one account that there is. */
  dice?: string | null | undefined
}

/** Those of the accounts that could be asked. */
export const preguntables = ({ unibles, email_en_uso }: Registro): readonly Unible[] =>
  email_en_uso ? [] : unibles.filter(({ impide }) => impide === null)

/** The ways a registration can be decided now. Whoever waits for a titular is asked no more before anything else. */
export function opcionesDe(registro: Registro): readonly Posible[] {
  const { estado_registro, unibles, email_en_uso } = registro
  if (estado_registro === 'consultada')
    return [
      { opcion: 'retirar', impide: null },
      { opcion: 'rechazar', impide: null },
    ]
  const sameNumber = unibles.some(({ coincide }) => coincide === 'numero')
  const taken: Impide = email_en_uso ? 'email' : null
  return [
    { opcion: 'aprobar', impide: sameNumber ? 'aprobarNumero' : taken },
    ...(unibles.length === 0
      ? []
      : [
          {
            opcion: 'unir' as const,
            dice: taken === null && unibles.length === 1 ? unibles[0]?.impide : null,
            impide: taken ?? (preguntables(registro).length === 0 ? ('nadieQueResponda' as const) : null),
          },
        ]),
    { opcion: 'rechazar', impide: null },
  ]
}
