import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { ExcepcionForm, maxDiasDeExcepcion, problemaDeHasta } from '@portal/contract/excepciones.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { CasillaRow } from '@portal/parts/CasillaTable.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../piezas/form.module.css'

/** Where, or everywhere, and the day and the reason as the server takes them. */
const schema = z.object({ ...ExcepcionForm, operacionid: z.string() }).check(
  z.superRefine(({ hasta }, context) => {
    const message = problemaDeHasta(hasta, hoyEnBuenosAires())
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['hasta'], message })
  }),
)

interface ExcepcionDialogProps {
  recursoid: string
  casilla: CasillaRow
  /** As people call them. */
  documento: string
  recurso: string
  onClose: () => void
}

/** Asks through which day a requirement is lifted, and why; and where, of what operaciones ask for. */
export const ExcepcionDialog = ({
  recursoid,
  casilla,
  documento,
  recurso,
  onClose,
}: ExcepcionDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveExcepcion')
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { operacionid: '', hasta: '', motivo: '' },
  })
  const lugares = lugaresDe(casilla)
  const asked = useWatch({ control: form.control, name: 'operacionid' })
  const lugar = lugares.find(({ operacionid }) => operacionid === asked)
  // Until when it is lifted there already.
  const vigente = (asked === '' ? casilla.excepcion : lugar?.excepcion)?.hasta
  const { problem, report, clear } = useFormProblem(form)
  const hoy = hoyEnBuenosAires()
  const close = useAskedClose(() => {
    const { hasta, motivo, operacionid } = form.getValues()
    return hasta !== '' || motivo.trim() !== '' || operacionid !== ''
  }, onClose)
  const submit = form.handleSubmit(async ({ operacionid, ...values }) => {
    clear()
    try {
      const { tipodocumentoid } = casilla
      const where = operacionid === '' ? {} : { operacionid }
      await save.mutateAsync({ recursoid, tipodocumentoid, ...where, ...values })
      const said = { documento, recurso, fecha: formatDate(values.hasta) }
      toast({
        message: lugar
          ? t('excepcion.dadaEn', { ...said, operacion: lugar.nombre })
          : t('excepcion.dada', said),
        about: 'excepcion',
      })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={t(vigente === undefined ? 'excepcion.titulo' : 'excepcion.renovarTitulo', {
        documento,
        recurso,
      })}
      subtitle={
        vigente === undefined
          ? t('excepcion.hace')
          : t('excepcion.haceRenovar', { fecha: formatDate(vigente) })
      }
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending}>
            {t(vigente === undefined ? 'excepcion.exceptuar' : 'excepcion.renovar')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        {lugares.length > 0 && (
          <SelectField
            control={form.control}
            name="operacionid"
            label={t('excepcion.paraDonde')}
            hint={t('excepcion.paraDondeAyuda')}
            emptyLabel={t('excepcion.enTodas')}
            options={lugares.map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre }))}
          />
        )}
        <DateField
          control={form.control}
          name="hasta"
          label={t('excepcion.hasta')}
          hint={t('excepcion.hastaAyuda')}
          minDate={hoy}
          maxDate={sumarDias(hoy, maxDiasDeExcepcion)}
          required
        />
        <TextField
          control={form.control}
          name="motivo"
          label={t('motivo.motivo')}
          hint={t('excepcion.motivoAyuda')}
          multiline
          maxLength={500}
          required
        />
      </div>
    </FormPanel>
  )
}

/** The operations in which there is something to lift: those that ask for it, and not as optional. */
const lugaresDe = ({ operaciones = [] }: CasillaRow) => operaciones.filter(({ obligatorio }) => obligatorio)
