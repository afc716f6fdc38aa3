import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import type { Answer } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { ProfileForm } from '@portal/contract/perfil.ts'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormSection } from '@portal/ui/FormSection.tsx'
import { useToast } from '@portal/ui/Toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AddressFields } from '../../formularios/AddressFields.tsx'
import { FormActions } from '../../formularios/FormActions.tsx'
import { FormGuard } from '../../formularios/FormGuard.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { PhoneField } from '../../formularios/PhoneField.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { rutas } from '../../rutas.ts'
import { sessionQuery } from '../../session/sessionQuery.ts'
import { useWrite } from '../../useWrite.ts'

type Profile = Answer<'DetailProfile'>['records'][number]

const schema = z.object(ProfileForm)
const defaultCountry = 'Argentina'

const valuesOf = (profile: Profile) => ({
  firstname: profile.firstname,
  lastname: profile.lastname,
  mobile: profile.mobile ?? '',
  accountname: profile.accountname ?? '',
  mailingstreet: profile.mailingstreet ?? '',
  othercountry: profile.othercountry ?? defaultCountry,
  otherstate: profile.otherstate ?? '',
  othercity: profile.othercity ?? '',
})

export const ProfileEditor = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const toast = useToast()
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const save = useWrite('SaveProfile')
  const form = useForm({ mode: 'onTouched', resolver: zodResolver(schema), defaultValues: valuesOf(profile) })
  const { problem, report, clear } = useFormProblem(form)
  const { control } = form
  const notTitular = profile.rol === 'colaborador'
  const incomplete = profile.estado === estadoCuenta.incompleto

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await save.mutateAsync({ values: { ...values, version: profile.version } })
      // The frame and its menu depend on who the account is now.
      await queryClient.query({ ...sessionQuery, staleTime: 0 })
      await router.invalidate()
      toast({ message: t('guardado.actualizado') })
      await navigate({ to: incomplete ? '/' : '/pages/perfil', ignoreBlocker: true })
    } catch (error) {
      report(error)
    }
  })

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <FormGuard name="perfil" form={form} />
      <FormProblemAlert problem={problem} />
      <FormSection title={t('perfil.contacto')}>
        <TextField
          control={control}
          name="firstname"
          label={t('perfil.campos.firstname')}
          required
          maxLength={80}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="lastname"
          label={t('perfil.campos.lastname')}
          required
          maxLength={80}
          autoComplete="family-name"
        />
        <PhoneField control={control} name="mobile" label={t('perfil.campos.mobile')} required />
      </FormSection>
      <FormSection
        title={t('perfil.empresa')}
        description={[profile.tipo_documento, profile.cuit].filter(Boolean).join(' ')}
      >
        {notTitular && (
          <Alert severity="info" data-wide>
            {t('editarPerfil.soloTitular')}
          </Alert>
        )}
        <TextField
          control={control}
          name="accountname"
          label={t('perfil.campos.accountname')}
          required
          maxLength={160}
          disabled={notTitular}
          autoComplete="organization"
        />
        <AddressFields
          form={form}
          required
          disabled={notTitular}
          names={{
            street: 'mailingstreet',
            country: 'othercountry',
            province: 'otherstate',
            city: 'othercity',
          }}
          labels={{
            street: t('perfil.campos.mailingstreet'),
            country: t('perfil.campos.othercountry'),
            province: t('perfil.campos.otherstate'),
            city: t('perfil.campos.othercity'),
          }}
        />
      </FormSection>
      <FormActions saving={save.isPending} cancelHref={incomplete ? undefined : rutas.perfil} />
    </Stack>
  )
}
