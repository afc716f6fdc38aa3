import { addresses, ejemploUrl } from '@portal/contract/door.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { sendFile } from '@portal/ui/app/sendFile.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { FileDrop } from '@portal/ui/fields/FileDrop.tsx'
import { acceptedFiles } from '@portal/ui/fields/files/chosenFiles.ts'
import { useTellRefused } from '@portal/ui/fields/files/useTellRefused.ts'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { formatBytes, formatDateTime } from '@portal/ui/show/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Tipo } from '../tipo.ts'

interface Upload {
  file: File
  percent: number
  error?: string | undefined
  /** Sending it again would change nothing. */
  refused?: boolean | undefined
}

/** The sample of a type, which carriers see beside the upload. It is set and taken away at once, whatever else is typed. */
export const EjemploDelTipo = ({ tipo }: { tipo: Tipo }) => {
  const t = useTexts()
  const confirm = useConfirm()
  const toast = useToast()
  const tellRefused = useTellRefused()
  const queryClient = useQueryClient()
  const [upload, setUpload] = useState<Upload>()
  const cancel = useRef<AbortController>(undefined)
  const take = useWrite('QuitarEjemplo')
  const { tipodocumentoid, nombre, archivo_ejemplo: ejemplo } = tipo
  useEffect(() => () => cancel.current?.abort(), [])

  const send = async (file: File) => {
    const controller = new AbortController()
    cancel.current = controller
    setUpload({ file, percent: 0 })
    const body = new FormData()
    body.append('data', file, file.name)
    try {
      await sendFile<Tipo>(`${addresses.ponerEjemplo}/${encodeURIComponent(tipodocumentoid)}`, body, {
        signal: controller.signal,
        onProgress: (percent) => setUpload({ file, percent }),
      })
      await queryClient.invalidateQueries()
      setUpload(undefined)
      toast({ message: t('catalogo.ejemplo.puesto'), about: 'ejemplo' })
    } catch (error) {
      if (controller.signal.aborted) setUpload(undefined)
      else {
        tellRefused(error)
        setUpload({
          file,
          percent: 0,
          error: error instanceof Error ? error.message : t('formulario.noSeGuardo'),
          refused: error instanceof Refusal,
        })
      }
    }
  }
  const remove = async () => {
    const done = await confirm({
      title: t('catalogo.ejemplo.quitar.titulo'),
      message: t('catalogo.ejemplo.quitar.mensaje', { nombre }),
      confirmLabel: t('catalogo.ejemplo.quitar.confirmar'),
      danger: true,
      run: () => take.mutateAsync({ tipodocumentoid }),
    })
    if (done) toast({ message: t('catalogo.ejemplo.quitado'), about: 'ejemplo' })
  }

  return (
    <>
      {ejemplo && (
        <div className="clipped edged rounded-12">
          <DocumentPreview
            url={`${ejemploUrl(tipodocumentoid)}?puesto=${encodeURIComponent(ejemplo.puesto)}`}
            name={ejemplo.nombre}
            mediatype={ejemplo.mediatype}
            height={320}
          />
          <div className="row gap-12 line-above pad-8-16">
            <p className="grow small soft breaks">
              {t('catalogo.ejemplo.de', {
                archivo: ejemplo.nombre,
                size: formatBytes(ejemplo.size),
                nombre: ejemplo.puesto_por,
                fecha: formatDateTime(ejemplo.puesto),
              })}
            </p>
            <Button size="small" danger onClick={() => void remove()}>
              {t('catalogo.ejemplo.quitar.boton')}
            </Button>
          </div>
        </div>
      )}
      <FileDrop
        label={t(ejemplo ? 'catalogo.ejemplo.otro' : 'catalogo.ejemplo.poner')}
        hint={t('catalogo.ejemplo.ayuda')}
        accept={acceptedFiles}
        maxFiles={1}
        files={
          upload
            ? [
                {
                  id: 'ejemplo',
                  name: upload.file.name,
                  size: upload.file.size,
                  state: upload.error === undefined ? 'uploading' : 'failed',
                  percent: upload.percent,
                  error: upload.error,
                  refused: upload.refused,
                },
              ]
            : []
        }
        onAdd={([file]) => {
          if (file) void send(file)
        }}
        onCancel={() => cancel.current?.abort()}
        onRemove={() => setUpload(undefined)}
        onRetry={() => {
          if (upload) void send(upload.file)
        }}
      />
    </>
  )
}
