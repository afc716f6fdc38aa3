import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import type { OperacionControl } from './useOperacionForm.ts'

/** How it is called and where it is. */
export const CamposDeOperacion = ({ control }: { control: OperacionControl }) => {
  const t = useTexts()
  return (
    <>
      <TextField
        control={control}
        name="nombre"
        label={t('operacion.campos.nombre')}
        hint={t('operacion.ayuda.nombre')}
        maxLength={80}
        required
        autoFocus
      />
      <TextField
        control={control}
        name="sede"
        label={t('operacion.campos.sede')}
        hint={t('operacion.ayuda.sede')}
        maxLength={120}
        required={false}
      />
      <TextField
        control={control}
        name="descripcion"
        label={t('operacion.campos.descripcion')}
        multiline
        maxLength={2000}
        required={false}
      />
    </>
  )
}
