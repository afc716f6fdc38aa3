import { createContext, type ReactElement } from 'react'

/** What was put into a field for somebody, and what is said of it under the field as long as it stands there unchanged. */
interface Proposal {
  value: string
  said: ReactElement
}

/** By the field's name. */
export const Proposals = createContext<ReadonlyMap<string, Proposal>>(new Map())
