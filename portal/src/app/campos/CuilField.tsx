import { onlyDigits } from '@portal/contract/identificacion.ts'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** A chofer's CUIL, which holds the DNI between its first two digits and its last. */
export const CuilField = (props: ComponentProps<typeof TextField>) => {
  const t = useTexts()
  const [cuil, tipo, documento] = useWatch({
    control: props.control,
    name: [props.name, 'tipo_documento', 'documento'],
  }) as (string | null | undefined)[] // they are texts
  const dni = onlyDigits(documento ?? '')
  const fits = tipo === 'DNI' && dni !== '' && onlyDigits(cuil ?? '').slice(2, -1) === dni.padStart(8, '0')
  return (
    <TextField {...props} inputMode="numeric" short success={fits ? t('campos.cuil.coincide') : undefined} />
  )
}
