import { ContactForm } from '@portal/contract/contactos.ts'
import { Rol } from '@portal/contract/ingreso.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { UnsavedChangesGuard } from '@portal/ui/form/UnsavedChangesGuard.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { withoutUntold } from '@portal/ui/form/withoutUntold.ts'
import { useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { PhoneField } from '../campos/PhoneField.tsx'
import { useLogin } from '../session/useLogin.ts'
import { useRefreshLogin } from '../session/useRefreshLogin.ts'
import type { Usuario } from './usuario.ts'

const schema = z.object(ContactForm)

/** The id that invites. */
const newId = '0'

const valuesOf = (usuario: Usuario | undefined): z.input<typeof schema> => ({
  firstname: usuario?.firstname ?? '',
  lastname: usuario?.lastname ?? '',
  email: usuario?.email ?? '',
  mobile: usuario?.mobile ?? '',
  rol: usuario?.rol ?? 'colaborador',
})

interface UsuarioPanelProps {
  /** Absent when somebody is invited. */
  usuario?: Usuario
  onClose: () => void
}

/** Asks for what a user is: of a new one, to invite them. */
export const UsuarioPanel = ({ usuario, onClose }: UsuarioPanelProps) => {
  const t = useTexts()
  const { contactid = newId, version, invitacion } = usuario ?? {}
  const { contactid: me } = useLogin()
  const refreshLogin = useRefreshLogin()
  const [leaving, setLeaving] = useState(false)
  const save = useWrite('SaveContact', {
    waits: ({ values: { firstname = '', lastname = '', email = '' } }) =>
      datosDe(`${firstname} ${lastname}`, `usuario ${usuario ? contactid : email}`),
  })
  const initial = valuesOf(usuario)
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: initial,
    isNew: !usuario,
    save: (values, typed) =>
      save.mutateAsync({
        contactid,
        values: { ...(usuario ? withoutUntold(values, usuario, { initial, typed }) : values), version },
      }),
    onSaved: async () => {
      if (contactid === me) await refreshLogin()
      onClose()
    },
  })
  const { isDirty } = form.formState
  const label = (name: keyof typeof ContactForm) => t(`usuarios.campos.${name}`)
  // Whoever has set a password signs in with it.
  const emailStays = usuario !== undefined && !invitacion

  return (
    <FormPanel
      open
      enlarges
      title={t(usuario ? 'usuarios.editar' : 'usuarios.invitar.titulo')}
      subtitle={!usuario && t('usuarios.invitar.mensaje')}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
          <Button kind="quiet" onClick={() => (isDirty ? setLeaving(true) : onClose())}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t(usuario ? 'acciones.guardar' : 'usuarios.invitar.enviar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <FormGuard name={`usuario ${contactid}`} form={form} tabs />
        <TextField control={control} name="firstname" label={label('firstname')} required maxLength={80} />
        <TextField control={control} name="lastname" label={label('lastname')} required maxLength={80} />
        <TextField
          control={control}
          name="email"
          label={label('email')}
          type="email"
          inputMode="email"
          required
          disabled={emailStays}
          hint={usuario && t(emailStays ? 'usuarios.emailFijo' : 'usuarios.emailInvitado')}
        />
        <PhoneField control={control} name="mobile" label={label('mobile')} required={false} />
        <SelectField
          control={control}
          name="rol"
          label={label('rol')}
          required
          hint={t('usuarios.roles')}
          options={Rol.options.map((rol) => ({ value: rol, label: t(`perfil.rol.${rol}`) }))}
        />
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
