import { refuse, type Refusal } from '@portal/contract/refusals.ts'
import { clasesDeArchivo, eligeDe, pareceDe } from '@portal/contract/clasesDeArchivo.ts'
import type { TFunction } from 'i18next'
import { formatBytes } from '../../show/format.ts'
import type { DroppedFile } from '../FileItem.tsx'
import { maxBytes, shrinkPicture } from './shrinkPicture.ts'

/** What a paper may come as, for the browser. */
export const acceptedFiles = eligeDe(clasesDeArchivo)
const isAccepted = (file: File) => pareceDe(clasesDeArchivo, file)

export interface ChosenFile extends DroppedFile {
  file: File
  /** Why it is not sent, where the server would not take it. */
  refusal?: Refusal
}

let lastId = 0

/** Rows for the files that somebody chose, as many as there is room for, and what to say of those that can't be read. */
export const rowsFor = (
  t: TFunction,
  files: readonly File[],
  { room, max }: { room: number; max: number },
): { rows: ChosenFile[]; unreadable: string | undefined } => {
  const unknown = files.filter((file) => !isAccepted(file)).map(({ name }) => name)
  return {
    unreadable:
      unknown.length > 0
        ? t('archivo.ilegible', { count: unknown.length, nombres: unknown.join(', ') })
        : undefined,
    rows: files.filter(isAccepted).map((file, index): ChosenFile => {
      lastId += 1
      const row = { id: String(lastId), file, name: file.name, size: file.size }
      return index < room
        ? { ...row, state: 'uploading' }
        : {
            ...row,
            state: 'failed',
            refused: true,
            error: t('archivo.demasiados', { max }),
            refusal: refuse('TOO_MANY_FILES', { words: { max: String(max) } }),
          }
    }),
  }
}

/** How a chosen file travels: a large picture is scaled first, and what is still too large does not. */
export const asItTravels = async (
  t: TFunction,
  chosen: File,
): Promise<Partial<ChosenFile> & { file: File }> => {
  const file = await shrinkPicture(chosen).catch(() => chosen)
  if (file.size > maxBytes)
    return {
      file,
      state: 'failed',
      refused: true,
      error: t('archivo.muyGrande', { pesa: formatBytes(file.size) }),
      refusal: refuse('FILE_TOO_BIG'),
    }
  if (file === chosen) return { file }
  const note = t('archivo.achicado', { antes: formatBytes(chosen.size), despues: formatBytes(file.size) })
  return { file, name: file.name, size: file.size, note }
}
