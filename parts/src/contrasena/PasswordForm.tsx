import { sentence } from '@portal/contract/wording.ts'
import { requiredPassword } from '@portal/contract/ingreso.ts'
import { NewPassword } from '@portal/contract/values.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { FormLayout } from '@portal/ui/form/FormLayout.tsx'
import { FormSection } from '@portal/ui/form/FormSection.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { SaveBar } from '@portal/ui/form/SaveBar.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { passwordStrength } from './passwordStrength.ts'

const schema = z
  .object({ passwordActual: requiredPassword, password: NewPassword, repetida: requiredPassword })
  .check(
    z.refine(({ password, repetida }) => password === repetida, {
      error: sentence('lasContrasenasNoCoinciden'),
      path: ['repetida'],
      when: ({ value }) => isTypedTwice(value),
    }),
  )

/** Said as soon as both are there, whatever else is still to be filled in. */
const isTypedTwice = (value: unknown) =>
  typeof value === 'object' && value !== null && 'repetida' in value && value.repetida !== ''

interface PasswordFormProps {
  /** Whether who changes it is told of the sessions that end, and by mail: a back office elsewhere may do neither. */
  endsOthers?: boolean
  change: (values: { passwordActual: string; password: string }) => Promise<unknown>
  onChanged: () => unknown
  cancelHref?: string
}

/** Changes the own password. What is typed here is kept nowhere: no draft of it is offered back. */
export const PasswordForm = ({ endsOthers = true, change, onChanged, cancelHref }: PasswordFormProps) => {
  const t = useTexts()
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { passwordActual: '', password: '', repetida: '' },
    save: ({ passwordActual, password }) => change({ passwordActual, password }),
    onSaved: onChanged,
  })

  return (
    // Without its script yet, nothing of it may end up in an address.
    <form method="post" noValidate onSubmit={submit}>
      <FormLayout>
        <FormSection title={t('contrasenaPropia.seccion')}>
          {endsOthers && <Notice severity="info">{t('contrasenaPropia.otrasSesiones')}</Notice>}
          <PasswordField
            control={control}
            name="passwordActual"
            label={t('contrasenaPropia.campos.passwordActual')}
            autoComplete="current-password"
            required
          />
          <PasswordField
            control={control}
            name="password"
            label={t('contrasenaPropia.campos.password')}
            hint={t('contrasenaPropia.reglas')}
            autoComplete="new-password"
            strength={passwordStrength}
            required
          />
          <PasswordField
            control={control}
            name="repetida"
            label={t('contrasenaPropia.campos.repetida')}
            autoComplete="new-password"
            required
          />
        </FormSection>
      </FormLayout>
      <SaveBar saving={saving} cancelHref={cancelHref}>
        <ProblemLine
          form={form}
          problem={problem}
          attempts={attempts}
          label={(name) => t(`contrasenaPropia.campos.${name}`)}
        />
      </SaveBar>
    </form>
  )
}
