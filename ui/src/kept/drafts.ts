import { drafts as store } from './kept.ts'

/** What was being typed when a session expired, kept in this tab and offered back to the same person. */
interface Draft {
  person: string
  form: string
  values: unknown
}

/** Each open form with changes says what to keep, should the session end. */
const keepers = new Set<() => Draft | null>()

export const registerDraft = (keeper: () => Draft | null): (() => void) => {
  keepers.add(keeper)
  return () => keepers.delete(keeper)
}

export const keepDrafts = () => {
  const drafts = [...keepers].map((keeper) => keeper()).filter((draft) => draft !== null)
  if (drafts.length > 0) store.write(JSON.stringify(drafts))
}

export const forgetDrafts = () => store.forget()

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'person' in value && 'form' in value && 'values' in value

const readDrafts = (): Draft[] => {
  try {
    const kept: unknown = JSON.parse(store.read() ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDraft) : []
  } catch {
    return []
  }
}

export const findDraft = (person: string, form: string): unknown =>
  readDrafts().find((draft) => draft.person === person && draft.form === form)?.values

export const forgetDraft = (person: string, form: string) => {
  const rest = readDrafts().filter((draft) => draft.person !== person || draft.form !== form)
  if (rest.length === 0) forgetDrafts()
  else store.write(JSON.stringify(rest))
}
