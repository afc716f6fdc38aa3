import { zodResolver } from '@hookform/resolvers/zod'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { presentableId, type Presentable } from './presentable.ts'
import { emptyPresentation, presentationSchema } from './presentationSchema.ts'
import { keptOf, useUploads } from './useUploads.ts'

/** The work on one document: its files, what is typed, and sending both. */
export const usePresentacion = (item: Presentable) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveDocumentoRecurso', {
    waits: () => ({
      what: t('presentar.enEspera', { documento: item.tipodocumento, recurso: item.recurso }),
      about: `documento ${presentableId(item)}`,
    }),
  })
  const files = useUploads(item)
  const { uploads, settled } = files
  const [filesError, setFilesError] = useState<string>()
  const schema = useMemo(() => presentationSchema(item), [item])
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { ...emptyPresentation, periodo: item.periodo ?? '' },
  })
  const { problem, report, clear } = useFormProblem(form)

  const whatIsWrongWith = (all: typeof uploads) => {
    if (all.some(({ state }) => state === 'failed')) return t('presentar.subidaFallida')
    return all.length === 0 ? t('presentar.faltanArchivos') : undefined
  }
  const present = (afterwards: (waits: boolean) => void) => {
    setFilesError(whatIsWrongWith(uploads))
    // The fields are checked even so: nobody should correct one mistake to learn of the other.
    return form.handleSubmit(async (values) => {
      const all = await settled()
      const wrong = whatIsWrongWith(all)
      setFilesError(wrong)
      if (wrong !== undefined) return
      clear()
      try {
        await save.mutateAsync({
          values: {
            ...values,
            recursoid: item.recursoid,
            tipodocumentoid: item.tipodocumentoid,
            archivos: keptOf(all).map(({ archivoid }) => archivoid),
          },
        })
        afterwards(false)
      } catch (error) {
        if (error instanceof Waiting) {
          toast({ severity: 'info', message: error.message, about: 'presentar' })
          afterwards(true)
        } else report(error)
      }
    })()
  }

  return {
    form,
    problem,
    present,
    presenting: form.formState.isSubmitting,
    files,
    filesError,
    /** Files were touched: what was said of them may no longer be so. */
    forgetFilesError: () => setFilesError(undefined),
    /** What would be lost. */
    work: {
      archivos: uploads.length,
      escrito: form.formState.isDirty,
      fallo: uploads.some(({ state }) => state === 'failed'),
    },
  }
}
