import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { alcances, maxDiasDeToken, type TokenForm } from '@portal/contract/tokens.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { ExplainedChoicesField } from '@portal/ui/fields/ExplainedChoicesField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormFold } from '@portal/ui/form/FormFold.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { UnsavedChangesGuard } from '@portal/ui/form/UnsavedChangesGuard.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAlcance } from './Alcances.tsx'
import { isUnsure } from './isUnsure.ts'
import { keyOf, type ProgramaNuevo } from './programa.ts'
import { plazos, schema, valuesAtFirst } from './programaForm.ts'
import styles from './programas.module.css'

interface ProgramaPanelProps {
  title: string
  subtitle: string
  /** What its button says. */
  make: string
  onClose: () => void
  /** The panel is over, and this is what nobody is told again. */
  onMade: (nuevo: ProgramaNuevo) => void
}

/** All scopes are one field. */
const isOneOfThem = (name: string): name is `alcances.${number}` => name.startsWith('alcances.')

/** Asks what a program is called, what it may see, until when and from where. */
export const ProgramaPanel = ({ title, subtitle, make, onClose, onMade }: ProgramaPanelProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [hoy] = useState(hoyEnBuenosAires)
  const [unsure, setUnsure] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const create = useWrite('CrearToken', { once: true, refreshBehind: true })
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: valuesAtFirst(hoy),
    silent: true,
    save: async (values) => {
      setUnsure(false)
      try {
        const [made] = (await create.mutateAsync({ values })).records
        if (!made) throw new Error('CrearToken answered no token')
        return { ...made, nombre: values.nombre }
      } catch (error) {
        if (isUnsure(error)) {
          setUnsure(true)
          void queryClient.invalidateQueries(operationQuery('ListTokens', {}))
        }
        throw error
      }
    },
    onSaved: onMade,
  })
  const { isDirty } = form.formState
  const vence = useWatch({ control, name: 'vence' })
  const sayAlcance = useAlcance()
  const label = (name: keyof typeof TokenForm | `alcances.${number}`) =>
    t(`programa.campos.${isOneOfThem(name) ? 'alcances' : name}`)
  const close = () => (isDirty ? setLeaving(true) : onClose())

  return (
    <FormPanel
      open
      enlarges
      title={title}
      subtitle={subtitle}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
          <Button kind="quiet" onClick={close}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {make}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <FormGuard name="programa" form={form} />
        {unsure && <Notice severity="warning">{t('programa.insegura')}</Notice>}
        <TextField
          control={control}
          name="nombre"
          label={label('nombre')}
          hint={t('programa.ayuda.nombre')}
          required
          maxLength={80}
          autoFocus
        />
        <ExplainedChoicesField
          control={control}
          name="alcances"
          label={label('alcances')}
          required
          options={alcances.map((alcance) => ({
            value: alcance,
            label: sayAlcance(alcance),
            hint: t(`programa.alcance.${keyOf[alcance]}.ayuda`),
          }))}
        />
        <div className="stack gap-8">
          <DateField
            control={control}
            name="vence"
            label={label('vence')}
            hint={t('programa.ayuda.vence')}
            minDate={hoy}
            maxDate={sumarDias(hoy, maxDiasDeToken)}
            required
            short
          />
          <div role="group" aria-label={t('programa.plazos')} className={styles.plazos}>
            {plazos.map((dias) => {
              const day = sumarDias(hoy, dias)
              return (
                <Button
                  key={dias}
                  size="small"
                  aria-pressed={vence === day}
                  className={styles.plazo}
                  onClick={() =>
                    form.setValue('vence', day, {
                      shouldDirty: true,
                      shouldTouch: true,
                      shouldValidate: true,
                    })
                  }
                >
                  {dias === maxDiasDeToken
                    ? t('programa.plazo.anio')
                    : t('programa.plazo.dias', { n: formatNumber(dias) })}
                </Button>
              )
            })}
          </div>
        </div>
        <TextField
          control={control}
          name="redes"
          label={label('redes')}
          hint={t('programa.ayuda.redes')}
          required={false}
          multiline
        />
      </div>
      <FormFold control={control} names={['por_minuto']} about={label('por_minuto')}>
        <TextField
          control={control}
          name="por_minuto"
          label={label('por_minuto')}
          hint={t('programa.ayuda.por_minuto')}
          inputMode="numeric"
          maxLength={4}
          required
          short
        />
      </FormFold>
      <UnsavedChangesGuard
        dirty={isDirty}
        blocked={leaving}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </FormPanel>
  )
}
