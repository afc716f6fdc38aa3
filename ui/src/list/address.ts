import { defaultPageSize } from '@portal/contract/operation.ts'
import type { OperationName, Request, Answer } from '@portal/contract'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { prefetchOperation } from '../app/queries.ts'
import { todos, type Filter } from './filter.ts'
import { firstPage, lenient, listSearch, type ListSearch } from './listSearch.ts'

/** Operations that answer a page of records. */
export type ListOperation = {
  [Name in OperationName]: Answer<Name> extends { records: readonly object[]; pagesize: number }
    ? Name
    : never
}[OperationName]
export type RowOf<Name extends ListOperation> =
  Answer<Name> extends { records: readonly (infer Row extends object)[] } ? Row : never

type Choices<Fields> = { [Field in keyof Fields]?: Filter<Extract<Fields[Field], string>> }

/** What an operation takes within one field of that name. */
type FilterOf<Name extends ListOperation> =
  Request<Name> extends { filter?: infer Inner } ? NonNullable<Inner> : object

type Schemas<Name extends ListOperation> = { [Field in keyof Request<Name>]?: z.ZodMiniType }

/** What the address of a list says: the list's search, order and page, and its own filters, under the wire's names. */
export type Address = ListSearch & Partial<Record<string, string | number>>

export interface ListAddress<Name extends ListOperation> {
  operation: Name
  /** The order of an address that names none. */
  order: string
  filters: readonly [name: string, filter: Filter][]
  /** Other parameters of the operation that an address may name. */
  others: readonly string[]
  /** Takes from an address what the list knows; what can't be understood is as good as not there. */
  read: (search: object) => Address
  /** What is asked of the server for it. */
  input: (address: Address) => Request<Name>
}

interface ListAddressOptions<Name extends ListOperation> {
  order: string
  filters?: Choices<Request<Name>>
  /** Those that the operation takes within its field `filter`. */
  filter?: Choices<FilterOf<Name>>
  others?: Schemas<Name>
  /** What the list always asks. */
  fixed?: Partial<Request<Name>>
}

/** Where a list lives: address ↔ operation. Light, because every route's part that is not split knows it. */
export const listAddress = <Name extends ListOperation>(
  operation: Name,
  { order, filters = {}, filter = {}, others = {}, fixed = {} }: ListAddressOptions<Name>,
): ListAddress<Name> => {
  const chosen = Object.entries<Filter | undefined>({ ...filters, ...filter }).flatMap<[string, Filter]>(
    ([name, each]) => (each ? [[name, each]] : []),
  )
  const extra = Object.entries<z.ZodMiniType | undefined>(others).flatMap<[string, z.ZodMiniType]>(
    ([name, schema]) => (schema ? [[name, schema]] : []),
  )
  const schema = z.object({
    ...listSearch,
    ...Object.fromEntries(
      chosen.map(([name, { options, initially, all }]) => [
        name,
        lenient(z.enum(initially === undefined || all === undefined ? options : [...options, todos])),
      ]),
    ),
    ...Object.fromEntries(extra.map(([name, each]) => [name, lenient(each)])),
  })
  const read = (search: object) => schema.parse(search) as Address // an address says texts and numbers alone
  return {
    operation,
    order,
    filters: chosen,
    others: extra.map(([name]) => name),
    read,
    input: (address) => {
      const choices = chosen
        .map(([name, { initially }]) => [name, address[name] ?? initially] as const)
        .filter(([, value]) => value !== todos)
      const isInner = ([name]: readonly [string, unknown]) => name in filter
      const inner = choices.filter((choice) => isInner(choice) && choice[1] !== undefined)
      const { search, page = firstPage, pagesize = defaultPageSize } = address
      const input = {
        ...fixed,
        ...Object.fromEntries(extra.map(([name]) => [name, address[name]])),
        ...Object.fromEntries(choices.filter((choice) => !isInner(choice))),
        ...(inner.length > 0 && { filter: Object.fromEntries(inner) }),
        search,
        order: address.order ?? order,
        page,
        pagesize,
      }
      return input as Request<Name> // its own filters, each with the values that the operation takes
    },
  }
}

/** What a route of a list needs beside its component: `createFileRoute(…)({ ...listRoute(of), component })`. */
export const listRoute = <Name extends ListOperation>(
  of: ListAddress<Name>,
  /** What its screen asks beside that, of what is known already: see `useList`. */
  beside?: (queryClient: QueryClient, address: Address) => Partial<Request<Name>>,
) => ({
  validateSearch: of.read,
  loaderDeps: ({ search }: { search: Address }) => of.read(search),
  loader: ({ context, deps }: { context: { queryClient: QueryClient }; deps: Address }) =>
    prefetchOperation(context.queryClient, of.operation, {
      ...of.input(deps),
      ...beside?.(context.queryClient, { ...deps, order: deps.order ?? of.order }),
    }),
})
