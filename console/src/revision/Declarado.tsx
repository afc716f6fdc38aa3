import { PanelRight as CompareIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { derivaVencimiento, esRequerida, fechasDe, type Fecha } from '@portal/contract/vigencia.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../shortcuts/Kbd.tsx'
import type { FechasSent, FechasTyped } from './fechas.ts'
import type { Revision } from './revision.ts'
import { Section } from './Section.tsx'
import { Vencimiento } from './Vencimiento.tsx'

interface DeclaradoProps {
  revision: Revision
  form: UseFormReturn<FechasTyped, unknown, FechasSent>
  comparing: boolean
  onCompare: (() => void) | undefined
}

/** What the carrier declared, to be held against the paper. While it waits, the dates can be corrected. */
export const Declarado = ({ revision, form, comparing, onCompare }: DeclaradoProps) => {
  const { t } = useTranslation()
  const { vigencia, vigente, estado, numero, observacion } = revision
  const waits = estado === 'en revision'
  const fechas = fechasDe(vigencia)
  const shown: readonly Fecha[] = derivaVencimiento(vigencia) ? [...fechas, 'fecha_vencimiento'] : fechas
  const inForce = (name: Fecha) =>
    vigente?.[name] ? t('revision.vigenteDice', { valor: fechaLegible(vigente[name]) }) : undefined

  return (
    <Section
      title={t('revision.declarado')}
      action={
        onCompare && (
          <Button
            size="small"
            startIcon={<CompareIcon />}
            sx={{ gap: 0.5 }}
            aria-pressed={comparing}
            aria-keyshortcuts="C"
            onClick={onCompare}
          >
            {t(comparing ? 'revision.comparar.dejar' : 'revision.comparar.comparar')} <Kbd>C</Kbd>
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {waits && (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: fechas.length > 1 ? { xs: '1fr', sm: '1fr 1fr' } : '1fr',
              alignItems: 'start',
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
          </Box>
        )}
        {waits && <Vencimiento control={form.control} regla={revision} />}
        <Ficha
          data={[
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
            { label: t('revision.campos.numero'), value: numero },
            ...(observacion ? [{ label: t('revision.campos.observacion'), value: observacion }] : []),
          ]}
        />
      </Box>
    </Section>
  )
}
