import { eventos, eventosDeCuenta, type WebhookForm } from '@portal/contract/webhooks.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { ExplainedChoicesField } from '@portal/ui/fields/ExplainedChoicesField.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { UnsavedChangesGuard } from '@portal/ui/form/UnsavedChangesGuard.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnsure } from '../programas/isUnsure.ts'
import { keyOf, type Webhook } from './webhook.ts'
import { schema, valuesOf } from './webhookForm.ts'
import styles from './webhooks.module.css'

/** One that was just made, or has another secret: the text that nobody is told again. */
export interface SecretoNuevo {
  webhookid: string
  nombre: string
  token: string
}

interface WebhookPanelProps {
  /** Absent: a new one. */
  webhook?: Webhook | undefined
  /** An account's is told of less. */
  ofCuenta: boolean
  onClose: () => void
  /** The panel is over, and its person wants another secret. */
  onSecreto: (webhook: Webhook) => void
  /** The panel is over; with a secret, where that is new. */
  onSaved: (webhookid: string, secreto: SecretoNuevo | undefined) => void
}

/** All events are one field. */
const isOneOfThem = (name: string): name is `eventos.${number}` => name.startsWith('eventos.')

/** Asks where an address is, what it is told of and how that is signed. */
export const WebhookPanel = ({ webhook, ofCuenta, onClose, onSecreto, onSaved }: WebhookPanelProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [unsure, setUnsure] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const save = useWrite('SaveWebhook', { once: true, refreshBehind: true })
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: valuesOf(webhook),
    isNew: !webhook,
    silent: !webhook,
    save: async (values) => {
      setUnsure(false)
      try {
        const { records } = await save.mutateAsync({ webhookid: webhook?.webhookid ?? '0', values })
        const [saved] = records
        if (!saved) throw new Error('SaveWebhook answered none')
        return { ...saved, nombre: values.nombre }
      } catch (error) {
        if (!webhook && isUnsure(error)) {
          setUnsure(true)
          void queryClient.invalidateQueries(operationQuery('ListWebhooks', {}))
        }
        throw error
      }
    },
    onSaved: ({ webhookid, nombre, secreto }) =>
      onSaved(webhookid, secreto ? { webhookid, nombre, token: secreto } : undefined),
  })
  const { isDirty } = form.formState
  const label = (name: keyof typeof WebhookForm | `eventos.${number}`) =>
    t(`webhook.campos.${isOneOfThem(name) ? 'eventos' : name}`)
  const close = () => (isDirty ? setLeaving(true) : onClose())
  const clave = webhook?.clave_publica

  return (
    <FormPanel
      open
      enlarges
      title={webhook?.nombre ?? t('webhook.nuevo')}
      subtitle={webhook ? undefined : t('webhook.nuevoMensaje')}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
          <Button kind="quiet" onClick={close}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t(webhook ? 'acciones.guardar' : 'webhook.hacer')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <FormGuard name="webhook" form={form} />
        {unsure && <Notice severity="warning">{t('webhook.insegura')}</Notice>}
        <TextField
          control={control}
          name="nombre"
          label={label('nombre')}
          hint={t('webhook.ayuda.nombre')}
          required
          maxLength={80}
          autoFocus
        />
        <TextField
          control={control}
          name="url"
          label={label('url')}
          hint={t('webhook.ayuda.url')}
          required
          maxLength={500}
          inputMode="url"
          autoComplete="off"
        />
        <ExplainedChoicesField
          control={control}
          name="eventos"
          label={label('eventos')}
          required
          options={(ofCuenta ? eventosDeCuenta : eventos).map((evento) => ({
            value: evento,
            label: t(`webhook.evento.${keyOf(evento)}.titulo`),
            hint: t(`webhook.evento.${keyOf(evento)}.ayuda`),
          }))}
        />
        <SwitchField
          control={control}
          name="firma_publica"
          label={label('firma_publica')}
          hint={t('webhook.ayuda.firma_publica')}
          required={false}
        />
        {clave && (
          <div className={styles.clave}>
            <p className="small semibold">{t('webhook.clave')}</p>
            <div className="row wraps gap-8">
              <code dir="ltr" className="breaks">
                {clave}
              </code>
              <CopyButton kind="quiet" size="small" text={clave} of={t('webhook.clave')} />
            </div>
          </div>
        )}
        {webhook && (
          <SwitchField
            control={control}
            name="encendido"
            label={label('encendido')}
            hint={t('webhook.ayuda.encendido')}
            required={false}
          />
        )}
        {webhook && (
          <div>
            {/* What was changed here would go with it. */}
            <Button size="small" disabled={isDirty} onClick={() => onSecreto(webhook)}>
              {t('webhook.secreto.accion')}
            </Button>
          </div>
        )}
      </div>
      <UnsavedChangesGuard
        dirty={isDirty}
        blocked={leaving}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </FormPanel>
  )
}
