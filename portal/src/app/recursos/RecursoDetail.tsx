import type { Culpable } from '@portal/contract/recursos.ts'
import { CasillaTable, type CasillaRow } from '@portal/parts/CasillaTable.tsx'
import { quienLoPide } from '@portal/parts/detalleDe.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { RecursoScreen } from '@portal/parts/RecursoScreen.tsx'
import type { CulpableAction } from '@portal/parts/Culprits.tsx'
import { Veredicto, type Habilidad, type RecursoConVeredicto } from '@portal/parts/Veredicto.tsx'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { Upload as PresentIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CambiosPorVenir, useSePideDesde } from '../documentos/CambiosPorVenir.tsx'
import { AccionEnFila } from '../documentos/AccionEnFila.tsx'
import { diaDeFaltante } from '../documentos/faltantes.ts'
import { tareaDe } from '../documentos/tarea.ts'
import { enOrden } from '../documentos/enOrden.ts'
import { presentableOf } from '../documentos/presentable.ts'
import { PresentarTodos } from '../documentos/PresentarTodos.tsx'
import { usePresentar } from '../documentos/usePresentar.tsx'
import { EnOperaciones } from '@portal/parts/operaciones/EnOperaciones.tsx'
import {
  enLaUnica,
  enNingunaDe,
  type EnOperaciones as Operaciones,
} from '@portal/parts/operaciones/enOperaciones.ts'
import { DondePaso } from '../pases/DondePaso.tsx'
import { PedirAction } from '../pedidos/PedirAction.tsx'
import { useMayWrite } from '../session/useLogin.ts'
import { rutas } from '../rutas.ts'
import { FaltantesDelRecurso } from './FaltantesDelRecurso.tsx'
import { Historial } from './Historial.tsx'
import { solapas, type Solapa } from './solapas.ts'
import { Unidades, type Unidad } from './Unidades.tsx'

interface RecursoDetailProps {
  recursoid: string
  recurso: RecursoConVeredicto & {
    casillas?: readonly CasillaRow[] | undefined
    unidades?: readonly Unidad[] | undefined
    operaciones?: Operaciones | undefined
  }
  habilidad: Habilidad
  name: string
  kind: string
  face: ReactNode
  faceIsName?: boolean
  actions: ReactNode
  /** What is seldom done with it, under its verdict: the head of a phone has no room for more. */
  seldom?: ReactNode
  /** What is written down of it. */
  sheet: ReactNode
  /** What is controlled of its people, month by month, and how many papers that lacks where it is known. */
  controles?: { content: ReactNode; faltan: number | undefined }
  /** What happened to it. */
  historial?: ReactNode
  /** Who and what has to do with it, beside the tabs. */
  beside?: ReactNode
  /** What follows from the first of the reasons. */
  consequence?: ReactNode
  /** The tab that the address asks for. */
  solapa: Solapa | undefined
  href: (id: string, search: { solapa: Solapa }) => string
}

/** Of which kind one is that may do so; the company is asked for its own documents by itself. */
const kinds = { conducir: 'chofer', salir: 'dominio', trabajar: undefined } as const

/** What was never presented, the nearest day first. */
const missingOf = (casillas: readonly CasillaRow[]) =>
  casillas
    .filter(({ estado }) => estado === 'pendiente')
    .toSorted((one, other) => diaDeFaltante(one).localeCompare(diaDeFaltante(other)))

