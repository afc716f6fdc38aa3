import { condicionesDe } from '@portal/contract/reglaDeTipo.ts'
import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Tipo } from '../tipo.ts'
import { changesOf, tipoSchema, type TipoValues } from '../tipoValues.ts'
import type { TipoControl } from '../useTipoForm.ts'
import { longPauseMs, usePaused } from '@portal/ui/search/usePaused.ts'

export type Vista = NonNullable<Result<'SaveTipoDocumento'>['vista']>

/** What decides over whom a type is asked of, and whom it leaves unfit; nothing else is worth asking about. */
const reglas = ['alcance', 'critico', 'obligatorio', 'vigente_desde', 'vigente_hasta', 'vigencia'] as const

/** What is asked about along with it. */
const alongside: readonly string[] = ['meses', 'rige_desde']

/** What is asked of the server for what is typed; nothing while it is not worth asking, or not good yet. */
export const lookOf = (values: TipoValues, opened: Tipo | undefined) => {
  const { success, data } = tipoSchema.safeParse(values)
  if (!success) return undefined
  const changes = changesOf(data, opened)
  const counts: readonly string[] = [...reglas, ...condicionesDe(data.docrectipo_recurso)]
  if (opened && !Object.keys(changes).some((field) => counts.includes(field))) return undefined
  return {
    tipodocumentoid: opened?.tipodocumentoid ?? '0',
    values: opened
      ? Object.fromEntries(
          Object.entries(changes).filter(([field]) => counts.includes(field) || alongside.includes(field)),
        )
      : changes,
    soloVista: true as const,
  }
}

/** Whom what is typed would affect, after a pause: of several keystrokes the newest one's answer counts. */
export const useVista = (control: TipoControl, opened: Tipo | undefined) => {
  const typed = useWatch({ control, compute: (values) => JSON.stringify(lookOf(values, opened) ?? null) })
  const settled = usePaused(typed, longPauseMs)
  const input = useMemo(() => JSON.parse(settled) as ReturnType<typeof lookOf> | null, [settled]) // as `lookOf` made it
  const query = useQuery({
    ...operationQuery('SaveTipoDocumento', input ?? { tipodocumentoid: '0', values: {}, soloVista: true }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const asked = typed !== 'null'
  return {
    /** There is something to look at. */
    asked,
    vista: asked && input ? (query.data?.vista ?? undefined) : undefined,
    /** What shows is the answer to something typed before. */
    pending: typed !== settled || query.isPlaceholderData || query.isFetching,
    error: asked && typed === settled ? query.error : null,
    retry: () => void query.refetch(),
  }
}
