import { maxAutorizan } from '@portal/contract/puertas.ts'
import { Button, IconButton } from '@portal/ui/controls/Button.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Plus as AddIcon, Trash2 as RemoveIcon } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import styles from '../porteria.module.css'
import type { PuertaControl } from './usePuertaForm.ts'

/** Who may let somebody in all the same, each told by mail where there is an address. */
export const Autorizan = ({ control }: { control: PuertaControl }) => {
  const t = useTexts()
  const { fields, append, remove } = useFieldArray({ control, name: 'autorizan' })
  return (
    <fieldset className={styles.people}>
      <legend className="small semibold">{t('porteria.puertas.campos.autorizan')}</legend>
      <p className="small soft">{t('porteria.puertas.ayuda.autorizan')}</p>
      {fields.map(({ id }, i) => (
        <div
          key={id}
          className={styles.person}
          role="group"
          aria-label={t('porteria.puertas.autoriza.quien', { n: i + 1 })}
        >
          <TextField
            control={control}
            name={`autorizan.${i}.nombre`}
            label={t('porteria.puertas.autoriza.nombre')}
            maxLength={80}
            required
          />
          <TextField
            control={control}
            name={`autorizan.${i}.puesto`}
            label={t('porteria.puertas.autoriza.puesto')}
            maxLength={80}
            required={false}
          />
          <TextField
            control={control}
            name={`autorizan.${i}.telefono`}
            label={t('porteria.puertas.autoriza.telefono')}
            type="tel"
            maxLength={40}
            required={false}
          />
          <TextField
            control={control}
            name={`autorizan.${i}.email`}
            label={t('porteria.puertas.autoriza.email')}
            type="email"
            maxLength={100}
            required={false}
          />
          <IconButton label={t('porteria.puertas.autoriza.quitar', { n: i + 1 })} onClick={() => remove(i)}>
            <RemoveIcon />
          </IconButton>
        </div>
      ))}
      {fields.length < maxAutorizan && (
        <Button
          size="small"
          icon={<AddIcon size={18} aria-hidden />}
          onClick={() => append({ nombre: '', puesto: '', telefono: '', email: '' })}
        >
          {t('porteria.puertas.autoriza.agregar')}
        </Button>
      )}
    </fieldset>
  )
}
