import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { NumbersField } from '@portal/ui/fields/NumbersField.tsx'
import { useWatch } from 'react-hook-form'
import styles from './tipoForm.module.css'
import type { TipoControl } from './useTipoForm.ts'

/** When carriers are warned, and between which days it is asked for. */
export const CamposDePlazo = ({ control }: { control: TipoControl }) => {
  const t = useTexts()
  const vigencia = useWatch({ control, name: 'vigencia' })
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
