import type {
  Aptitud,
  Culpable,
  EstadoCasilla,
  EstadoRecurso,
  TipoRecurso,
} from '@portal/contract/recursos.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { identificacion } from '@portal/contract/identificacion.ts'
import type { Column } from '@portal/ui/list/list.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { AptitudChip, CasillaChip } from './chips.tsx'
import { ConCuit } from './ConCuit.tsx'
import { culpableSentence } from './culpable.ts'
import { EnCuantas, enCuantas, enLaUnica, type OperacionDeFila } from './EnCuantas.tsx'
import type { CasillaEnElTiempo } from './plazo.ts'
import { PlazoCell } from './PlazoCell.tsx'
import styles from './recursoCell.module.css'
import { RecursoCell, type RecursoDibujable } from './RecursoCell.tsx'

/** The columns that lists of several nouns have. What a back office elsewhere does not tell is not shown. */

interface ConAptitud {
  aptitud?: Aptitud
  /** The first of the reasons. */
  culpable?: Culpable | null
  /** All of them in words, where they are not told apart. */
  motivos?: readonly string[]
  /** How it stands where its account works. */
  operaciones?: readonly OperacionDeFila[] | undefined
}

/** Why, in sight of everybody: nothing that matters is only on hover. */
const Motivo = ({ culpable, motivos }: ConAptitud) => {
  const t = useTexts()
  return culpable ? culpableSentence(t, culpable) : motivos?.[0]
}

/** In the only operacion there is, that is how it stands. */
const comoEsta = (row: ConAptitud): ConAptitud => ({ ...row, ...enLaUnica(row) })

/** On a phone, in one line: why it may not work at all, or in how many of its operaciones it may. */
const MotivoBreve = (row: ConAptitud) => {
  const t = useTexts()
  const unica = enLaUnica(row)
  if (unica) return <Motivo {...row} culpable={unica.culpable} />
  const cuantas = row.aptitud === 'no habilitado' ? undefined : enCuantas(t, row)
  return cuantas ?? <Motivo {...row} />
}

const chip = (row: ConAptitud) => {
  const { aptitud, culpable } = comoEsta(row)
  return aptitud === undefined ? '—' : <AptitudChip aptitud={aptitud} culpable={culpable} />
}

/** Below it, where there are several operaciones: in how many it may work. Which the only one is, the head of the list says once. */
const Debajo = (row: ConAptitud) => !enLaUnica(row) && <EnCuantas de={row} />

export const aptitudColumn: Column<ConAptitud> = {
  id: 'aptitud',
  header: 'recurso.columnas.aptitud',
  sortable: true,
  width: 400,
  cell: (row) => (
    <>
      <span className="row gap-8 slim">
        {chip(row)}
        <span className={styles.why}>
          <Motivo {...comoEsta(row)} />
        </span>
      </span>
      <Debajo {...row} />
    </>
  ),
  phone: { chip, reason: (row) => <MotivoBreve {...row} /> },
  known: ({ aptitud }) => aptitud !== undefined,
}

export const faltantesColumn: Column<{ faltantes?: number }> = {
  id: 'faltantes',
  header: 'recurso.columnas.faltantes',
  sortable: true,
  align: 'end',
  width: 88,
  cell: ({ faltantes }) => faltantes ?? '—',
  known: ({ faltantes }) => faltantes !== undefined,
}

interface ConVencimiento extends ConAptitud {
  proximo_vencimiento?: string | null
}

/** What ends first, told as its document would tell it. Which that is, is not said: only fitness knows whether it is soon. */
const next = ({ proximo_vencimiento, aptitud }: ConVencimiento): CasillaEnElTiempo => ({
  estado: proximo_vencimiento && proximo_vencimiento < hoyEnBuenosAires() ? 'vencido' : 'activo',
  vigencia: aptitud === 'por vencer' ? 'impresa' : 'mensual',
  fecha_vencimiento: proximo_vencimiento,
})

export const vencimientoColumn: Column<ConVencimiento> = {
  id: 'proximo_vencimiento',
  header: 'recurso.columnas.vencimiento',
  sortable: true,
  width: 172,
  cell: (row) => <PlazoCell casilla={next(row)} />,
  phone: { days: (row) => <PlazoCell casilla={next(row)} short /> },
  known: ({ proximo_vencimiento }) => proximo_vencimiento !== undefined,
}

/** `id` is what the noun calls it. */
export const estadoRecursoColumn = <const Id extends string>(
  id: Id,
): Column<{ [Field in Id]?: EstadoRecurso }> => ({
  id,
  header: 'recurso.columnas.estado',
  sortable: true,
  // The filter says it already.
  initiallyHidden: true,
  cell: ({ [id]: estado }) => (estado === undefined ? '—' : <Said text={`estadoRecurso.${estado}`} />),
  known: ({ [id]: estado }) => estado !== undefined,
})

/** Whose something is, as the title of its row. */
export const recursoColumn: Column<RecursoDibujable> = {
  id: 'nombre',
  header: 'recurso.columnas.nombre',
  phone: 'title',
  sortable: true,
  cell: (recurso) => <RecursoCell recurso={recurso} />,
}

export const tipoRecursoColumn: Column<{ tiporecurso?: TipoRecurso }> = {
  id: 'tiporecurso',
  header: 'recurso.columnas.tipo',
  cell: ({ tiporecurso }) => (tiporecurso ? <Said text={`tipoRecurso.${tiporecurso}`} /> : '—'),
  known: ({ tiporecurso }) => tiporecurso !== undefined,
}

const casillaChip = ({ estado, ...casilla }: CasillaEnElTiempo) =>
  estado ? <CasillaChip {...casilla} estado={estado} /> : '—'

export const casillaColumn: Column<CasillaEnElTiempo & { estado?: EstadoCasilla }> = {
  id: 'estado',
  header: 'recurso.columnas.estado',
  sortable: true,
  cell: casillaChip,
  phone: 'chip',
  known: ({ estado }) => estado !== undefined,
}

export const plazoColumn: Column<CasillaEnElTiempo> = {
  id: 'fecha_vencimiento',
  header: 'recurso.columnas.vence',
  sortable: true,
  width: 172,
  cell: (casilla) => <PlazoCell casilla={casilla} besideChip />,
  // Of one that is not valid for ever the day is null at least.
  known: ({ fecha_vencimiento, desde }) => fecha_vencimiento !== undefined || desde !== undefined,
  phone: { days: (casilla) => <PlazoCell casilla={casilla} besideChip short /> },
}

/** Who an account says it is, in one piece. */
export const identificacionCell = (cuenta: Parameters<typeof identificacion>[0]) => (
  <ConCuit>{identificacion(cuenta)}</ConCuit>
)
