import { zodResolver } from '@hookform/resolvers/zod'
import { Email, opcional } from '@portal/contract/values.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Correo } from '../correos/correo.ts'
import { CorreosEnCarpeta } from '../correos/CorreosEnCarpeta.tsx'
import text from '../piezas/text.module.css'
import styles from './pasos.module.css'

const schema = z.object({ para: opcional(Email) })

/** How often it is asked what became of a letter that still waits. */
const everyMs = 1_000

/** Sends a letter and says what became of it, in the mail server's own words where it said no. */
export const CorreoDePrueba = () => {
  const t = useTexts()
  const id = useId()
  const send = useWrite('ProbarCorreo')
  const last = useQuery({
    ...operationQuery('PruebaDeCorreo', {}),
    refetchInterval: ({ state }) => (waits(state.data?.records[0]) ? everyMs : false),
  }).data?.records[0]
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: { para: '' } })
  const submit = form.handleSubmit(async ({ para }) => {
    // The sentence shows above the button.
    await send.mutateAsync(para === null ? {} : { para }).catch(() => undefined)
  })
  return (
    <Card as="section" padded aria-labelledby={id} className={`stack gap-16 ${styles.card}`}>
      <h2 id={id} className={text.title} tabIndex={-1}>
        {t('pasos.correo.titulo')}
      </h2>
      <p className="soft">{t('pasos.correo.mensaje')}</p>
      <CorreosEnCarpeta />
      <form noValidate onSubmit={submit} className={`stack gap-16 ${styles.form}`}>
        <TextField
          control={form.control}
          name="para"
          label={t('pasos.correo.para')}
          hint={t('pasos.correo.aVos')}
          type="email"
          inputMode="email"
          required={false}
        />
        {send.error && <Notice severity="error">{send.error.message}</Notice>}
        {last && <Resultado correo={last} />}
        <Button type="submit" kind="primary" size="large" busy={send.isPending}>
          {t('pasos.correo.probar')}
        </Button>
      </form>
    </Card>
  )
}

const waits = (correo: Correo | undefined) => correo?.estado === 'pendiente' && correo.error === null

const severities = { pendiente: 'info', enviado: 'success', en_carpeta: 'warning', fallido: 'error' } as const

const Resultado = ({ correo }: { correo: Correo }) => {
  const t = useTexts()
  const { para, error } = correo
  const estado = error === null ? correo.estado : 'fallido'
  return (
    <Notice severity={severities[estado]} title={t(`pasos.correo.resultado.${estado}`, { para })}>
      {error !== null && <p lang="en">{error}</p>}
    </Notice>
  )
}
