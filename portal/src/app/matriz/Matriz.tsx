import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { EstadoRecurso } from '@portal/contract/recursos.ts'
import { aptitudFilter } from '@portal/parts/filters.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Grid } from '@portal/ui/grid/Grid.tsx'
import type { Cell } from '@portal/ui/grid/GridCell.tsx'
import { filter } from '@portal/ui/list/filter.ts'
import { FilterChips } from '@portal/ui/list/FilterChips.tsx'
import { ListFilters, type ListFiltersProps } from '@portal/ui/list/ListFilters.tsx'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { useQuery } from '@tanstack/react-query'
import { Grid3x3 as MatrixIcon } from 'lucide-react'
import { useState } from 'react'
import { NewButton } from '../campos/NewButton.tsx'
import { VistaDeDocumentos } from '../documentos/VistaDeDocumentos.tsx'
import { usePresentar } from '../documentos/usePresentar.tsx'
import { FallaAhi } from '../operaciones/FallaAhi.tsx'
import { FiltroOperacion, OperacionChip } from '../operaciones/FiltroOperacion.tsx'
import { cerradaOf } from '../operaciones/useCerrada.ts'
import { useEnLaUnica } from '../operaciones/useEnLaUnica.ts'
import { turnedTo } from '../operaciones/useTurned.ts'
import { Habilitados } from '../recursos/Habilitados.tsx'
import { rutas } from '../rutas.ts'
import { readMatriz } from './address.ts'
import {
  celdaDe,
  celdaLook,
  estadoDe,
  fraseDe,
  palabraDe,
  tiposDe,
  type Celda,
  type Fila,
  type Tipo,
} from './celda.ts'
import { CeldaAbierta } from './CeldaAbierta.tsx'
import { ExportarMatriz } from './ExportarMatriz.tsx'
import { Leyenda } from './Leyenda.tsx'
import styles from './matriz.module.css'
import { useFilas } from './useFilas.ts'

const kinds = {
  chofer: {
    texts: 'choferes',
    title: 'documentosDeChoferes.titulo',
    href: rutas.chofer,
    nuevo: rutas.nuevoChofer,
  },
  dominio: {
    texts: 'dominios',
    title: 'documentosDeDominios.titulo',
    href: rutas.dominio,
    nuevo: rutas.nuevoDominio,
  },
} as const

/** Whose rows they are: one state at a time, because each is asked for documents of its own. */
const estadoFilter = filter({
  label: 'recurso.columnas.estado',
  options: EstadoRecurso.options,
  texts: 'estadoRecurso',
  initially: 'ACTIVO',
})

/** Which types have a column. */
const tiposFilter = filter({
  label: 'matriz.tipos',
  options: ['exigidos', 'criticos', 'todos'],
  texts: 'tiposEnMatriz',
  initially: 'exigidos',
})

/** The last column: how much there is to do. */
const paraHacer = 'paraHacer'

