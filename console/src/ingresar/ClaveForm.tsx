import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NewPassword } from '@portal/contract/values.ts'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useWrite } from '@portal/ui/app/queries.ts'

const schema = z.object({ password: NewPassword, repetida: z.string() }).check(
  z.refine(({ password, repetida }) => password === repetida, {
    error: 'Las contraseñas no coinciden',
    path: ['repetida'],
  }),
)

interface ClaveFormProps {
  /** Of the mailed link; one that no longer serves is refused with its sentence. */
  token: string
  onChanged: () => void
}

export const ClaveForm = ({ token, onChanged }: ClaveFormProps) => {
  const { t } = useTranslation()
  const change = useWrite('ClaveOperador')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { password: '', repetida: '' },
  })

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await change.mutateAsync({ token, password })
      onChanged()
    } catch {
      // The sentence shows above the form, and what was typed stays.
      form.setFocus('password')
    }
  })

  return (
    <Stack component="form" method="post" noValidate onSubmit={submit} spacing={2.5}>
      <Typography variant="h2">{t('clave.titulo')}</Typography>
      {change.error && <Alert severity="error">{change.error.message}</Alert>}
      <PasswordField
        control={form.control}
        name="password"
        label={t('clave.nueva')}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        control={form.control}
        name="repetida"
        label={t('clave.repetida')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" size="large" loading={change.isPending}>
        {t('clave.guardar')}
      </Button>
    </Stack>
  )
}
