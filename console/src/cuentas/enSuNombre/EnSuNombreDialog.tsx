import { zodResolver } from '@hookform/resolvers/zod'
import { maxObservacion } from '@portal/contract/documentos.ts'
import type { Casilla } from '@portal/contract/recursos.ts'
import { esRequerida, fechasDe } from '@portal/contract/vigencia.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { FileDrop } from '@portal/ui/fields/FileDrop.tsx'
import { acceptedFiles } from '@portal/ui/fields/files/chosenFiles.ts'
import { useChosenFiles } from '@portal/ui/fields/files/useChosenFiles.ts'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import styles from '../../piezas/form.module.css'
import { presentacionSchema, vacia } from './presentacion.ts'
import { usePresentar } from './usePresentar.ts'

interface EnSuNombreDialogProps {
  cuentaid: string
  /** As people call them. */
  cuenta: string
  documento: string
  recurso: string
  casilla: Pick<
    z.output<(typeof Casilla)['full']>,
    'recursoid' | 'tipodocumentoid' | 'vigencia' | 'meses' | 'dia_exigible' | 'max_archivos'
  >
  /** The month that a control asks about. */
  mes?: string
  onClose: () => void
}

/** The files and what stands on them, and how they came. What is wrong is said in its place, and nothing of it is lost. */
export const EnSuNombreDialog = ({
  cuentaid,
  cuenta,
  documento,
  recurso,
  casilla,
  mes,
  onClose,
}: EnSuNombreDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const { vigencia, max_archivos: max } = casilla
  const schema = useMemo(
    () => presentacionSchema({ ...casilla, controlado: mes !== undefined }),
    [casilla, mes],
  )
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { ...vacia, periodo: vigencia === 'mensual' ? (mes ?? '') : '' },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { files, unreadable, add, remove } = useChosenFiles(max)
  const { present, percent } = usePresentar(cuentaid, casilla)
  const [tried, setTried] = useState(false)
  const ready = files.filter(({ state }) => state === 'uploaded')
  const preparing = files.some(({ state }) => state === 'uploading')
  const failed = files.some(({ state }) => state === 'failed')
  const wrongFiles =
    files.length === 0 ? t('enSuNombre.faltaArchivo') : failed ? t('enSuNombre.archivoFallido') : undefined
  const { isDirty } = form.formState
  const close = useAskedClose(() => files.length > 0 || isDirty, onClose)

  const submit = form.handleSubmit(async (values) => {
    clear()
    if (preparing || wrongFiles !== undefined) return
    try {
      await present(
        values,
        ready.map(({ file }) => file),
      )
      toast({ message: t('enSuNombre.hecho', { documento, recurso }), about: 'enSuNombre' })
      onClose()
    } catch (error) {
      report(error)
    }
  })

  return (
    <FormPanel
      open
      large
      enlarges
      title={t('enSuNombre.titulo', { documento, recurso })}
      subtitle={t('enSuNombre.hace', { cuenta })}
      onClose={() => void close()}
      onSubmit={(event) => {
        setTried(true)
        void submit(event)
      }}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={percent !== undefined} disabled={preparing}>
            {t('enSuNombre.boton')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <FileDrop
          label={t('enSuNombre.archivos')}
          hint={
            files.length === 0 ? t('archivo.ayuda', { max }) : t('archivo.van', { van: files.length, max })
          }
          accept={acceptedFiles}
          files={
            percent === undefined
              ? files
              : files.map((file) => ({ ...file, state: 'uploading' as const, percent }))
          }
          maxFiles={max}
          unreadable={unreadable}
          error={tried ? wrongFiles : undefined}
          onAdd={add}
          onRemove={remove}
        />
        {fechasDe(vigencia).map((name) => (
          <DateField
            key={name}
            control={form.control}
            name={name}
            label={t(`revision.campos.${name}`)}
            precision={name === 'periodo' ? 'month' : 'day'}
            required={esRequerida(vigencia, name)}
          />
        ))}
        <TextField control={form.control} name="numero" label={t('enSuNombre.numero')} maxLength={60} />
        <TextField
          control={form.control}
          name="observacion"
          label={t('enSuNombre.comoLlego')}
          hint={t('enSuNombre.comoLlegoAyuda')}
          multiline
          maxLength={maxObservacion}
          required
        />
      </div>
    </FormPanel>
  )
}
