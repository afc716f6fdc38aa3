import { zodResolver } from '@hookform/resolvers/zod'
import { Copy as CopyIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { CodigoTotp } from '@portal/contract/values.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CodigoField } from '../CodigoField.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import type { Secreto } from './ClaveForm.tsx'
import { QrCode } from './QrCode.tsx'

const schema = z.object({ totp: CodigoTotp })

const focusOnce = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

interface ActivarProps {
  secreto: Secreto
  onActivated: (login: Result<'ActivarTotpOperador'>['login']) => void
  onCancel: () => void
}

/** Hands the secret to the person's app, and waits for the code that proves it arrived. */
export const Activar = ({ secreto: { secreto, uri }, onActivated, onCancel }: ActivarProps) => {
  const { t } = useTranslation()
  const toast = useToast()
  const [uncopied, setUncopied] = useState(false)
  const activate = useWrite('ActivarTotpOperador')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { totp: '' } })
  const { problem, report, clear } = useFormProblem(form)

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      const { login } = await activate.mutateAsync(values)
      onActivated(login)
    } catch (error) {
      report(error)
    }
  })
  const copy = () =>
    void navigator.clipboard
      .writeText(secreto)
      .then(() => {
        setUncopied(false)
        toast({ message: t('dosPasos.copiada') })
      })
      .catch(() => setUncopied(true))

  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'start' }}>
        <QrCode text={uri} label={t('dosPasos.qr')} />
      </Box>
      <Stack spacing={2.5}>
        {/* The button that led here is gone: this is what comes next, and nothing of it scrolls out of sight. */}
        <Typography variant="h2" tabIndex={-1} ref={focusOnce} sx={{ outline: 'none' }}>
          {t('dosPasos.agregar')}
        </Typography>
        <Stack component="ol" spacing={1.5} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          <Typography component="li">{t('dosPasos.paso1')}</Typography>
          <Typography component="li">
            {t('dosPasos.paso2')} <Link href={uri}>{t('dosPasos.abrirApp')}</Link>
          </Typography>
          <Typography component="li">{t('dosPasos.paso3')}</Typography>
        </Stack>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('dosPasos.aMano')}
          </Typography>
          <Box
            component="code"
            sx={{
              paddingInline: 1,
              paddingBlock: 0.5,
              borderRadius: '6px',
              border: `1px solid ${token('line')}`,
              fontSize: '0.875rem',
              letterSpacing: '0.04em',
              overflowWrap: 'anywhere',
            }}
          >
            {secreto.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
          <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
            {t('dosPasos.copiar')}
          </Button>
          {uncopied && (
            <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
              {t('dosPasos.sinCopiar')}
            </Typography>
          )}
        </Box>
        <FormProblemAlert problem={problem} />
        <Box sx={{ maxWidth: 240 }}>
          <CodigoField control={form.control} name="totp" />
        </Box>
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" loading={activate.isPending}>
            {t('dosPasos.activar')}
          </Button>
          <Button onClick={onCancel}>{t('acciones.cancelar')}</Button>
        </Stack>
      </Stack>
    </Box>
  )
}
