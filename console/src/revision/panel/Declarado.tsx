import { fechaLegible } from '@portal/contract/calendario.ts'
import { derivaVencimiento, esRequerida, fechasDe, type Fecha } from '@portal/contract/vigencia.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Seccion } from '../../piezas/Seccion.tsx'
import { Kbd } from '../../shortcuts/Kbd.tsx'
import { useShortcuts } from '../../shortcuts/useShortcuts.ts'
import type { FechasSent, FechasTyped } from './fechas.ts'
import type { Revision } from '../documento/revision.ts'
import styles from './panelRevision.module.css'
import { Vencimiento } from './Vencimiento.tsx'

interface DeclaradoProps {
  revision: Revision
  form: UseFormReturn<FechasTyped, unknown, FechasSent>
}

/** The first thing of a date that takes the focus, however its field is made. */
const focusable = 'input:not([aria-hidden="true"])'

/** What the carrier declared, to be held against the paper. While it waits, the dates can be corrected. */
export const Declarado = ({ revision, form }: DeclaradoProps) => {
  const t = useTexts()
  const dates = useRef<HTMLDivElement>(null)
  const { vigencia, vigente, estado, numero, observacion } = revision
  const waits = estado === 'en revision'
  const fechas = fechasDe(vigencia)
  const asked = waits && fechas.length > 0
  const shown: readonly Fecha[] = derivaVencimiento(vigencia) ? [...fechas, 'fecha_vencimiento'] : fechas
  const inForce = (name: Fecha) =>
    vigente?.[name] ? t('revision.vigenteDice', { valor: fechaLegible(vigente[name]) }) : undefined
  const said = [
    ...(waits
      ? []
      : shown.map((name) => ({
          label: t(`revision.campos.${name}`),
          value: revision[name] && fechaLegible(revision[name]),
        }))),
    ...(vigencia === 'meses'
      ? [
          {
            label: t('revision.campos.valido'),
            value: t('revision.meses', { count: revision.meses ?? 0 }),
          },
        ]
      : []),
    ...(observacion ? [{ label: t('revision.campos.observacion'), value: observacion }] : []),
  ]
  useShortcuts({
    d: asked ? () => dates.current?.querySelector<HTMLElement>(focusable)?.focus() : undefined,
  })

  return (
    <Seccion
      title={t('revision.declarado')}
      mark={asked && <Kbd>D</Kbd>}
      more={numero === null ? t('revision.sinNumero') : t('revision.numero', { numero })}
    >
      <div className="grid gap-8">
        {asked && (
          <div
            ref={dates}
            className={`at-top grid gap-8 ${styles.dates}`}
            data-several={fechas.length > 1 || undefined}
            // Back from the dates to the keys of the screen.
            onKeyDown={({ key, target }) => {
              if (key === 'Escape' && target instanceof HTMLElement) target.blur()
            }}
          >
            {fechas.map((name) => (
              <DateField
                key={name}
                control={form.control}
                name={name}
                label={t(`revision.campos.${name}`)}
                precision={name === 'periodo' ? 'month' : 'day'}
                required={esRequerida(vigencia, name)}
                hint={inForce(name)}
              />
            ))}
          </div>
        )}
        {waits && <Vencimiento control={form.control} regla={revision} tardio={revision.tardio} />}
        {said.length > 0 && <Ficha data={said} />}
      </div>
    </Seccion>
  )
}
