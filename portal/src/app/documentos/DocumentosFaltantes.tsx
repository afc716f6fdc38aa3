import { useQuery } from '@tanstack/react-query'
import { Upload as PresentIcon } from 'lucide-react'
import { useMemo } from 'react'
import { defaultPageSize } from '@portal/contract/operation.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { firstPage } from '@portal/ui/list/listSearch.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { TablePaging } from '@portal/ui/table/TablePaging.tsx'
import { presentableFaltante, type Faltante } from './faltantes.ts'
import { cerradaOf } from '../operaciones/useCerrada.ts'
import { turnedTo } from '../operaciones/useTurned.ts'
import { enOrden } from './enOrden.ts'
import { usePresentar } from './usePresentar.tsx'
import { readFaltantes, type FaltantesAddress } from './faltantesAddress.ts'
import { ExportarFaltantes } from './faltantes/ExportarFaltantes.tsx'
import { Herramientas } from './faltantes/Herramientas.tsx'
import { apartarCompartidos, faltantesDe, gruposDe, isOpen, porUrgencia } from './ordenes.ts'
import { PorRecurso } from './faltantes/PorRecurso.tsx'
import { PorUrgencia } from './faltantes/PorUrgencia.tsx'
import { SinFilas } from './faltantes/SinFilas.tsx'

/** More than these nobody presents in one sitting. */
const sitting = 50

/** What is required and was never presented, of active resources or of all: resource by resource, or the most urgent first. */
export const DocumentosFaltantes = ({ todos }: { todos: boolean }) => {
  const t = useTexts()
  const [address, changeAddress] = useAddress(readFaltantes)
  const {
    data: known,
    error,
    refetch,
  } = useQuery(
    operationQuery('ListRecDocFaltantes', {
      ...(todos && { solorecursosactivos: 'NO' }),
      ...turnedTo(address),
    }),
  )
  const data = cerradaOf(error) === undefined ? known : undefined
  const { search, tiporecurso, vista, page = firstPage, pagesize = defaultPageSize } = address
  const change = (next: FaltantesAddress) => changeAddress({ page: undefined, ...next })
  const grupos = useMemo(
    () => data && gruposDe(data.records, { search, tiporecurso }),
    [data, search, tiporecurso],
  )
  const faltantes = useMemo(() => {
    const all = grupos && faltantesDe(grupos)
    return vista === 'urgencia' && all ? porUrgencia(all) : all
  }, [grupos, vista])
  const porRecurso = useMemo(() => {
    if (!grupos) return undefined
    const { compartidos, grupos: propios } = apartarCompartidos(grupos)
    return [...compartidos, ...propios]
  }, [grupos])
  const { present, dialog } = usePresentar()

  const presentAmong = (among: readonly Faltante[], files?: readonly File[]) => {
    const items = enOrden(porUrgencia(among.filter(isOpen)).map(presentableFaltante))
    if (items[0]) present(items[0], items, files)
  }
  const open = faltantes?.filter(isOpen) ?? []
  // What nobody tells can't be counted.
  const whole = grupos?.every((grupo) => grupo.faltantes !== undefined) === true
  const byUrgency = vista === 'urgencia' && whole
  const slice = <Each,>(rows: readonly Each[]) => rows.slice((page - 1) * pagesize, page * pagesize)
  const rows = byUrgency ? faltantes : porRecurso

  return (
    <Screen
      title={t(todos ? 'faltantes.tituloTodos' : 'faltantes.titulo')}
      subtitle={
        whole && faltantes && grupos.length > 0
          ? t('faltantes.deRecursos', {
              faltantes: t('faltantes.cantidad', {
                count: faltantes.length,
                n: formatNumber(faltantes.length),
              }),
              count: grupos.length,
              n: formatNumber(grupos.length),
            })
          : t(todos ? 'faltantes.explicacionTodos' : 'faltantes.explicacion')
      }
      actions={
        <>
          {faltantes && <ExportarFaltantes faltantes={faltantes} />}
          {open.length > 0 && (
            <PrimaryAction
              label={
                open.length > sitting
                  ? t('faltantes.presentarPrimeros', { n: sitting })
                  : t('faltantes.presentarTodo')
              }
              icon={<PresentIcon />}
              onClick={() => presentAmong(porUrgencia(open).slice(0, sitting))}
            />
          )}
        </>
      }
    >
      <Card>
        <Herramientas
          todos={todos}
          address={address}
          onChange={change}
          count={
            whole && faltantes
              ? t('faltantes.cantidad', { count: faltantes.length, n: formatNumber(faltantes.length) })
              : undefined
          }
        />
        {!data || !porRecurso || !faltantes || rows?.length === 0 ? (
          <SinFilas
            error={error}
            onRetry={() => void refetch()}
            waiting={!data}
            nothing={data?.records.length === 0 && address.operacionid === undefined}
            onTodo={() => change({ operacionid: undefined })}
            onClear={() => change({ search: undefined, tiporecurso: undefined, operacionid: undefined })}
          />
        ) : byUrgency ? (
          <PorUrgencia
            faltantes={slice(faltantes)}
            onPresent={(each, files) => presentAmong([each], files)}
          />
        ) : (
          <PorRecurso grupos={slice(porRecurso)} onPresent={presentAmong} />
        )}
        {rows !== undefined && rows.length > pagesize && (
          <TablePaging
            page={page}
            pagesize={pagesize}
            total={rows.length}
            onPage={(next) => change({ page: next })}
            onPagesize={(next) => change({ pagesize: next })}
          />
        )}
      </Card>
      {dialog}
    </Screen>
  )
}
