import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useConfirm } from '../src/feedback/Confirm.tsx'
import { AutocompleteField } from '../src/fields/AutocompleteField.tsx'
import { CheckField } from '../src/fields/CheckField.tsx'
import { DateField } from '../src/fields/DateField.tsx'
import { PasswordField } from '../src/fields/PasswordField.tsx'
import { SelectField } from '../src/fields/SelectField.tsx'
import { TextField } from '../src/fields/TextField.tsx'
import { FileDrop } from '../src/fields/FileDrop.tsx'
import { FormPanel } from '../src/form/FormPanel.tsx'
import { FormSection } from '../src/form/FormSection.tsx'
import { useToast } from '../src/feedback/Toasts.tsx'

const provinces = ['Buenos Aires', 'Córdoba', 'Mendoza', 'Neuquén', 'Santa Fe']
const options = provinces.map((label) => ({ value: label, label }))

export const GalleryForm = () => {
  const toast = useToast()
  const confirm = useConfirm()
  const [panel, setPanel] = useState(false)
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    defaultValues: {
      nombre: '',
      clase: '',
      provincia: 'Córdoba',
      nacimiento: '1988-04-12',
      clave: 'palabras',
      acepta: true,
    },
  })
  const submit = handleSubmit(() => toast({ message: 'Datos guardados correctamente' }))

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <FormSection title="Datos personales" description="Como figuran en el documento.">
        <TextField control={control} name="nombre" label="Nombre" required hint="Sin abreviaturas" />
        <DateField control={control} name="nacimiento" label="Fecha de nacimiento" />
        <SelectField control={control} name="clase" label="Clase de licencia" options={options} required />
        <AutocompleteField control={control} name="provincia" label="Provincia" options={options} />
        <PasswordField
          control={control}
          name="clave"
          label="Contraseña nueva"
          autoComplete="new-password"
          strength={(password) => Math.min(4, Math.floor(password.length / 4))}
        />
        <CheckField control={control} name="acepta" label="Transporta mercancías peligrosas" />
        <div data-wide>
          <FileDrop
            label="Archivos"
            hint="PDF, JPG, PNG o BMP de hasta 3 MB"
            accept=".pdf,.jpg,.png"
            maxFiles={5}
            files={[
              { id: '1', name: 'licencia-frente.jpg', size: 1_830_000, state: 'uploading', percent: 42 },
              { id: '2', name: 'poliza.pdf', size: 640_000, state: 'uploaded' },
              {
                id: '3',
                name: 'foto.png',
                size: 2_900_000,
                state: 'failed',
                error: 'Se cortó la conexión',
                note: 'La achicamos de 5,1 MB a 2,9 MB',
              },
            ]}
            onAdd={() => undefined}
            onRemove={() => undefined}
            onCancel={() => undefined}
            onRetry={() => undefined}
          />
        </div>
      </FormSection>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={() => setPanel(true)}>Abrir panel</Button>
        <Button
          color="error"
          onClick={() =>
            void confirm({
              title: 'Dar de baja',
              message: 'La persona deja de figurar en las unidades.',
              confirmLabel: 'Dar de baja',
              color: 'error',
            })
          }
        >
          Dar de baja
        </Button>
        <Button type="submit" variant="contained">
          Guardar
        </Button>
      </Stack>
      <FormPanel
        open={panel}
        title="Presentar documento"
        subtitle="Acosta, Ramiro"
        onClose={() => setPanel(false)}
        actions={
          <>
            <Button onClick={() => setPanel(false)}>Cancelar</Button>
            <Button variant="contained">Guardar</Button>
          </>
        }
      >
        <TextField control={control} name="nombre" label="Número" />
      </FormPanel>
    </Stack>
  )
}
