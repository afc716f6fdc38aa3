import type { Input, Result } from '@portal/contract'
import { CuentaForm } from '@portal/contract/cuentas.ts'
import { identificacionProblem, onlyDigits } from '@portal/contract/identificacion.ts'
import { leerCelda, type Leida } from '@portal/contract/planillas.ts'
import { requerido } from '@portal/contract/values.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { inOurWords } from '../../../inputProblems.ts'

type Fila = Input<'RevisarCuitConocidos'>['filas'][number]
type Revisada = Result<'RevisarCuitConocidos'>['records'][number]

/** Each row as it stands: what is wrong with it, with another one before it, or who has its number already. */
export async function reviseCuits(db: Kysely<Database>, filas: readonly Fila[]): Promise<Revisada[]> {
  const leidas = filas.map(leer)
  const cuits = leidas.flatMap(({ cuit, problema }) => (problema === null ? [cuit] : []))
  if (cuits.length === 0) return leidas
  const conocidos = await db.selectFrom('cuit_conocido').select('cuit').where('cuit', 'in', cuits).execute()
  const cuentas = await db
    .selectFrom('cuenta')
    .select(['cuit', 'cuenta_id as cuentaid', 'accountname'])
    .where('cuit', 'in', cuits)
    .execute()
  const known = new Set(conocidos.map(({ cuit }) => cuit))
  const owners = new Map(cuentas.map(({ cuit, ...cuenta }) => [cuit, cuenta]))
  const first = new Map<string, number>()
  return leidas.map((leida): Revisada => {
    if (leida.problema !== null) return leida
    const before = first.get(leida.cuit)
    if (before !== undefined)
      return {
        ...leida,
        resultado: 'error',
        problema: sentence('loteRepetida', { filas: `${String(before)}, ${String(leida.fila)}` }),
      }
    first.set(leida.cuit, leida.fila)
    const cuenta = owners.get(leida.cuit)
    if (cuenta) return { ...leida, resultado: 'cuenta', cuenta }
    return known.has(leida.cuit) ? { ...leida, resultado: 'igual' } : leida
  })
}

function leer({ fila, cuit, accountname }: Fila): Revisada {
  const numero = leerCelda('cuits', 'cuit', cuit)
  const nombre = leerCelda('cuits', 'accountname', accountname)
  const typed = textoDe(numero)
  const dicho = { fila, cuit: onlyDigits(typed), accountname: textoDe(nombre) || null, cuenta: null }
  const problema =
    problemaDe(numero) ?? problemaDe(nombre) ?? numeroProblem(typed) ?? nombreProblem(dicho.accountname)
  return problema === undefined
    ? { ...dicho, resultado: 'cargar', problema: null }
    : { ...dicho, cuit, resultado: 'error', problema }
}

const textoDe = (leida: Leida): string =>
  leida && 'valor' in leida && typeof leida.valor === 'string' ? leida.valor : ''
const problemaDe = (leida: Leida) => (leida && 'problema' in leida ? leida.problema : undefined)
const numeroProblem = (typed: string) => (typed === '' ? requerido : identificacionProblem('CUIT', typed))
const nombreProblem = (accountname: string | null) =>
  accountname === null
    ? undefined
    : CuentaForm.accountname.safeParse(accountname, inOurWords).error?.issues[0]?.message
