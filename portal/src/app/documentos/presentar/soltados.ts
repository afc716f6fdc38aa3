import { presentableId } from '../presentable.ts'

type De = Parameters<typeof presentableId>[0]

/** An address opens the dialog, and can't carry files: they lie here until it takes them. */
let lying: { id: string; files: readonly File[] } | undefined

/** Files that were dropped where a document is asked for, for the dialog that opens next. */
export const leaveFiles = (de: De, files: readonly File[]): void => {
  lying = { id: presentableId(de), files }
}

/** Those that were left for it, once. */
export const takeFiles = (de: De): readonly File[] => {
  if (lying?.id !== presentableId(de)) return []
  const { files } = lying
  lying = undefined
  return files
}
