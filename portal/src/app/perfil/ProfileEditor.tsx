import { formatCuit } from '@portal/contract/identificacion.ts'
import { ProfileForm } from '@portal/contract/perfil.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormLayout } from '@portal/ui/form/FormLayout.tsx'
import { FormSection } from '@portal/ui/form/FormSection.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { SaveBar } from '@portal/ui/form/SaveBar.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { AddressFields } from '../campos/AddressFields.tsx'
import { PhoneField } from '../campos/PhoneField.tsx'
import { rutas } from '../rutas.ts'
import { isIncomplete, useMayAsk } from '../session/useLogin.ts'
import { useRefreshLogin } from '../session/useRefreshLogin.ts'
import { LogoField } from './LogoField.tsx'
import { razonSocial, type Profile } from './profile.ts'

const schema = z.object(ProfileForm)
const defaultCountry = 'Argentina'

const valuesOf = (profile: Profile) => ({
  firstname: profile.firstname,
  lastname: profile.lastname,
  mobile: profile.mobile ?? '',
  accountname: razonSocial(profile),
  mailingstreet: profile.mailingstreet ?? '',
  // What nobody says is no default to be saved.
  othercountry: profile.othercountry === undefined ? '' : (profile.othercountry ?? defaultCountry),
  otherstate: profile.otherstate ?? '',
  othercity: profile.othercity ?? '',
})

export const ProfileEditor = ({ profile }: { profile: Profile }) => {
  const mayAsk = useMayAsk('SaveLogo')
  const t = useTexts()
  const navigate = useNavigate()
  const refreshLogin = useRefreshLogin()
  const save = useWrite('SaveProfile', { waits: () => datosDe(t('perfil.titulo'), 'perfil') })
  const notTitular = profile.rol === 'colaborador'
  const incomplete = isIncomplete(profile)
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: valuesOf(profile),
    save: (values) => save.mutateAsync({ values: { ...values, version: profile.version } }),
    onSaved: async () => {
      await refreshLogin()
      await navigate({ to: incomplete ? '/' : '/pages/perfil', ignoreBlocker: true })
    },
  })

  return (
    <form noValidate onSubmit={submit}>
      <FormLayout before={<FormGuard name="perfil" form={form} />}>
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
          description={[profile.tipo_documento, profile.cuit && formatCuit(profile.cuit)]
            .filter(Boolean)
            .join(' ')}
        >
          {profile.rol === 'titular' && !incomplete && mayAsk && <LogoField logo={profile.logo} />}
          {notTitular && <Notice severity="info">{t('perfil.soloTitular')}</Notice>}
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
      </FormLayout>
      <SaveBar saving={saving} cancelHref={incomplete ? undefined : rutas.perfil()}>
        <ProblemLine
          form={form}
          problem={problem}
          attempts={attempts}
          label={(name) => t(`perfil.campos.${name}`)}
        />
      </SaveBar>
    </form>
  )
}
