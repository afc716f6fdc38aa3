import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FileDrop } from '@portal/ui/fields/FileDrop.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { archivoUrl } from '@portal/contract/door.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import { DateQuestions } from './DateQuestions.tsx'
import type { Presentable } from './presentable.ts'
import { emptyPresentation, presentationSchema } from './presentationSchema.ts'
import { keptOf, useUploads } from './useUploads.ts'

interface PresentarDialogProps {
  item: Presentable
  onClose: () => void
  /** Goes on with the next missing document, when there is one. */
  onNext?: (() => void) | undefined
}

const accept = '.pdf,.jpg,.jpeg,.png,.bmp'

/** Presents one document: its files, the dates its validity asks for, and whatever is worth saying. */
export const PresentarDialog = ({ item, onClose, onNext }: PresentarDialogProps) => {
  const { t } = useTranslation()
  const toast = useToast()
  const save = useWrite('SaveDocumentoRecurso', {
    waits: () => ({
      what: t('presentar.enEspera', { documento: item.tipodocumento, recurso: item.recurso }),
      about: `documento ${item.recursoid} ${item.tipodocumentoid}`,
    }),
  })
  const { uploads, settled, add, remove, cancel, retry } = useUploads(item)
  const [filesError, setFilesError] = useState<string>()
  const schema = useMemo(() => presentationSchema(item), [item])
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: emptyPresentation,
  })
  const { problem, report, clear } = useFormProblem(form)

  const whatIsWrongWith = (files: typeof uploads) => {
    if (files.some(({ state }) => state === 'failed')) return t('presentar.subidaFallida')
    return files.length === 0 ? t('presentar.faltanArchivos') : undefined
  }
  const send = (afterwards: () => void) => {
    setFilesError(whatIsWrongWith(uploads))
    // The fields are checked even so: nobody should correct one mistake to learn of the other.
    return form.handleSubmit(async (values) => {
      const files = await settled()
      const wrong = whatIsWrongWith(files)
      setFilesError(wrong)
      if (wrong !== undefined) return
      clear()
      try {
        await save.mutateAsync({
          values: {
            ...values,
            recursoid: item.recursoid,
            tipodocumentoid: item.tipodocumentoid,
            archivos: keptOf(files).map(({ archivoid }) => archivoid),
          },
        })
        toast({ message: t('presentar.enviado') })
        afterwards()
      } catch (error) {
        if (error instanceof Waiting) {
          toast({ severity: 'info', message: error.message })
          afterwards()
        } else report(error)
      }
    })()
  }
  const { isSubmitting } = form.formState
  const [preview] = keptOf(uploads)

  return (
    <FormPanel
      open
      large
      title={t('presentar.titulo', { documento: item.tipodocumento })}
      subtitle={item.recurso}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void send(onClose)
      }}
      actions={
        <>
          {/* Three buttons don't fit on a phone; there the panel's cross closes it. */}
          <Button onClick={onClose} sx={onNext && { display: { xs: 'none', sm: 'inline-flex' } }}>
            {t('acciones.cancelar')}
          </Button>
          {onNext && (
            <Button variant="outlined" disabled={isSubmitting} onClick={() => void send(onNext)}>
              {t('presentar.enviarYSeguir')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('presentar.enviar')}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        <FormProblemAlert problem={problem} />
        {item.instrucciones && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {item.instrucciones}
          </Typography>
        )}
        <FileDrop
          label={t('presentar.archivos')}
          hint={t('presentar.ayudaArchivos', { max: item.max_archivos })}
          accept={accept}
          files={uploads}
          maxFiles={item.max_archivos}
          error={filesError}
          onAdd={(files) => {
            setFilesError(undefined)
            add(files)
          }}
          onRemove={remove}
          onCancel={cancel}
          onRetry={retry}
        />
        {preview && (
          <DocumentPreview
            url={archivoUrl(preview.archivoid)}
            name={preview.name}
            mediatype={preview.mediatype}
            height={320}
          />
        )}
        <DateQuestions form={form} regla={item} />
        <TextField control={form.control} name="numero" label={t('presentar.campos.numero')} maxLength={60} />
        <TextField
          control={form.control}
          name="observacion"
          label={t('presentar.campos.observacion')}
          maxLength={500}
          multiline
        />
      </Stack>
    </FormPanel>
  )
}
