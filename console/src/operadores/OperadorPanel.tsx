import { OperadorForm } from '@portal/contract/operadores.ts'
import { RolOperador } from '@portal/contract/sesionOperador.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { UnsavedChangesGuard } from '@portal/ui/form/UnsavedChangesGuard.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CorreosEnCarpeta } from '../correos/CorreosEnCarpeta.tsx'
import { Acceso } from './Acceso.tsx'
import type { Operador } from './operador.ts'

const schema = z.object(OperadorForm)

/** The id that invites. */
const newId = '0'

interface OperadorPanelProps {
  /** Absent when somebody is invited. */
  operador?: Operador
  onClose: () => void
}

/** Asks for what an operador is: of a new one, to invite them. */
export const OperadorPanel = ({ operador, onClose }: OperadorPanelProps) => {
  const t = useTexts()
  const [leaving, setLeaving] = useState(false)
  const save = useWrite('SaveOperador')
  const values: z.input<typeof schema> = operador ?? { nombre: '', email: '', rol: 'revisor' }
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { nombre: values.nombre, email: values.email, rol: values.rol },
    isNew: !operador,
    save: (sent) =>
      save.mutateAsync({
        operadorid: operador?.operadorid ?? newId,
        values: { ...sent, version: operador?.version },
      }),
    onSaved: onClose,
  })
  const { isDirty } = form.formState
  const label = (name: keyof typeof OperadorForm) => t(`operadores.campos.${name}`)
  const close = () => (isDirty ? setLeaving(true) : onClose())
  // Whoever has set a password signs in with it.
  const emailStays = operador !== undefined && operador.invitacion === null

  return (
    <FormPanel
      open
      title={t(operador ? 'operadores.editar' : 'operadores.invitar.titulo')}
      subtitle={!operador && t('operadores.invitar.mensaje')}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
          <Button kind="quiet" onClick={close}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t(operador ? 'acciones.guardar' : 'operadores.invitar.enviar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <FormGuard name={`operador ${operador?.operadorid ?? newId}`} form={form} tabs />
        <TextField control={control} name="nombre" label={label('nombre')} required maxLength={120} />
        <TextField
          control={control}
          name="email"
          label={label('email')}
          type="email"
          inputMode="email"
          required
          disabled={emailStays}
          hint={operador && t(emailStays ? 'operadores.emailFijo' : 'operadores.emailInvitado')}
        />
        <SelectField
          control={control}
          name="rol"
          label={label('rol')}
          required
          hint={t('operadores.roles')}
          options={RolOperador.options.map((rol) => ({ value: rol, label: t(`rol.${rol}`) }))}
        />
        {operador && <Acceso operador={operador} />}
        {(!operador || operador.invitacion !== null) && <CorreosEnCarpeta />}
      </div>
      <UnsavedChangesGuard
        dirty={isDirty}
        blocked={leaving}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </FormPanel>
  )
}
