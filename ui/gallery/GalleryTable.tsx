import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { DataTable, type DataColumn, type SortOrder } from '../src/table/DataTable.tsx'
import { EmptyState } from '../src/feedback/EmptyState.tsx'
import { formatDate } from '../src/show/format.ts'
import { PersonCell } from '../src/show/PersonCell.tsx'
import { StatusChip } from '../src/show/StatusChip.tsx'
import { stateWords, type Person } from './people.ts'

const columns: DataColumn<Person>[] = [
  {
    id: 'nombre',
    header: 'Nombre completo',
    card: 'title',
    sortable: true,
    cell: ({ nombre }) => <PersonCell name={nombre} />,
  },
  { id: 'documento', header: 'Documento', align: 'end', sortable: true, cell: ({ documento }) => documento },
  {
    id: 'estado',
    header: 'Estado',
    card: 'corner',
    cell: ({ estado }) => (
      <StatusChip
        status={estado}
        label={stateWords[estado]}
        reason={estado === 'rechazado' ? 'La foto no se lee' : undefined}
      />
    ),
  },
  { id: 'vence', header: 'Próximo vencimiento', sortable: true, cell: ({ vence }) => formatDate(vence) },
]

export const GalleryTable = ({ rows }: { rows: Person[] | undefined }) => {
  const [sort, setSort] = useState<SortOrder>({ column: 'nombre', direction: 'asc' })
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  return (
    <Card>
      <DataTable
        name="galeria"
        label="Personas de ejemplo"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ nombre }) => nombre}
        rowHref={({ id }) => `/app/personas/${id}/detalle`}
        total={rows && 42}
        countLabel={rows && 'Hay 42 personas'}
        sort={sort}
        onSort={setSort}
        search={{ value: search, onSearch: setSearch, label: 'Buscar personas' }}
        paging={{ page, pagesize: 6, onPage: setPage, onPagesize: () => setPage(1) }}
        bulkActions={({ clear }) => <Button onClick={clear}>Descargar</Button>}
        empty={<EmptyState title="No hay personas" message="Cargá la primera." />}
      />
    </Card>
  )
}
