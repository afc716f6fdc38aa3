import type { OperationName, Request, Answer } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedScreen } from './FailedScreen.tsx'
import { NotFound } from './NotFound.tsx'
import { operationQuery } from './queries.ts'
import { WaitingScreen } from './WaitingScreen.tsx'

/** Operations that answer records: a detail's has one. */
type RecordOperation = {
  [Name in OperationName]: Answer<Name> extends { records: readonly object[] } ? Name : never
}[OperationName]
type RecordOf<Name extends RecordOperation> =
  Answer<Name> extends { records: readonly (infer Row extends object)[] } ? Row : never

interface OneRecordProps<Name extends RecordOperation> {
  of: Name
  input: Request<Name>
  /** As large as what comes; a number is the height of a plain one, in pixels. */
  skeleton: number | ReactNode
  children: (record: RecordOf<Name>) => ReactNode
}

/** The screen of the record that a detail answers; or of the state that it is in: on its way, failed, or not there. */
export const OneRecord = <Name extends RecordOperation>({
  of,
  input,
  skeleton,
  children,
}: OneRecordProps<Name>) => {
  const query = useQuery(operationQuery(of, input))
  if (query.data === undefined) {
    if (query.isPending) {
      return typeof skeleton === 'number' ? <WaitingScreen height={skeleton} /> : skeleton
    }
    if (query.error instanceof Refusal && query.error.is('RECORD_NOT_FOUND')) return <NotFound />
    return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />
  }
  const [record] = (query.data as { records: RecordOf<Name>[] }).records // a `RecordOperation` answers them
  return record === undefined ? <NotFound /> : children(record)
}
