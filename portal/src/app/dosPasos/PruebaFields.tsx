import { CodigoField } from '@portal/parts/dosPasos/CodigoField.tsx'
import { formatRecuperacion } from '@portal/contract/values.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import styles from './dosPasos.module.css'
import type { usePrueba } from './usePrueba.ts'

interface PruebaFieldsProps {
  of: Pick<ReturnType<typeof usePrueba>, 'control' | 'problem' | 'por' | 'change'>
  /** A recovery code does as well as the app's. */
  either?: boolean
  autoFocus?: boolean
}

/** The password, and the second step of whoever has one. */
export const PruebaFields = ({ of, either = false, autoFocus = false }: PruebaFieldsProps) => {
  const t = useTexts()
  const { control, problem, por, change } = of
  return (
    <div className={`gap-20 ${styles.fields}`}>
      <FormProblemAlert problem={problem} />
      <PasswordField
        control={control}
        name="password"
        label={t('dosPasos.contrasena')}
        hint={t('dosPasos.contrasenaAyuda')}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
      {por === 'totp' && <CodigoField control={control} name="totp" />}
      {por === 'recuperacion' && (
        <TextField
          control={control}
          name="recuperacion"
          label={t('recuperacion.campo')}
          hint={t('recuperacion.campoAyuda')}
          transform={formatRecuperacion}
        />
      )}
      {either && (
        <p>
          <TextButton onClick={() => change(por === 'totp' ? 'recuperacion' : 'totp')}>
            {t(por === 'totp' ? 'recuperacion.usar' : 'recuperacion.usarApp')}
          </TextButton>
        </p>
      )}
    </div>
  )
}
