import { zodResolver } from '@hookform/resolvers/zod'
import Stack from '@mui/material/Stack'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import { CheckField } from '@portal/ui/fields/CheckField.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormSection } from '@portal/ui/form/FormSection.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../formularios/AddressFields.tsx'
import { FormActions } from '../../formularios/FormActions.tsx'
import { FormGuard } from '../../formularios/FormGuard.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { PhoneField } from '../../formularios/PhoneField.tsx'
import { PhotoField } from '../../formularios/PhotoField.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { usePickList } from '../../formularios/useOptions.ts'
import { rutas } from '../../rutas.ts'
import { useWrite } from '../../useWrite.ts'
import { choferSchema, choferValues, type Chofer } from './-choferValues.ts'

interface ChoferFormProps {
  /** Absent when it is a new one. */
  chofer?: Chofer
  cancelHref: string
  onSaved: (saved: Chofer) => Promise<void>
}

/** The id that asks the server for a new record. */
const newId = '0'

export const ChoferForm = ({ chofer, cancelHref, onSaved }: ChoferFormProps) => {
  const { t } = useTranslation()
  const toast = useToast()
  const save = useWrite('SaveChofer')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(choferSchema),
    defaultValues: choferValues(chofer),
  })
  const { problem, report, clear } = useFormProblem(form)
  const documentTypes = usePickList('choferes', 'tipo_documento')
  const nationalities = usePickList('choferes', 'nacionalidad')
  const licenceClasses = usePickList('choferes', 'licencia_clase')
  const { control } = form

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      const { records } = await save.mutateAsync({
        choferid: chofer?.choferid ?? newId,
        contactid: chofer?.contactid ?? newId,
        values: { ...values, ...(chofer && { version: chofer.version }) },
      })
      toast({ message: t(chofer ? 'guardado.actualizado' : 'guardado.nuevo') })
      if (records[0]) await onSaved(records[0])
    } catch (error) {
      report(error)
    }
  })

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <FormGuard name={`chofer ${chofer?.choferid ?? newId}`} form={form} />
      <FormProblemAlert problem={problem} twinHref={rutas.chofer} />
      <FormSection title={t('chofer.secciones.personales')}>
        <div data-wide>
          <PhotoField control={control} name="foto" label={t('foto.titulo')} />
        </div>
        <TextField
          control={control}
          name="nombre"
          label={t('chofer.campos.nombre')}
          required
          maxLength={80}
        />
        <TextField
          control={control}
          name="apellido"
          label={t('chofer.campos.apellido')}
          required
          maxLength={80}
        />
        <SelectField
          control={control}
          name="tipo_documento"
          label={t('chofer.campos.tipo_documento')}
          options={documentTypes}
          required
        />
        <TextField
          control={control}
          name="documento"
          label={t('chofer.campos.documento')}
          required
          maxLength={20}
        />
        <TextField
          control={control}
          name="cuil"
          label={t('chofer.campos.cuil')}
          inputMode="numeric"
          maxLength={13}
        />
        <DateField control={control} name="fecha_nacimiento" label={t('chofer.campos.fecha_nacimiento')} />
        <AutocompleteField
          control={control}
          name="nacionalidad"
          label={t('chofer.campos.nacionalidad')}
          options={nationalities}
          required
        />
      </FormSection>
      <FormSection title={t('chofer.secciones.contacto')}>
        <PhoneField control={control} name="telefono" label={t('chofer.campos.telefono')} />
        <TextField
          control={control}
          name="email"
          label={t('chofer.campos.email')}
          type="email"
          inputMode="email"
          maxLength={254}
        />
        <AddressFields
          form={form}
          names={{ street: 'calle', country: 'pais', province: 'provincia', city: 'ciudad' }}
          labels={{
            street: t('chofer.campos.calle'),
            country: t('chofer.campos.pais'),
            province: t('chofer.campos.provincia'),
            city: t('chofer.campos.ciudad'),
          }}
        />
      </FormSection>
      <FormSection title={t('chofer.secciones.licencia')} description={t('chofer.explicaTareas')}>
        <TextField
          control={control}
          name="licencia_numero"
          label={t('chofer.campos.licencia_numero')}
          maxLength={40}
        />
        <SelectField
          control={control}
          name="licencia_clase"
          label={t('chofer.campos.licencia_clase')}
          options={licenceClasses}
          emptyLabel={t('chofer.sinElegir')}
        />
        <CheckField
          control={control}
          name="transporta_peligrosas"
          label={t('chofer.campos.transporta_peligrosas')}
        />
        <CheckField
          control={control}
          name="transporta_alimentos"
          label={t('chofer.campos.transporta_alimentos')}
        />
      </FormSection>
      <FormSection title={t('chofer.secciones.empresa')}>
        <DateField control={control} name="fecha_alta" label={t('chofer.campos.fecha_alta')} />
      </FormSection>
      <FormActions saving={save.isPending} cancelHref={cancelHref} />
    </Stack>
  )
}
