import { UserRound as PersonIcon } from 'lucide-react'
import { useField, type FieldProps } from '@portal/ui/fields/useField.ts'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PictureChooser } from './PictureChooser.tsx'

/** A picture of somebody: the form holds the file's id, or '' for none. */
export const PhotoField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const t = useTexts()
  const { field, bound, error, helperText } = useField(props)
  return (
    <PictureChooser
      label={props.label}
      picture={field.value ?? ''}
      onPicture={field.onChange}
      face={<PersonIcon size={40} strokeWidth={1.5} aria-hidden />}
      camera
      words={{
        quitar: t('campos.foto.quitar'),
        ayuda: t('campos.foto.ayuda'),
        tipoInvalido: t('campos.foto.tipoInvalido'),
      }}
      error={error ? helperText : undefined}
      button={bound}
    />
  )
}
