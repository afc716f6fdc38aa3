import type { Input } from '@portal/contract'
import { maxDice } from '@portal/contract/entradas.ts'
import { fechasConSentido } from '@portal/contract/vigencia.ts'
import type { PapelLeido } from './cuenta.ts'

type Recibida = Input<'RecibirEntradas'>

/** What is proposed of it: of its dates those that its type asks for. */
export const proposalOf = ({
  recursoid,
  tipodocumentoid,
  tipo,
  certeza,
  porques,
  candidatos,
  ...fechas
}: Pick<
  PapelLeido,
  | 'recursoid'
  | 'tipodocumentoid'
  | 'tipo'
  | 'certeza'
  | 'porques'
  | 'candidatos'
  | 'fecha_emision'
  | 'fecha_vencimiento'
  | 'periodo'
>): Pick<Recibida['entradas'][number], 'values' | 'certeza' | 'porques' | 'candidatos'> => {
  const asked = tipo?.vigencia ? fechasConSentido(tipo.vigencia, fechas) : {}
  const values = Object.fromEntries(
    Object.entries({ recursoid, tipodocumentoid, ...asked }).filter(([, value]) => Boolean(value)),
  )
  return {
    values,
    certeza,
    candidatos: candidatos.map((each) => ({ ...each, dice: each.dice.slice(0, maxDice) })),
    porques: porques.flatMap(({ campo, porque, dice }) =>
      (porque === 'codigo' || porque === 'hoja') &&
      (campo === 'recurso' || campo === 'tipo' || campo in values)
        ? [{ campo, porque, dice: dice?.slice(0, maxDice) ?? '' }]
        : [],
    ),
  }
}
