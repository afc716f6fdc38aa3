import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { GroupedTable } from '@portal/ui/table/GroupedTable.tsx'
import { useQuery } from '@tanstack/react-query'
import { BookText as CatalogoIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { readCatalogo } from './address.ts'
import { useReturnToRow } from './useReturnToRow.ts'
import { HerramientasDeTipos } from './HerramientasDeTipos.tsx'
import { useColumns } from './columns.tsx'
import { GrupoHead } from './GrupoHead.tsx'
import { gruposDe } from './grupos.ts'

interface TiposProps {
  /** The type that is open beside it. */
  current: string | undefined
  /** Something is open beside it: it has less room. */
  beside: boolean
}

/** The catalogue, by kind of resource. All of it is here at once: what is searched and left out is found without asking. */
export const Tipos = ({ current, beside }: TiposProps) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('ListTipos', {}))
  const [address, change] = useAddress(readCatalogo)
  const narrow = useMediaQuery(beside ? '(max-width: 1279.95px)' : '(max-width: 699.95px)')
  const hoy = hoyEnBuenosAires()
  const columns = useColumns(hoy)
  const grupos = data && gruposDe(data.records, address, hoy)
  const total = grupos?.reduce((sum, { tipos }) => sum + tipos.length, 0)
  useReturnToRow(current)
  const clear = () => change({ search: undefined, recurso: undefined, vigentes: undefined })

  return (
    <Card>
      <HerramientasDeTipos address={address} change={change} total={total} narrow={narrow} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.records.length === 0 ? (
        <EmptyState
          ghost
          icon={<CatalogoIcon />}
          title={t('catalogo.vacio.titulo')}
          message={t('catalogo.vacio.mensaje')}
        />
      ) : grupos?.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <GroupedTable
          label={t('catalogo.titulo')}
          columns={columns}
          narrow={narrow}
          current={current}
          rowId={({ tipodocumentoid }) => tipodocumentoid}
          rowHref={({ tipodocumentoid }) => rutas.tipo(tipodocumentoid, address)}
          rowLabel={({ nombre }) => nombre}
          groups={grupos?.map((grupo) => ({
            key: t(`tipoRecurso.${grupo.recurso}`),
            head: <GrupoHead recurso={grupo.recurso} cantidad={grupo.tipos.length} />,
            rows: grupo.tipos,
          }))}
        />
      )}
    </Card>
  )
}
