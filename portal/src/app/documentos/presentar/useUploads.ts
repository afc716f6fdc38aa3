import { Refusal } from '@portal/contract'
import type { DroppedFile } from '@portal/ui/fields/FileItem.tsx'
import { formatBytes } from '@portal/ui/show/format.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Presentable } from './presentable.ts'
import { maxBytes, shrinkPicture } from '../archivos/shrinkPicture.ts'
import { uploadFile } from '../archivos/uploadFile.ts'

interface Upload extends DroppedFile {
  file: File
  /** Once the server keeps it. */
  archivo?: { archivoid: string; mediatype: string }
}

const acceptedNames = /\.(pdf|jpe?g|png|bmp)$/i
const toastMs = 4000
let lastId = 0

const isUploading = ({ state }: Upload) => state === 'uploading'

/** Those that the server keeps. */
export const keptOf = (uploads: readonly Upload[]) =>
  uploads.flatMap(({ archivo, name }) => (archivo ? [{ ...archivo, name }] : []))

/** The files of one presentation: each is sent as soon as it is chosen. */
export const useUploads = ({ recursoid, tipodocumentoid, max_archivos }: Presentable) => {
  const { t } = useTranslation()
  const toast = useToast()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
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
    const controller = new AbortController()
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
      })
    } finally {
      running.current.delete(id)
    }
  }

  const addOne = async (chosen: File) => {
    if (!acceptedNames.test(chosen.name)) {
      toast({ message: t('presentar.tipoInvalido'), severity: 'error', durationMs: toastMs })
      return
    }
    const file = await shrinkPicture(chosen).catch(() => chosen)
    if (file.size > maxBytes) {
      toast({ message: t('presentar.muyGrande'), severity: 'error', durationMs: toastMs })
      return
    }
    lastId += 1
    const id = String(lastId)
    const note =
      file === chosen
        ? undefined
        : t('presentar.achicado', { antes: formatBytes(chosen.size), despues: formatBytes(file.size) })
    setUploads((all) => [...all, { id, file, name: file.name, size: file.size, state: 'uploading', note }])
    await send(id, file)
  }

  const add = (files: readonly File[]) => {
    const room = max_archivos - uploads.length
    if (files.length > room) {
      toast({
        message: t('presentar.demasiados', { max: max_archivos }),
        severity: 'error',
        durationMs: toastMs,
      })
    }
    for (const file of files.slice(0, room)) void addOne(file)
  }

  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    forget(id)
  }
  const retry = (id: string) => {
    const upload = uploads.find((each) => each.id === id)
    if (upload) void send(id, upload.file)
  }

  return { uploads, settled, add, remove: forget, cancel, retry }
}
