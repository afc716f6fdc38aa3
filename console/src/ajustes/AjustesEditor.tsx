import { EnsayoDeConservacion } from '../conservacion/EnsayoDeConservacion.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { CheckField } from '@portal/ui/fields/CheckField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormLayout } from '@portal/ui/form/FormLayout.tsx'
import { FormSection } from '@portal/ui/form/FormSection.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { SaveBar } from '@portal/ui/form/SaveBar.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { sessionQuery } from '../app.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { changesOf, schema, typedOf, type Ajustes } from './ajustes.ts'
import styles from './ajustes.module.css'
import { LogoField } from './LogoField.tsx'
import { useChatHint } from './useChatHint.ts'

interface AjustesEditorProps {
  ajustes: Ajustes
  /** These settings alone, where a screen is about them; all unless said. */
  solo?: readonly (keyof Ajustes)[]
  /** They were saved, and stand as the form has them. */
  onSaved: (ajustes: Ajustes | undefined) => void
}

/** What is set, in sections; a revisor reads it. */
export const AjustesEditor = ({ ajustes, solo, onSaved }: AjustesEditorProps) => {
  const t = useTexts()
  const disabled = !useEsAdministrador()
  const hasTotp = useQuery(sessionQuery).data?.login.totp === true
  const save = useWrite('SaveAjustes')
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: typedOf(ajustes),
    save: (sent) => save.mutateAsync({ values: changesOf(ajustes, sent) }),
    onSaved: ({ records }) => onSaved(records[0]),
  })
  const chat = useChatHint(useWatch({ control, name: 'soporte_telefono' }) ?? '')
  const label = (name: keyof Omit<Ajustes, 'version' | 'primeros_pasos_apartados'>) =>
    t(`ajustes.campos.${name}`)
  const shows = (...names: (keyof Ajustes)[]) => !solo || names.some((name) => solo.includes(name))
  /** Where a screen is about them, it says what they are about. */
  const Parte = solo ? Fields : FormSection
  const totpFirst = !hasTotp && !ajustes.totp_obligatorio

  return (
    <form noValidate onSubmit={submit}>
      {disabled && (
        <Notice severity="info" className={styles.notice}>
          {t('ajustes.soloLectura')}
        </Notice>
      )}
      <FormLayout before={<FormGuard name={['ajustes', ...(solo ?? [])].join('-')} form={form} />}>
        {shows('proveedor_nombre') && (
          <Parte title={t('ajustes.secciones.proveedor')}>
            <TextField
              control={control}
              name="proveedor_nombre"
              label={label('proveedor_nombre')}
              hint={t('ajustes.ayuda.proveedor_nombre')}
              required
              maxLength={80}
              disabled={disabled}
            />
            {shows('proveedor_cuit') && (
              <TextField
                control={control}
                name="proveedor_cuit"
                label={label('proveedor_cuit')}
                hint={t('ajustes.ayuda.proveedor_cuit')}
                inputMode="numeric"
                required={false}
                short
                maxLength={20}
                disabled={disabled}
              />
            )}
            <LogoField control={control} disabled={disabled} />
          </Parte>
        )}
        {shows('soporte_telefono', 'soporte_email', 'avisos_email') && (
          <Parte title={t('ajustes.secciones.soporte')}>
            {shows('soporte_telefono') && (
              <TextField
                control={control}
                name="soporte_telefono"
                label={label('soporte_telefono')}
                hint={chat}
                type="tel"
                inputMode="tel"
                required={false}
                maxLength={40}
                disabled={disabled}
              />
            )}
            {shows('soporte_email') && (
              <TextField
                control={control}
                name="soporte_email"
                label={label('soporte_email')}
                hint={t('ajustes.ayuda.soporte_email')}
                type="email"
                inputMode="email"
                required={false}
                disabled={disabled}
              />
            )}
            {shows('avisos_email') && (
              <TextField
                control={control}
                name="avisos_email"
                label={label('avisos_email')}
                hint={t('ajustes.ayuda.avisos_email')}
                type="email"
                inputMode="email"
                required={false}
                disabled={disabled}
              />
            )}
          </Parte>
        )}
        {shows('registro_solo_cuit_conocidos') && (
          <Parte title={t('ajustes.secciones.registro')}>
            <CheckField
              control={control}
              name="registro_solo_cuit_conocidos"
              label={label('registro_solo_cuit_conocidos')}
              hint={t('ajustes.ayuda.registro_solo_cuit_conocidos')}
              disabled={disabled}
            />
          </Parte>
        )}
        {shows('sesion_minutos') && (
          <Parte title={t('ajustes.secciones.seguridad')}>
            <TextField
              control={control}
              name="sesion_minutos"
              label={label('sesion_minutos')}
              hint={t('ajustes.ayuda.sesion_minutos')}
              inputMode="numeric"
              required
              short
              maxLength={3}
              disabled={disabled}
            />
            <CheckField
              control={control}
              name="totp_obligatorio"
              label={label('totp_obligatorio')}
              hint={t(totpFirst ? 'ajustes.ayuda.totpPrimero' : 'ajustes.ayuda.totp')}
              disabled={disabled || totpFirst}
            />
          </Parte>
        )}
        {shows('plazo_revision_dias') && (
          <Parte title={t('ajustes.secciones.revision')}>
            <TextField
              control={control}
              name="plazo_revision_dias"
              label={label('plazo_revision_dias')}
              hint={t('ajustes.ayuda.plazo')}
              inputMode="numeric"
              required={false}
              short
              maxLength={2}
              disabled={disabled}
            />
          </Parte>
        )}
        {shows('conservacion_activa') && (
          <FormSection title={t('ajustes.secciones.conservacion')}>
            <CheckField
              control={control}
              name="conservacion_activa"
              label={label('conservacion_activa')}
              hint={t('ajustes.ayuda.conservacion_activa')}
              disabled={disabled}
            />
            {!disabled && <EnsayoDeConservacion />}
          </FormSection>
        )}
        {shows('lee_fotos') && (
          <FormSection title={t('ajustes.secciones.lectura')}>
            <CheckField
              control={control}
              name="lee_fotos"
              label={label('lee_fotos')}
              hint={t('ajustes.ayuda.lee_fotos')}
              disabled={disabled}
            />
            <TextField
              control={control}
              name="sitios_oficiales"
              label={label('sitios_oficiales')}
              hint={t('ajustes.ayuda.sitios_oficiales')}
              required={false}
              multiline
              disabled={disabled}
            />
          </FormSection>
        )}
        {shows('escrituras_por_hora') && (
          <FormSection title={t('ajustes.secciones.cupos')}>
            <TextField
              control={control}
              name="recursos_por_clase"
              label={label('recursos_por_clase')}
              hint={t('ajustes.ayuda.recursos_por_clase')}
              inputMode="numeric"
              required
              short
              maxLength={7}
              disabled={disabled}
            />
            <TextField
              control={control}
              name="escrituras_por_hora"
              label={label('escrituras_por_hora')}
              hint={t('ajustes.ayuda.escrituras_por_hora')}
              inputMode="numeric"
              required
              short
              maxLength={7}
              disabled={disabled}
            />
            <TextField
              control={control}
              name="dias_de_pedido"
              label={label('dias_de_pedido')}
              hint={t('ajustes.ayuda.dias_de_pedido')}
              inputMode="numeric"
              required
              short
              maxLength={2}
              disabled={disabled}
            />
          </FormSection>
        )}
        {shows('dia_de_controles') && (
          <FormSection title={t('ajustes.secciones.controles')}>
            <TextField
              control={control}
              name="dia_de_controles"
              label={label('dia_de_controles')}
              hint={t('ajustes.ayuda.dia_de_controles')}
              inputMode="numeric"
              required={false}
              short
              maxLength={2}
              disabled={disabled}
            />
            <TextField
              control={control}
              name="motivos_no_corresponde"
              label={label('motivos_no_corresponde')}
              hint={t('ajustes.ayuda.motivos_no_corresponde')}
              required
              multiline
              disabled={disabled}
            />
          </FormSection>
        )}
        {shows('meses_de_pasos') && (
          <FormSection title={t('porteria.titulo')}>
            <TextField
              control={control}
              name="meses_de_pasos"
              label={label('meses_de_pasos')}
              hint={t('ajustes.ayuda.meses_de_pasos')}
              inputMode="numeric"
              required
              short
              maxLength={3}
              disabled={disabled}
            />
          </FormSection>
        )}
      </FormLayout>
      {!disabled &&
        (solo ? (
          <div className="row wraps gap-16 room-above">
            <Button type="submit" kind="primary" size="large" busy={saving}>
              {t('acciones.guardar')}
            </Button>
            <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
          </div>
        ) : (
          <SaveBar saving={saving}>
            <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
          </SaveBar>
        ))}
    </form>
  )
}

const Fields = ({ children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-20">{children}</div>
)
