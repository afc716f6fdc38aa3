import { maxDiasHastaRegir } from '@portal/contract/cambioDeTipo.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { Vigencia } from '@portal/contract/recursos.ts'
import { alcances } from '@portal/contract/reglaDeTipo.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useWatch } from 'react-hook-form'
import { Antes } from './cambio/Antes.tsx'
import { recursos } from './grupos.ts'
import type { Tipo } from './tipo.ts'
import type { TipoControl } from './useTipoForm.ts'

interface CamposDeReglaProps {
  control: TipoControl
  /** As it was when it was opened; absent of a new one. */
  opened: Tipo | undefined
}

/** What is asked, until when a paper of it is valid, what it decides, and from which day. */
export const CamposDeRegla = ({ control, opened }: CamposDeReglaProps) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const [vigencia, critico, obligatorio] = useWatch({ control, name: ['vigencia', 'critico', 'obligatorio'] })
  return (
    <>
      <TextField
        control={control}
        name="nombre"
        label={t('catalogo.campos.nombre')}
        maxLength={120}
        required
      />
      {!opened && (
        <SelectField
          control={control}
          name="docrectipo_recurso"
          label={t('catalogo.campos.docrectipo_recurso')}
          hint={t('catalogo.ayuda.recurso')}
          options={recursos.map((value) => ({ value, label: t(`tipoRecurso.${value}`) }))}
          required
        />
      )}
      <div>
        <SegmentField
          control={control}
          name="vigencia"
          label={t('catalogo.campos.vigencia')}
          options={Vigencia.options.map((value) => ({ value, label: t(`catalogo.venceEnBreve.${value}`) }))}
        />
        {vigencia === 'meses' && (
          <div className="room-above">
            <TextField
              control={control}
              name="meses"
              label={t('catalogo.campos.meses')}
              inputMode="numeric"
              maxLength={3}
              short
              required
            />
          </div>
        )}
        {vigencia === 'mensual' && (
          <div className="room-above">
            <TextField
              control={control}
              name="dia_exigible"
              label={t('catalogo.campos.dia_exigible')}
              hint={t('catalogo.ayuda.dia_exigible')}
              inputMode="numeric"
              maxLength={2}
              short
              required
            />
          </div>
        )}
      </div>
      <SegmentField
        control={control}
        name="alcance"
        label={t('catalogo.campos.alcance')}
        hint={t('catalogo.ayuda.alcance')}
        options={alcances.map((value) => ({ value, label: t(`catalogo.alcance.${value}`) }))}
      />
      <SwitchField
        control={control}
        name="critico"
        label={t('catalogo.campos.critico')}
        hint={
          <>
            {t('catalogo.ayuda.critico')} <Antes was={opened?.critico} is={critico} />
          </>
        }
      />
      <SwitchField
        control={control}
        name="obligatorio"
        label={t('catalogo.campos.obligatorio')}
        hint={
          <>
            {t(critico && !obligatorio ? 'catalogo.ayuda.criticoOptativo' : 'catalogo.ayuda.obligatorio')}{' '}
            <Antes was={opened?.obligatorio} is={obligatorio} />
          </>
        }
      />
      <DateField
        control={control}
        name="rige_desde"
        label={t('catalogo.campos.rige_desde')}
        hint={t('catalogo.ayuda.rige_desde')}
        minDate={hoy}
        maxDate={sumarDias(hoy, maxDiasHastaRegir)}
        required
      />
    </>
  )
}
