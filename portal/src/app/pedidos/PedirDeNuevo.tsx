import { maxNota } from '@portal/contract/pedidos.ts'
import { opcional, texto } from '@portal/contract/values.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useReturnFocus } from '@portal/ui/feedback/useReturnFocus.ts'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { EnlaceHecho } from './enlaceHecho.ts'

interface PedirDeNuevoProps {
  pedidoid: string
  /** Which of its papers. */
  posicion: number
  papel: EnlaceHecho['papeles'][number]
  /** Its link, which is known this once: what it was asked from may be gone already. */
  onMade: (hecho: EnlaceHecho) => void
}

const schema = z.object({ motivo: opcional(texto(maxNota)) })

/** Asks for a paper that came once more, with a word why: what came is discarded. */
export const PedirDeNuevo = (paper: PedirDeNuevoProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('pedidos.deNuevo.accion')}</Button>
      {open && <Porque {...paper} onClose={() => setOpen(false)} />}
    </>
  )
}

const Porque = ({
  pedidoid,
  posicion,
  papel,
  onMade,
  onClose,
}: PedirDeNuevoProps & { onClose: () => void }) => {
  const t = useTexts()
  const pedir = useWrite('PedirDeNuevo', { once: true, refreshBehind: true })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { motivo: '' } })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  useReturnFocus()
  const submit = form.handleSubmit(async ({ motivo }) => {
    clear()
    try {
      const { records } = await pedir.mutateAsync({ pedidoid, casillas: [posicion], motivo })
      const [record] = records
      onClose()
      if (record) onMade({ ...record, nota: motivo ?? '', papeles: [papel] })
    } catch (failure) {
      report(failure)
    }
  })
  return (
    <FormPanel
      open
      title={t('pedidos.deNuevo.titulo', { papel: papel.nombre_corto ?? papel.nombre })}
      subtitle={t('pedidos.deNuevo.mensaje')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button size="large" kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button size="large" kind="primary" type="submit" busy={pedir.isPending}>
            {t('pedidos.deNuevo.accion')}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <FormProblemAlert problem={problem} />
        <TextField
          control={form.control}
          name="motivo"
          label={t('pedidos.deNuevo.motivo')}
          hint={t('pedidos.deNuevo.ayuda')}
          required={false}
          maxLength={maxNota}
          autoFocus
        />
      </div>
    </FormPanel>
  )
}
