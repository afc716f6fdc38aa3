import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Refusal, type Request, type Result } from '@portal/contract'
import { CodigoTotp } from '@portal/contract/values.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CodigoField } from '../CodigoField.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'

const schema = z.object({ totp: CodigoTotp })

interface CodigoFormProps {
  /** Found right a moment ago; they are asked again with the code. */
  credentials: Pick<Request<'LoginOperador'>, 'username' | 'password'>
  onSignedIn: (login: Result<'LoginOperador'>['login']) => void
  onBack: () => void
}

/** The second step: the code that the person's app shows now. */
export const CodigoForm = ({ credentials, onSignedIn, onBack }: CodigoFormProps) => {
  const { t } = useTranslation()
  const signIn = useWrite('LoginOperador')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { totp: '' } })
  const { problem, report, clear } = useFormProblem(form)

  const submit = form.handleSubmit(async ({ totp }) => {
    clear()
    try {
      const { login } = await signIn.mutateAsync({ ...credentials, totp })
      onSignedIn(login)
    } catch (error) {
      // A code that did not serve is typed anew. Without its field's sentence the form's own says it all.
      report(error)
      if (error instanceof Refusal && error.is('INVALID_CODE')) form.setFocus('totp', { shouldSelect: true })
    }
  })

  return (
    <Stack component="form" method="post" noValidate onSubmit={submit} spacing={2.5}>
      <Typography variant="h2">{t('ingresar.segundoPaso')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ingresar.segundoPasoAyuda')}
      </Typography>
      <FormProblemAlert problem={problem} />
      <CodigoField control={form.control} name="totp" autoFocus />
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('ingresar.continuar')}
      </Button>
      <Button onClick={onBack}>{t('ingresar.otroUsuario')}</Button>
    </Stack>
  )
}
