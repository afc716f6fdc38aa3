import type { Answer } from '@portal/contract'
import { isCalendarDate } from '@portal/contract/calendario.ts'
import { maxTambien } from '@portal/contract/documentos.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Presentable } from '../presentable.ts'

export type Destinatario = Answer<'RecursosDelTipo'>['records'][number]

/** What a paper covers already, or what the provider has before it, is not presented again unless somebody asks for it. */
const lacks = ({ estado }: Destinatario): boolean =>
  estado === 'pendiente' || estado === 'rechazado' || estado === 'vencido'

export const isOpen = ({ estado }: Destinatario): boolean => estado !== 'bloqueado'

interface Destinatarios {
  /** All that a paper may be presented for; nobody where it is presented one by one. */
  todos: readonly Destinatario[]
  /** By what a paper names whose it is, where somebody knows. */
  propio: Destinatario | undefined
  /** For whom else is being asked: until then nobody has seen whom a press of Presentar is for. */
  buscando: boolean
  /** Asks again, where nobody could be told: it goes out for the one of its row alone. */
  otraVez: (() => void) | undefined
}

/** Whom a paper may be presented for. */
export const useDestinatarios = (
  { compartido, recursoid, recurso, tipodocumentoid }: Presentable,
  periodo: string | null,
): Destinatarios => {
  const month = periodo && isCalendarDate(`${periodo}-01`) ? { periodo } : {}
  const { data, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...operationQuery(
      'RecursosDelTipo',
      compartido === true ? { tipodocumentoid, ...month } : { tipodocumentoid, recursoid },
    ),
    // Who does not know of papers that serve several does not know of this either.
    enabled: compartido !== null,
    placeholderData: keepPreviousData,
  })
  const known = data?.records ?? []
  const propio = known.find((each) => each.recursoid === recursoid)
  if (compartido !== true) return { todos: [], propio, buscando: false, otraVez: undefined }
  const told = data !== undefined && !isPlaceholderData
  const buscando = !told && fetchStatus === 'fetching'
  return {
    todos: propio ? known : [{ recursoid, nombre: recurso }, ...known],
    propio,
    buscando,
    otraVez: told || buscando ? undefined : () => void refetch(),
  }
}

/**
 * For whom of them it is presented. What the person ticks or unticks stays so; of the others those that lack it are
 * ticked, but for whom the paper does not name. Of what was rejected together, those that were; where one is renewed, those
 * whose paper ends on the same day.
 */
export const useElegidos = (
  { recursoid, rechazado }: Presentable,
  todos: readonly Destinatario[],
  isNamed: (recurso: Destinatario) => boolean,
) => {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const again = rechazado !== null && todos.some(({ estado }) => estado === 'rechazado')
  const own = todos.find((each) => each.recursoid === recursoid)
  const endsAlike = ({ estado, fecha_vencimiento, renovacion }: Destinatario): boolean =>
    own?.estado === 'activo' &&
    estado === 'activo' &&
    renovacion !== true &&
    Boolean(fecha_vencimiento) &&
    fecha_vencimiento === own.fecha_vencimiento
  /** It would be ticked, were it not for what the paper says. */
  const isProposed = (recurso: Destinatario): boolean =>
    recurso.recursoid === recursoid ||
    (again ? recurso.estado === 'rechazado' : lacks(recurso) || endsAlike(recurso))
  const isChosen = (recurso: Destinatario): boolean =>
    isOpen(recurso) && (said.get(recurso.recursoid) ?? (isProposed(recurso) && isNamed(recurso)))
  return {
    elegidos: todos.filter(isChosen).slice(0, maxTambien + 1),
    isChosen,
    isProposed,
    choose: (recursos: readonly Destinatario[], chosen: boolean) =>
      setSaid((before) => new Map([...before, ...recursos.map((each) => [each.recursoid, chosen] as const)])),
  }
}
