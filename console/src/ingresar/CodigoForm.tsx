import { zodResolver } from '@hookform/resolvers/zod'
import type { Request, Result } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { CodigoTotp } from '@portal/contract/values.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { CodigoField } from '@portal/parts/dosPasos/CodigoField.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import styles from '../piezas/form.module.css'

const schema = z.object({ totp: CodigoTotp })

interface CodigoFormProps {
  /** Found right a moment ago; they are asked again with the code. */
  credentials: Pick<Request<'LoginOperador'>, 'username' | 'password'>
  onSignedIn: (login: Result<'LoginOperador'>['login']) => void
  onBack: () => void
}

/** The second step: the code that the person's app shows now. */
export const CodigoForm = ({ credentials, onSignedIn, onBack }: CodigoFormProps) => {
  const t = useTexts()
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
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <h2 className="heading">{t('ingresar.segundoPaso')}</h2>
      <p className="small soft">{t('ingresar.segundoPasoAyuda')}</p>
      <FormProblemAlert problem={problem} />
      <CodigoField control={form.control} name="totp" autoFocus />
      <Button type="submit" kind="solid" size="large" busy={signIn.isPending}>
        {t('ingresar.continuar')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('ingresar.otroUsuario')}
      </Button>
    </form>
  )
}
