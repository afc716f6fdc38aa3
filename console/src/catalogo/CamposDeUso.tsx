import { TipoForm } from '@portal/contract/catalogo.ts'
import { paraQueNomina } from '@portal/contract/nominas.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { Tipo } from './tipo.ts'
import { llevaNomina } from './tipoValues.ts'
import styles from './tipoForm.module.css'
import type { TipoControl } from './useTipoForm.ts'

interface CamposDeUsoProps {
  control: TipoControl
  opened: Tipo | undefined
}

/** What carriers are told of it, how they present it, and where its rule comes from. */
export const CamposDeUso = ({ control, opened }: CamposDeUsoProps) => {
  const t = useTexts()
  const recurso = useWatch({ control, name: 'docrectipo_recurso' })
  const controles = useQuery({ ...operationQuery('ListControles', {}), enabled: recurso === 'chofer' })
  const [docrectipo_recurso, vigencia] = useWatch({ control, name: ['docrectipo_recurso', 'vigencia'] })
  return (
    <>
      <TextField
        control={control}
        name="instrucciones"
        label={t('catalogo.campos.instrucciones')}
        hint={t('catalogo.ayuda.instrucciones')}
        maxLength={2000}
        multiline
        required={false}
      />
      <TextField
        control={control}
        name="nombre_corto"
        label={t('catalogo.campos.nombre_corto')}
        hint={t('catalogo.ayuda.nombre_corto')}
        maxLength={24}
        short
        required={false}
      />
      <SwitchField
        control={control}
        name="compartido"
        label={t('catalogo.campos.compartido')}
        hint={t('catalogo.ayuda.compartido')}
      />
      <TextField
        control={control}
        name="frases"
        label={t('catalogo.campos.frases')}
        hint={t('catalogo.ayuda.frases')}
        maxLength={1000}
        multiline
        required={false}
      />
      {llevaNomina({ docrectipo_recurso, vigencia }) && (
        <SelectField
          control={control}
          name="nomina"
          label={t('catalogo.campos.nomina')}
          hint={t('catalogo.ayuda.nomina')}
          emptyLabel={t('catalogo.nomina.nada')}
          options={paraQueNomina.map((value) => ({ value, label: t(`catalogo.nomina.${value}`) }))}
          required={false}
        />
      )}
      <div className={styles.two}>
        <TextField
          control={control}
          name="max_archivos"
          label={t('catalogo.campos.max_archivos')}
          inputMode="numeric"
          maxLength={2}
          required
        />
        {opened && (
          <TextField
            control={control}
            name="orden"
            label={t('catalogo.campos.orden')}
            hint={t('catalogo.ayuda.orden')}
            inputMode="numeric"
            maxLength={6}
            required
          />
        )}
      </div>
      {recurso === 'chofer' && (
        <SelectField
          control={control}
          name="control"
          label={t('catalogo.campos.control')}
          hint={t('catalogo.ayuda.control')}
          emptyLabel={t('catalogo.ningunControl')}
          options={(controles.data?.records ?? []).map((each) => ({
            value: each.control,
            label: each.nombre,
          }))}
        />
      )}
      <SegmentField
        control={control}
        name="origen"
        label={t('catalogo.campos.origen')}
        options={TipoForm.origen.options.map((value) => ({ value, label: t(`catalogo.origen.${value}`) }))}
      />
      <TextField
        control={control}
        name="fuente"
        label={t('catalogo.campos.fuente')}
        hint={t('catalogo.ayuda.fuente')}
        maxLength={300}
        required={false}
      />
    </>
  )
}
