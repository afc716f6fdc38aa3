import { Refusal } from '@portal/contract/refusals.ts'
import { idempotencyKeyOf } from '@portal/ui/app/idempotencyKey.ts'
import type { DroppedFile } from '@portal/ui/fields/FileItem.tsx'
import { asItTravels, rowsFor } from '@portal/ui/fields/files/chosenFiles.ts'
import { useTellRefused } from '@portal/ui/fields/files/useTellRefused.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Presentable } from '../presentable.ts'
import type { Documento } from '../documento.ts'
import { uploadFile } from '../../campos/uploadFile.ts'

export interface Upload extends DroppedFile {
  /** Absent of one that was presented before, and is kept. */
  file?: File
  /** Once the server keeps it. */
  archivo?: { archivoid: string; mediatype: string }
  /** Which sheet of the presentation that was rejected it is, or stands for. */
  posicion?: number | undefined
}

/** A sheet of the presentation that was rejected, and which one. */
type Anterior = NonNullable<Documento['archivos']>[number] & { posicion: number }

/** Sheets of the presentation that was rejected, and what stands for them, keep their places; what is new follows. */
const inPlace = (uploads: readonly Upload[]): readonly Upload[] =>
  uploads.toSorted((one, other) => (one.posicion ?? Infinity) - (other.posicion ?? Infinity) || 0)

const isUploading = ({ state }: DroppedFile) => state === 'uploading'
/** What the server would say again of the same file; and nobody sends blindly twice what may have arrived. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && error.is('BAD_FILE', 'FILE_TOO_BIG', 'TOO_MANY_FILES', 'BACKOFFICE_UNSURE')

/** Those that the server keeps. */
export const keptOf = (uploads: readonly Upload[]) =>
  uploads.flatMap(({ archivo, name, id, file }) => (archivo ? [{ ...archivo, name, id, file }] : []))

/** The files of one presentation: each is sent as soon as it is chosen, and says on its own row what became of it. */
export const useUploads = ({ recursoid, tipodocumentoid, max_archivos }: Presentable) => {
  const t = useTexts()
  const tellRefused = useTellRefused()
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
        // Sent again, it is the same.
        idempotencyKey: idempotencyKeyOf(file),
        signal: controller.signal,
        onProgress: (percent) => change(id, { percent }),
      })
      const thumbnail = mediatype.startsWith('image/') ? miniaturaUrl(archivoid) : undefined
      change(id, { state: 'uploaded', archivo: { archivoid, mediatype }, thumbnail })
    } catch (error) {
      if (controller.signal.aborted) return
      tellRefused(error)
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
    const { file, refusal, ...row } = await asItTravels(t, chosen)
    // Cancelled while it was scaled.
    if (running.current.get(id)?.signal.aborted) return
    tellRefused(refusal)
    change(id, { file, ...row })
    if (row.state === 'failed') return
    await send(id, file)
  }

  const add = (files: readonly File[], posicion?: number) => {
    const room = max_archivos - uploads.filter(({ refused }) => !refused).length
    const { rows, unreadable: said } = rowsFor(t, files, { room, max: max_archivos })
    setUnreadable(said)
    setUploads((all) => inPlace([...all, ...rows.map((row) => ({ ...row, posicion }))]))
    for (const { refusal } of rows) tellRefused(refusal)
    for (const { id, file } of rows.filter(isUploading)) {
      running.current.set(id, new AbortController())
      void addOne(id, file)
    }
  }

  /** Files of the presentation that was rejected: the server has them. */
  const keep = (archivos: readonly Anterior[]) =>
    setUploads((all) =>
      inPlace([
        ...archivos.map(({ archivoid, nombre, size = 0, mediatype = '', posicion }): Upload => ({
          id: `${archivoid} anterior`,
          posicion,
          name: nombre,
          size,
          state: 'uploaded',
          note: t('presentar.yaPresentado'),
          archivo: { archivoid, mediatype },
          ...(mediatype.startsWith('image/') && { thumbnail: miniaturaUrl(archivoid) }),
        })),
        ...all,
      ]),
    )
  /** Whether a sheet, or what stands for it, is among them. */
  const hasAt = (posicion: number) => uploads.some((upload) => upload.posicion === posicion)

  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    forget(id)
  }
  const retry = (id: string) => {
    const upload = uploads.find((each) => each.id === id)
    if (upload?.file) void send(id, upload.file)
  }

  return { uploads, unreadable, settled, add, keep, hasAt, remove: forget, cancel, retry }
}
