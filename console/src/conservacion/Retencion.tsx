import { texto } from '@portal/contract/values.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

interface RetencionProps {
  cuentaid: string
  /** Absent of the whole account. */
  recursoid?: string
  nombre: string
}

/** Holds the files of an account or of a resource, for an administrador; and lifts what is held. */
export const Retencion = (props: RetencionProps) => (useEsAdministrador() ? <Held {...props} /> : null)

const Held = ({ cuentaid, recursoid, nombre }: RetencionProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(operationQuery('ListRetenciones', { cuentaid }))
  const lift = useWrite('LevantarRetencion')
  // Until it is known nothing is offered: what is held would look as if it were not.
  if (!data) return null
  const held = data.records.find((each) => each.recursoid === (recursoid ?? null))
  if (!held)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('conservacion.retencion.poner')}</Button>
        {open && <PonerRetencion {...{ cuentaid, recursoid, nombre }} onClose={() => setOpen(false)} />}
      </>
    )
  const { retencionid, motivo, puesta, puesta_por } = held
  return (
    <Button
      title={t('conservacion.retencion.puesta', {
        fecha: formatDateTime(puesta),
        nombre: puesta_por ?? t('conservacion.retencion.alguien'),
        motivo,
      })}
      onClick={() =>
        void confirm({
          title: t('conservacion.retencion.levantarTitulo'),
          message: `${t('conservacion.retencion.puesta', {
            fecha: formatDateTime(puesta),
            nombre: puesta_por ?? t('conservacion.retencion.alguien'),
            motivo,
          })}. ${t('conservacion.retencion.levantarMensaje')}`,
          confirmLabel: t('conservacion.retencion.levantar'),
          danger: true,
          run: () => lift.mutateAsync({ retencionid }),
        })
      }
    >
      {t('conservacion.retencion.levantar')}
    </Button>
  )
}

const schema = z.object({ motivo: texto(300) })

const PonerRetencion = ({
  cuentaid,
  recursoid,
  nombre,
  onClose,
}: Omit<RetencionProps, 'recursoid'> & { recursoid: string | undefined; onClose: () => void }) => {
  const t = useTexts()
  const write = useWrite('PonerRetencion')
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { motivo: '' },
    save: ({ motivo }) =>
      write.mutateAsync({ cuentaid, ...(recursoid !== undefined && { recursoid }), motivo }),
    onSaved: onClose,
  })
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  return (
    <FormPanel
      open
      title={t('conservacion.retencion.titulo')}
      onClose={() => void close()}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine
            form={form}
            problem={problem}
            attempts={attempts}
            label={() => t('conservacion.retencion.motivo')}
          />
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t('conservacion.retencion.confirmar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <p>{t('conservacion.retencion.explicacion', { nombre })}</p>
        <TextField
          control={control}
          name="motivo"
          label={t('conservacion.retencion.motivo')}
          maxLength={300}
          multiline
          required
        />
      </div>
    </FormPanel>
  )
}
