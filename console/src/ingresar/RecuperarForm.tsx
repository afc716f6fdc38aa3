import { zodResolver } from '@hookform/resolvers/zod'
import { Email } from '@portal/contract/values.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../piezas/form.module.css'
import { rutas } from '../rutas.ts'

const schema = z.object({ email: Email })

/** The command that helps where there is no letter: it stands in docs/operacion.md too. */
const command = 'npm run portal -- admin'

/** A link for who forgot the password, and what there is where no letter leaves. */
export const RecuperarForm = () => {
  const t = useTexts()
  const ask = useWrite('PedirClaveOperador')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })
  const submit = form.handleSubmit(async ({ email }) => {
    // The sentence shows above the form.
    await ask.mutateAsync({ email }).catch(() => form.setFocus('email'))
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <h2 className="heading">{t('recuperar.titulo')}</h2>
      {ask.error && <Notice severity="error">{ask.error.message}</Notice>}
      {ask.data ? (
        <Notice severity={ask.data.correos_en_carpeta ? 'warning' : 'success'}>
          {ask.data.correos_en_carpeta
            ? t('recuperar.enCarpeta')
            : t('recuperar.hecho', { email: ask.variables.email })}
        </Notice>
      ) : (
        <p className="small soft">{t('recuperar.explicacion')}</p>
      )}
      <TextField
        control={form.control}
        name="email"
        label={t('ingresar.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
      <Button type="submit" kind="solid" size="large" busy={ask.isPending}>
        {t('recuperar.enviar')}
      </Button>
      <section>
        <h3 className="small bold">{t('recuperar.sinCorreo.titulo')}</h3>
        <p className="small soft">{t('recuperar.sinCorreo.mensaje')}</p>
        <code>{command}</code>
      </section>
      <TextLink href={rutas.ingreso()}>{t('recuperar.volver')}</TextLink>
    </form>
  )
}
