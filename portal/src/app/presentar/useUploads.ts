import { Refusal } from '@portal/contract'
import type { DroppedFile } from '@portal/ui/fields/FileItem.tsx'
import { formatBytes } from '@portal/ui/show/format.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Presentable } from './presentable.ts'
import type { Documento } from '../documentos/documento.ts'
import { maxBytes, shrinkPicture } from '../documentos/archivos/shrinkPicture.ts'
import { uploadFile } from '../documentos/archivos/uploadFile.ts'

export interface Upload extends DroppedFile {
  /** Absent of one that was presented before, and is kept. */
  file?: File
  /** Once the server keeps it. */
  archivo?: { archivoid: string; mediatype: string }
}

const acceptedNames = /\.(pdf|jpe?g|png|bmp)$/i
let lastId = 0

const isUploading = ({ state }: Upload) => state === 'uploading'
/** What the server would say again of the same file. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && error.is('BAD_FILE', 'FILE_TOO_BIG', 'TOO_MANY_FILES')

/** Those that the server keeps. */
export const keptOf = (uploads: readonly Upload[]) =>
  uploads.flatMap(({ archivo, name, id }) => (archivo ? [{ ...archivo, name, id }] : []))

/** The files of one presentation: each is sent as soon as it is chosen, and says on its own row what became of it. */
export const useUploads = ({ recursoid, tipodocumentoid, max_archivos }: Presentable) => {
  const t = useTexts()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [unreadable, setUnreadable] = useState<string>()
  const running = useRef(new Map<string, AbortController>())
  const waiting = useRef<((uploads: readonly Upload[]) => void)[]>([])

  // Leaving the dialog stops what is still on its way.
  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  useEffect(() => {
    if (uploads.some(isUploading)) return
    for (const resolve of waiting.current.splice(0)) resolve(uploads)
  }, [uploads])

  /** The files as they ended, once none is on its way; never, when the dialog is left before. */
  const settled = (): Promise<readonly Upload[]> =>
    uploads.some(isUploading)
      ? new Promise((resolve) => waiting.current.push(resolve))
      : Promise.resolve(uploads)

  const change = (id: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)))
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async (id: string, file: File) => {
    const controller = running.current.get(id) ?? new AbortController()
    running.current.set(id, controller)
    change(id, { state: 'uploading', percent: 0, error: undefined })
    try {
      const { archivoid, mediatype = file.type } = await uploadFile(file, {
        recursoid,
        tipodocumentoid,
        signal: controller.signal,
        onProgress: (percent) => change(id, { percent }),
      })
      const thumbnail = mediatype.startsWith('image/') ? miniaturaUrl(archivoid) : undefined
      change(id, { state: 'uploaded', archivo: { archivoid, mediatype }, thumbnail })
    } catch (error) {
      if (controller.signal.aborted) return
      change(id, {
        state: 'failed',
        error: error instanceof Refusal ? error.message : t('presentar.sinConexion'),
        refused: isFinal(error),
      })
    } finally {
      running.current.delete(id)
    }
  }

  const addOne = async (id: string, chosen: File) => {
    const file = await shrinkPicture(chosen).catch(() => chosen)
    // Cancelled while it was scaled.
    if (running.current.get(id)?.signal.aborted) return
    if (file.size > maxBytes) {
      const error = t('presentar.muyGrande', { pesa: formatBytes(file.size) })
      change(id, { state: 'failed', refused: true, error })
      return
    }
    if (file !== chosen) {
      const note = t('presentar.achicado', {
        antes: formatBytes(chosen.size),
        despues: formatBytes(file.size),
      })
      change(id, { file, name: file.name, size: file.size, note })
    }
    await send(id, file)
  }

  const add = (files: readonly File[]) => {
    const unknown = files.filter(({ name }) => !acceptedNames.test(name)).map(({ name }) => name)
    setUnreadable(
      unknown.length > 0
        ? t('presentar.ilegible', { count: unknown.length, nombres: unknown.join(', ') })
        : undefined,
    )
    const room = max_archivos - uploads.filter(({ refused }) => !refused).length
    const rows = files
      .filter(({ name }) => acceptedNames.test(name))
      .map((file, index): Upload => {
        lastId += 1
        const row = { id: String(lastId), file, name: file.name, size: file.size }
        return index < room
          ? { ...row, state: 'uploading' }
          : {
              ...row,
              state: 'failed',
              refused: true,
              error: t('presentar.demasiados', { max: max_archivos }),
            }
      })
    setUploads((all) => [...all, ...rows])
    for (const { id, file } of rows.filter(isUploading)) {
      if (!file) continue
      running.current.set(id, new AbortController())
      void addOne(id, file)
    }
  }

  /** Files of the presentation that was rejected: the server has them. */
  const keep = (archivos: NonNullable<Documento['archivos']>) =>
    setUploads((all) => [
      ...archivos.map(({ archivoid, nombre, size = 0, mediatype = '' }): Upload => ({
        id: `${archivoid} anterior`,
        name: nombre,
        size,
        state: 'uploaded',
        note: t('presentar.yaPresentado'),
        archivo: { archivoid, mediatype },
        ...(mediatype.startsWith('image/') && { thumbnail: miniaturaUrl(archivoid) }),
      })),
      ...all,
    ])

  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    forget(id)
  }
  const retry = (id: string) => {
    const upload = uploads.find((each) => each.id === id)
    if (upload?.file) void send(id, upload.file)
  }

  return { uploads, unreadable, settled, add, keep, remove: forget, cancel, retry }
}