/** Who lacks what: every active resource of a kind by every type of document that it is asked for. */
export const Matriz = ({ tiporecurso }: { tiporecurso: keyof typeof kinds }) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const { texts, title, href, nuevo } = kinds[tiporecurso]
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const [{ search, estado, con, aptitud, operacionid, tipos }, change] = useAddress(readMatriz)
  const { beside, waits } = useEnLaUnica()
  const input = {
    tiporecurso,
    search,
    estado,
    con,
    aptitud,
    ...turnedTo({ operacionid }),
    ...beside({ aptitud, operacionid }),
  }
  const { rowCount, tipos: all = [], rowAt, onShown, error, retry, refreshing } = useFilas(input, waits)
  const { data: counted } = useQuery(
    operationQuery('MatrizDocumentos', {
      tiporecurso,
      estado,
      ...turnedTo({ operacionid }),
      totales: 'SI',
      page: 1,
      pagesize: 1,
    }),
  )
  const totales = counted?.totales
  const choices: ListFiltersProps = {
    filters: [
      ['estado', estadoFilter],
      ['aptitud', aptitudFilter],
      ['tipos', tiposFilter],
    ],
    address: { estado, aptitud, tipos },
    onChange: (next) => change(readMatriz({ search, estado, con, aptitud, operacionid, tipos, ...next })),
  }
  const turned = { operacionid, onChange: (next: string | undefined) => change({ operacionid: next }) }
  const { present, dialog } = usePresentar()
  const [abierta, setAbierta] = useState<{ cell: HTMLElement; fila: Fila; tipo: Tipo; celda: Celda }>()

  const totalOf = (tipo: Tipo) => totales?.tipos.find((each) => each.tipodocumentoid === tipo.tipodocumentoid)
  // Of a type that nobody is asked for there is nothing to see.
  const known = totales ? all.filter((tipo) => totalOf(tipo) !== undefined) : all
  // Whoever looks for what is optional sees it.
  const asked = tiposDe(known, con === 'optativo' ? 'todos' : (tipos ?? 'exigidos'))

  const nameOf = (fila: Fila): Cell => ({
    content: fila.dominio ? (
      <Plate dominio={fila.dominio} pais={fila.pais_patente ?? undefined} height={24} />
    ) : (
      <span className={`row slim gap-10 ${styles.person}`}>
        {!narrow && (
          <PersonAvatar name={fila.nombre} photo={fila.foto && miniaturaUrl(fila.foto)} size={24} />
        )}
        <b>{fila.nombre}</b>
      </span>
    ),
    label: recursoName(fila),
    href: href(fila.recursoid),
  })

  const cellOf = (fila: Fila, column: string): Cell => {
    const whose = recursoName(fila)
    const tipo = asked.find(({ tipodocumentoid }) => tipodocumentoid === column)
    if (!tipo) {
      const { porHacer } = fila
      return {
        content: porHacer === undefined ? '—' : formatNumber(porHacer),
        label: `${whose}: ${porHacer === undefined ? t('matriz.noSeSabe') : t('matriz.cuantoHacer', { count: porHacer, n: formatNumber(porHacer) })}`,
        ...(porHacer !== undefined && porHacer > 0 && { href: href(fila.recursoid) }),
      }
    }
    const celda = celdaDe(fila, tipo)
    const label = `${whose}, ${fraseDe(t, tipo, celda, hoy)}`
    const estado = celda && estadoDe(celda, tipo, hoy)
    if (!celda || !estado) return { content: fila.casillas && !celda ? '' : '—', label }
    const { icon: Icon, tone } = celdaLook[estado]
    return {
      content: (
        <>
          <Icon size={16} aria-hidden />
          {palabraDe(t, celda, estado, hoy)}
        </>
      ),
      label,
      tone,
      plain: estado === 'activo' || estado === 'optativo',
      onPress: (cell) => setAbierta({ cell, fila, tipo, celda }),
      open: abierta?.fila.recursoid === fila.recursoid && abierta.tipo.tipodocumentoid === column,
    }
  }

  const columns = [
    ...asked.map((tipo) => {
      const total = totalOf(tipo)
      const cuantos =
        total && t('matriz.deTotal', { n: formatNumber(total.alDia), total: formatNumber(total.total) })
      return {
        id: tipo.tipodocumentoid,
        name: [tipo.nombre, cuantos].filter(Boolean).join(': '),
        head: (
          <>
            <span className={`block ink cut ${styles.type}`}>{tipo.nombre_corto ?? tipo.nombre}</span>
            {total && <b data-whole={total.alDia === total.total || undefined}>{cuantos}</b>}
          </>
        ),
      }
    }),
    { id: paraHacer, name: t('matriz.columnaParaHacer'), head: t('matriz.columnaParaHacer'), stays: true },
  ]
  const cantidad =
    rowCount === undefined
      ? undefined
      : t(`${texts}.cantidad`, { count: rowCount, n: formatNumber(rowCount) })
  const whole = {
    search: undefined,
    estado: undefined,
    con: undefined,
    aptitud: undefined,
    operacionid: undefined,
  }
  const narrowed = [search, estado, con, aptitud, operacionid].some((each) => each !== undefined)

  return (
    <Screen
      title={t(title)}
      subtitle={<Habilitados tiporecurso={tiporecurso} otherwise="matriz.explicacion" />}
      actions={
        <>
          <ExportarMatriz input={input} tipos={asked} texts={texts} />
          <NewButton href={nuevo()} label={`${texts}.nuevo`} />
        </>
      }
    >
      <VistaDeDocumentos tiporecurso={tiporecurso} vista="matriz" at="above" />
      <Card>
        <Toolbar
          search={{
            value: search ?? '',
            label: t(`${texts}.buscar`),
            onSearch: (text) => change({ search: text === '' ? undefined : text }),
          }}
          filters={
            <>
              <ListFilters {...choices} />
              <FiltroOperacion {...turned} />
            </>
          }
          chips={
            <>
              <FilterChips {...choices} />
              <OperacionChip {...turned} />
            </>
          }
          view={<VistaDeDocumentos tiporecurso={tiporecurso} vista="matriz" at="tools" />}
          count={cantidad}
          narrow={narrow}
        />
        <Leyenda totales={totales} con={con} onChange={(next) => change({ con: next })} />
        {error && (rowCount === undefined || cerradaOf(error) !== undefined) ? (
          <FallaAhi error={error} onRetry={retry} onTodo={() => change({ operacionid: undefined })} />
        ) : rowCount === undefined ? (
          <div className="stack gap-16 pad-16-20" aria-busy>
            {Array.from({ length: 12 }, (_, index) => (
              <Placeholder key={index} width="96%" height={20} />
            ))}
          </div>
        ) : rowCount === 0 ? (
          narrowed ? (
            <NothingFound onClear={() => change(whole)} />
          ) : (
            <EmptyState
              ghost
              icon={<MatrixIcon />}
              title={t(`${texts}.vacio.titulo`)}
              message={t(`${texts}.vacio.mensaje`)}
            />
          )
        ) : (
          <div aria-busy={refreshing}>
            <Grid
              label={t(title)}
              corner={t(`${texts}.titulo`)}
              columns={columns}
              rowCount={rowCount}
              rowAt={rowAt}
              nameOf={nameOf}
              cellOf={cellOf}
              onShown={onShown}
            />
          </div>
        )}
      </Card>
      {abierta && (
        <CeldaAbierta
          key={`${abierta.fila.recursoid} ${abierta.tipo.tipodocumentoid}`}
          {...abierta}
          href={href(abierta.fila.recursoid)}
          onPresent={present}
          onClose={() => setAbierta(undefined)}
        />
      )}
      {dialog}
    </Screen>
  )
}