/** A chofer, a dominio or the company: whether it may work, its documents first, what is written down of it, and where it works. */
export const RecursoDetail = ({
  recursoid,
  recurso,
  habilidad,
  seldom,
  sheet,
  controles,
  historial = <Historial recursoid={recursoid} />,
  consequence,
  solapa,
  href,
  actions,
  ...screen
}: RecursoDetailProps) => {
  const t = useTexts()
  const { present: open, dialog } = usePresentar()
  const sePideDesde = useSePideDesde(recursoid)
  const presentable = (casilla: CasillaRow) =>
    presentableOf({ ...casilla, recursoid, recurso: screen.name, tipodocumento: casilla.nombre })
  const present = (casilla: CasillaRow, files?: readonly File[]) => open(presentable(casilla), [], files)
  const { casillas, unidades, operaciones = [] } = recurso
  const mayWrite = useMayWrite()
  const { mutateAsync: participar } = useWrite('SaveParticipacion')
  const unica = enLaUnica(recurso)
  const { culpables = [] } = unica ?? recurso
  const counts: Partial<Record<Solapa, number | undefined>> = {
    documentos: casillas?.length,
    unidades: unidades?.length,
    controles: controles?.faltan,
  }
  // A back office elsewhere may know neither what it is asked for nor its units.
  const tiporecurso = kinds[habilidad]
  const missing = tiporecurso && <FaltantesDelRecurso {...{ recursoid, tiporecurso }} />
  const there = {
    documentos: casillas ?? missing,
    datos: sheet,
    controles: controles?.content,
    unidades,
    historial,
  }
  const shown = solapas.filter((key) => there[key] !== undefined)
  const current = shown.find((key) => key === solapa) ?? shown[0] ?? 'datos'

  const casillaOf = ({ tipodocumentoid }: Culpable) =>
    casillas?.find((casilla) => casilla.tipodocumentoid === tipodocumentoid && casilla.mes !== true)
  const mended = (culpable: Culpable) => {
    const casilla = casillaOf(culpable)
    const tarea = culpable.renovacion ? undefined : casilla && tareaDe(casilla)
    return casilla && tarea && { casilla, label: t(`presentar.enFila.${tarea.duty}`) }
  }
  const first = culpables.find((culpable) => mended(culpable))

  const actionOf = (culpable: Culpable): CulpableAction | undefined => {
    const mend = mended(culpable)
    if (mend) {
      return { label: mend.label, onClick: () => present(mend.casilla), primary: culpable === first }
    }
    return culpable.documentoid === null
      ? undefined
      : { label: t('acciones.ver'), href: rutas.documento(culpable.documentoid) }
  }

  const rowAction = (casilla: CasillaRow) => (
    <AccionEnFila
      pedir={{
        recursoid,
        tipodocumentoid: casilla.tipodocumentoid,
        periodo: casilla.mes === true ? casilla.periodo : null,
      }}
      tarea={tareaDe(casilla)}
      documentoid={casilla.documentoid}
      of={documentoName(casilla)}
      onPresent={(files) => present(casilla, files)}
    />
  )

  const primary = first && mended(first)
  const contents: Record<Solapa, ReactNode> = {
    documentos: casillas ? (
      <>
        {recurso.estado !== 'BLOQUEADO' && <CambiosPorVenir recursoid={recursoid} />}
        {recurso.estado !== 'BLOQUEADO' && (
          <PresentarTodos items={enOrden(missingOf(casillas).map(presentable))} onPresent={open} />
        )}
        <CasillaTable
          casillas={casillas.map((casilla) => ({
            ...casilla,
            se_pide_desde: sePideDesde.get(casilla.tipodocumentoid),
          }))}
          documentoHref={rutas.documento}
          action={rowAction}
        />
      </>
    ) : (
      missing
    ),
    datos: sheet,
    controles: there.controles,
    unidades: <Unidades unidades={unidades ?? []} />,
    historial: (
      <>
        {tiporecurso && <DondePaso recursoid={recursoid} />}
        {historial}
      </>
    ),
  }
  return (
    <RecursoScreen
      {...screen}
      actions={
        <>
          {actions}
          {recurso.estado === 'ACTIVO' && <PedirAction recursoid={recursoid} />}
          {primary && current !== 'controles' && (
            <PrimaryAction
              phoneOnly
              label={t('presentar.accionDe', {
                accion: primary.label,
                documento: primary.casilla.nombre_corto ?? primary.casilla.nombre,
              })}
              icon={<PresentIcon />}
              onClick={() => present(primary.casilla)}
            />
          )}
        </>
      }
      verdict={
        <Veredicto
          recurso={unica ?? recurso}
          habilidad={habilidad}
          actionOf={actionOf}
          loPideDe={(culpable) => quienLoPide(t, casillaOf(culpable) ?? {})}
          consequence={consequence}
          restHref={current === 'documentos' ? undefined : href(recursoid, { solapa: 'documentos' })}
        >
          {operaciones.length > 0 && (tiporecurso === undefined || recurso.estado === 'ACTIVO') && (
            <EnOperaciones
              operaciones={operaciones}
              participar={
                tiporecurso && mayWrite
                  ? {
                      nombre: screen.name,
                      por: 'cuenta',
                      save: (asked) => participar({ recursoid, ...asked }),
                    }
                  : undefined
              }
              dicho={unica !== undefined}
              enNinguna={unica ? undefined : enNingunaDe(t, culpables, { dicho: culpables[0] })}
            />
          )}
          {seldom && <div className="cluster gap-8 room-above">{seldom}</div>}
        </Veredicto>
      }
      tabs={{
        label: screen.name,
        current,
        each: shown.map((key) => ({
          key,
          label: t(`recursos.solapas.${key}`),
          href: href(recursoid, { solapa: key }),
          count: counts[key],
        })),
      }}
    >
      {contents[current]}
      {dialog}
    </RecursoScreen>
  )
}
