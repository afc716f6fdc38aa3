import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DataList, type Datum } from '@portal/ui/DataList.tsx'
import { formatDate } from '@portal/ui/format.ts'
import { useTranslation } from 'react-i18next'
import { formatCuit } from '@portal/contract/identificacion.ts'
import type { Chofer } from './-choferValues.ts'

/** Everything that the account wrote down about a chofer. */
export const ChoferData = ({ chofer }: { chofer: Chofer }) => {
  const { t } = useTranslation()
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : t(value ? 'si' : 'no'))
  const date = (value: string | null | undefined) => value && formatDate(value)
  const datum = (name: keyof typeof fields): Datum => ({
    label: t(`chofer.campos.${name}`),
    value: fields[name],
  })
  const fields = {
    tipo_documento: chofer.tipo_documento,
    documento: chofer.documento,
    cuil: chofer.cuil && formatCuit(chofer.cuil),
    fecha_nacimiento: date(chofer.fecha_nacimiento),
    nacionalidad: chofer.nacionalidad,
    telefono: chofer.telefono,
    email: chofer.email,
    calle: chofer.calle,
    ciudad: chofer.ciudad,
    provincia: chofer.provincia,
    pais: chofer.pais,
    licencia_numero: chofer.licencia_numero,
    licencia_clase: chofer.licencia_clase,
    transporta_peligrosas: yesOrNo(chofer.transporta_peligrosas),
    transporta_alimentos: yesOrNo(chofer.transporta_alimentos),
    fecha_alta: date(chofer.fecha_alta),
  }
  const sections = [
    {
      title: t('chofer.secciones.personales'),
      names: ['tipo_documento', 'documento', 'cuil', 'fecha_nacimiento', 'nacionalidad'],
    },
    {
      title: t('chofer.secciones.contacto'),
      names: ['telefono', 'email', 'calle', 'ciudad', 'provincia', 'pais'],
    },
    {
      title: t('chofer.secciones.licencia'),
      names: ['licencia_numero', 'licencia_clase', 'transporta_peligrosas', 'transporta_alimentos'],
    },
    { title: t('chofer.secciones.empresa'), names: ['fecha_alta'] },
  ] as const

  return (
    <Stack spacing={4} sx={{ padding: { xs: 2, sm: 3 } }}>
      {sections.map(({ title, names }) => (
        <Box component="section" key={title}>
          <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
            {title}
          </Typography>
          <DataList data={names.map(datum)} />
        </Box>
      ))}
    </Stack>
  )
}
