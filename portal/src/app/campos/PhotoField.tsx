import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useField, type FieldProps } from '@portal/ui/fields/useField.ts'
import { useRef, useState, type ChangeEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { shrinkPicture } from '../documentos/archivos/shrinkPicture.ts'
import { uploadFile } from '../documentos/archivos/uploadFile.ts'

const accept = '.jpg,.jpeg,.png,.bmp'
const acceptedNames = /\.(jpe?g|png|bmp)$/i

/** A picture of somebody: sent when chosen; the form holds the file's id, or '' for none. */
export const PhotoField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const { t } = useTranslation()
  const { id, field, error, helperText } = useField(props)
  const chooser = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const photo: string = field.value ?? ''

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (!acceptedNames.test(file.name)) {
      setFailure(t('campos.foto.tipoInvalido'))
      return
    }
    setFailure(undefined)
    setSending(true)
    try {
      const { archivoid } = await uploadFile(await shrinkPicture(file).catch(() => file))
      field.onChange(archivoid)
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t('formulario.noSeGuardo'))
    } finally {
      setSending(false)
    }
  }
  const wrong = failure ?? (error ? helperText : undefined)

  return (
    <Box
      role="group"
      aria-label={props.label}
      aria-describedby={`${id}-text`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Avatar {...(photo && { src: miniaturaUrl(photo) })} alt="" sx={{ width: 72, height: 72 }} />
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" loading={sending} onClick={() => chooser.current?.click()}>
            {t(photo ? 'campos.foto.cambiar' : 'campos.foto.elegir')}
          </Button>
          {photo && <Button onClick={() => field.onChange('')}>{t('campos.foto.quitar')}</Button>}
        </Box>
        <FormHelperText id={`${id}-text`} error={wrong !== undefined} role="status">
          {wrong ?? t('campos.foto.ayuda')}
        </FormHelperText>
      </Box>
      <input ref={chooser} type="file" hidden accept={accept} aria-label={props.label} onChange={choose} />
    </Box>
  )
}
