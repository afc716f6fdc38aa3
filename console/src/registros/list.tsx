import RegistrosIcon from '@mui/icons-material/HowToRegOutlined'
import { RegistroChip } from '@portal/parts/chips.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { list } from '@portal/ui/list/list.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { useTranslation } from 'react-i18next'
import { Antiguedad } from '../Antiguedad.tsx'
import { identificacion } from '@portal/contract/identificacion.ts'
import { rutas } from '../rutas.ts'
import { TodoAlDia } from '../TodoAlDia.tsx'
import { registrosAddress, waiting } from './address.ts'

export const registrosList = list({
  address: registrosAddress,
  name: 'consola-registros',
  texts: 'registros',
  rowId: ({ registroid }) => registroid,
  rowLabel: ({ firstname, lastname }) => `${firstname} ${lastname}`,
  rowHref: ({ registroid }) => rutas.registro(registroid),
  Empty: ({ address, change }) => {
    const { t } = useTranslation()
    if (address.search !== undefined) return <NothingFound onClear={() => change({ search: undefined })} />
    return (address['estado'] ?? waiting) === waiting ? (
      <TodoAlDia title={t('registros.alDia.titulo')} message={t('registros.alDia.mensaje')} />
    ) : (
      <EmptyState
        icon={<RegistrosIcon />}
        title={t('registros.vacio.titulo')}
        message={t('registros.vacio.mensaje')}
      />
    )
  },
  columns: [
    {
      id: 'lastname',
      header: 'registros.columnas.lastname',
      card: 'title',
      sortable: true,
      cell: ({ firstname, lastname }) => <PersonCell name={`${lastname}, ${firstname}`} />,
    },
    { id: 'cuit', header: 'registros.columnas.cuit', sortable: true, cell: identificacion },
    { id: 'email', header: 'registros.columnas.email', sortable: true, cell: ({ email }) => email },
    {
      id: 'createdtime',
      header: 'registros.columnas.createdtime',
      sortable: true,
      cell: ({ createdtime }) => <Antiguedad desde={createdtime} />,
    },
    {
      id: 'estado',
      header: 'recurso.columnas.estado',
      card: 'corner',
      cell: ({ estado_registro }) => <RegistroChip estado={estado_registro} />,
    },
  ],
})
