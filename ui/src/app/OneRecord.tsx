import type { OperationName, Request, Answer } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Placeholder } from '../show/Placeholder.tsx'
import { Loaded } from './Loaded.tsx'
import { NotFound } from './NotFound.tsx'
import { operationQuery } from './queries.ts'

/** Operations that answer records: a detail's has one. */
export type RecordOperation = {
  [Name in OperationName]: Answer<Name> extends { records: readonly object[] } ? Name : never
}[OperationName]
export type RecordOf<Name extends RecordOperation> =
  Answer<Name> extends { records: readonly (infer Row extends object)[] } ? Row : never

interface OneRecordProps<Name extends RecordOperation> {
  of: Name
  input: Request<Name>
  /** As large as what comes; a number is the height of a plain one, in pixels. */
  skeleton: number | ReactNode
  children: (record: RecordOf<Name>) => ReactNode
}

/** The record that a detail answers, or the state it is in. */
export const OneRecord = <Name extends RecordOperation>({
  of,
  input,
  skeleton,
  children,
}: OneRecordProps<Name>) => {
  const query = useQuery(operationQuery(of, input))
  return (
    <Loaded
      query={query}
      skeleton={typeof skeleton === 'number' ? <Placeholder height={skeleton} /> : skeleton}
    >
      {(answer) => {
        const [record] = (answer as { records: RecordOf<Name>[] }).records // a `RecordOperation` answers them
        return record === undefined ? <NotFound /> : children(record)
      }}
    </Loaded>
  )
}
