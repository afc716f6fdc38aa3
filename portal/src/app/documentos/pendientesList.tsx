import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { recursoName } from '@portal/parts/recursoName.ts'
import type { ListLook } from '@portal/ui/list/list.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import { useTranslation } from 'react-i18next'
import { pendientesAddress } from './addresses.ts'
import type { Faltante } from './faltantes.ts'

/** A missing document of a resource, in the row and in the address. */
export const faltanteId = ({ recursoid, documento }: Faltante) => `${recursoid} ${documento.tipodocumentoid}`

/** Opens its dialog by saying so in the address, where a link from elsewhere can say it too. */
const PresentarButton = ({ recursoid, nombre, documento }: Faltante) => {
  const { t } = useTranslation()
  const [, change] = useAddress(pendientesAddress.read)
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => change({ recursoid, tipodocumentoid: documento.tipodocumentoid })}
      aria-label={t('pendientes.presentarDe', { documento: documento.nombre, nombre })}
    >
      {t('presentar.hacer.presentar')}
    </Button>
  )
}

export const pendientesList: ListLook<Faltante> = {
  address: pendientesAddress,
  name: 'pendientes',
  texts: 'pendientes',
  icon: <DoneIcon />,
  rowId: faltanteId,
  rowLabel: ({ nombre, documento }) => `${documento.nombre}, ${nombre}`,
  columns: [
    { id: 'nombre', header: 'recurso.columnas.nombre', card: 'title', sortable: true, cell: recursoName },
    {
      id: 'tipodocumento',
      header: 'documentos.columnas.tipodocumento',
      sortable: true,
      cell: ({ documento: { nombre, critico } }) => (
        <Stack component="span">
          <span>{nombre}</span>
          {critico && (
            <Typography component="span" variant="caption" sx={{ color: 'error.main', fontWeight: 600 }}>
              <Said text="casilla.critico" />
            </Typography>
          )}
        </Stack>
      ),
    },
    {
      id: 'tiporecurso',
      header: 'recurso.columnas.tipo',
      cell: ({ tiporecurso }) => (tiporecurso ? <Said text={`tipoRecurso.${tiporecurso}`} /> : '—'),
      known: ({ tiporecurso }) => tiporecurso !== undefined,
    },
    {
      id: 'accion',
      header: 'pendientes.accion',
      align: 'end',
      card: 'corner',
      cell: (faltante) => <PresentarButton {...faltante} />,
    },
  ],
}
