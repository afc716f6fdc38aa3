import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { cuentaPlazo } from '@portal/contract/reglaDeTipo.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { NumbersField } from '@portal/ui/fields/NumbersField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useWatch } from 'react-hook-form'
import styles from './tipoForm.module.css'
import type { TipoControl } from './useTipoForm.ts'

/** When carriers are warned, and between which days it is asked for. */
export const CamposDePlazo = ({ control }: { control: TipoControl }) => {
  const t = useTexts()
  const [vigencia, recurso] = useWatch({ control, name: ['vigencia', 'docrectipo_recurso'] })
  return (
    <>
      {vigencia !== 'sin vencimiento' && (
        <NumbersField
          control={control}
          name="aviso_dias"
          label={t('catalogo.campos.aviso_dias')}
          hint={t('catalogo.ayuda.aviso_dias')}
          max={365}
          words={{
            add: t('catalogo.avisos.agregar'),
            remove: (dias) => t('catalogo.avisos.quitar', { count: dias }),
          }}
        />
      )}
      {cuentaPlazo(recurso) && (
        <TextField
          control={control}
          name="plazo_dias"
          label={t('catalogo.campos.plazo_dias')}
          hint={t('catalogo.ayuda.plazo_dias')}
          inputMode="numeric"
          maxLength={4}
          short
          required={false}
        />
      )}
      <TextField
        control={control}
        name="conservacion_meses"
        label={t('catalogo.campos.conservacion_meses')}
        hint={t('catalogo.ayuda.conservacion_meses')}
        inputMode="numeric"
        maxLength={4}
        short
        required
      />
      <div className={styles.two}>
        <DateField
          control={control}
          name="vigente_desde"
          label={t('catalogo.campos.vigente_desde')}
          required={false}
        />
        <DateField
          control={control}
          name="vigente_hasta"
          label={t('catalogo.campos.vigente_hasta')}
          required={false}
        />
      </div>
    </>
  )
}
