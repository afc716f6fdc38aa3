import { formatDocumento } from '@portal/contract/identificacion.ts'
import { detalleDe, quienLoPide } from '@portal/parts/detalleDe.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { PlazoConSigno } from '@portal/parts/PlazoConSigno.tsx'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import type { TFunction } from 'i18next'
import { CircleCheck as DoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Nombrado } from '../documentos/Nombrado.tsx'
import { AccionEnFila } from '../documentos/AccionEnFila.tsx'
import { tareaDe } from '../documentos/tarea.ts'
import { presentableOf } from '../documentos/presentable.ts'
import { usePresentar } from '../documentos/usePresentar.tsx'
import { cuantosRecursos } from '../piezas/cuantosRecursos.ts'
import { recursoHref } from '../piezas/recursoHref.ts'
import { Varios } from '../piezas/Varios.tsx'
import { documentosEn, rutas } from '../rutas.ts'
import { gruposDe, type Grupo, type Tarea } from './grupos.ts'
import styles from './inicio.module.css'
import { Seccion } from '../piezas/Seccion.tsx'
import { useIguales } from './useIguales.ts'

interface ParaHoyProps {
  tareas: readonly Tarea[]
  /** How many there are in all; unknown before a back office that does not count. */
  porHacer: number | undefined
  pendientes: number | undefined
  /** How many papers of choferes who left are not among `tareas`. */
  masPlazos: number
  /** The operacion whose they are. */
  operacionid: string | undefined
  /** Stands in for it until it is known. */
  waiting: ReactNode
}

const choferesQueSeFueron = rutas.choferes({ estado_cuenta: 'BAJA' })

/** Everything that the carrier can do something about, the most urgent first, each one click from being done. */
export const ParaHoy = ({ tareas, porHacer, pendientes, masPlazos, operacionid, waiting }: ParaHoyProps) => {
  const t = useTexts()
  const { present, dialog } = usePresentar()
  const iguales = useIguales(tareas, operacionid)
  if (tareas.length === 0) {
    return (
      <Seccion title={t('inicio.paraHoy.titulo')}>
        <EmptyState
          icon={<DoneIcon />}
          title={t('inicio.paraHoy.ninguno')}
          message={t('inicio.paraHoy.ningunoMensaje')}
        />
      </Seccion>
    )
  }
  // Who stands with whom is told at once: no row goes elsewhere afterwards.
  if (!iguales) return waiting
  const grupos = gruposDe(tareas, (tarea) => iguales(tarea).length)
  const recursosDe = ({ tareas: own }: Grupo) => {
    const all = iguales(own[0])
    return all.length > own.length ? all : own
  }
  const told = grupos.reduce(
    (sum, each) => sum + (each.juntas ? recursosDe(each).length : each.tareas.length),
    0,
  )
  // What was never presented has a list of its own.
  const all =
    porHacer !== undefined && pendientes !== undefined && porHacer <= pendientes
      ? documentosEn('pendientes', { operacionid })
      : documentosEn('presentados', { porHacer: 'SI', order: 'urgencia ASC', operacionid })
  return (
    <Seccion
      title={t('inicio.paraHoy.titulo')}
      of={
        porHacer === undefined
          ? t('inicio.paraHoy.explicacion')
          : t('inicio.paraHoy.deTantos', {
              n: formatNumber(told),
              total: formatNumber(porHacer),
              count: porHacer,
            })
      }
      all={<Link href={all}>{t('inicio.paraHoy.verTodo')}</Link>}
    >
      <ol className={styles.groups}>
        {grupos.map((grupo) => {
          const { key, tareas: own, juntas } = grupo
          const shown = juntas ? own.slice(0, 1) : own
          const de = juntas ? cuantosRecursos(t, recursosDe(grupo)) : undefined
          return (
            <li key={key}>
              {juntas ? (
                <div className={styles.whose}>
                  <Varios stacked recursos={recursosDe(grupo)} below={t('inicio.paraHoy.unArchivo')} />
                </div>
              ) : (
                <Whose tarea={own[0]} />
              )}
              <ul className={`lined ${styles.tasks}`}>
                {shown.map((tarea) => (
                  <li
                    className="grid at-middle gap-8"
                    key={`${tarea.tipodocumentoid} ${tarea.periodo ?? ''}`}
                  >
                    <Task
                      tarea={tarea}
                      de={de ?? tarea.nombre}
                      onPresent={(files) =>
                        present(
                          presentableOf({ ...tarea, recurso: tarea.dominio ?? tarea.nombre }),
                          [],
                          files,
                        )
                      }
                    />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
      {masPlazos > 0 && (
        <p className="small soft room-above">
          <Link href={choferesQueSeFueron}>
            {t('inicio.paraHoy.masPlazos', { count: masPlazos, n: formatNumber(masPlazos) })}
          </Link>
        </p>
      )}
      {dialog}
    </Seccion>
  )
}

const Whose = ({ tarea }: { tarea: Tarea }) => {
  const t = useTexts()
  const href = recursoHref(tarea)
  const cell = <RecursoCell recurso={tarea} below={whatItIs(t, tarea)} />
  return href === undefined ? (
    <div className={styles.whose}>{cell}</div>
  ) : (
    <Link href={href} className={styles.whose}>
      {cell}
    </Link>
  )
}

const whatItIs = (t: TFunction, tarea: Tarea): string => {
  const { tiporecurso, dominio, marca, modelo, documento, nombre } = tarea
  if (tiporecurso === 'transporte') return nombre
  if (!dominio)
    return documento ? t('inicio.paraHoy.documento', { documento: formatDocumento('DNI', documento) }) : ''
  return [vehiculoName(t, tarea), [marca, modelo].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
}

interface TaskProps {
  tarea: Tarea
  /** Whose it is, in words. */
  de: string
  onPresent: (files?: readonly File[]) => void
}

const Task = ({ tarea, de, onPresent }: TaskProps) => {
  const t = useTexts()
  const { estado = 'pendiente', tipodocumento, documentoid } = tarea
  const name = documentoName({ ...tarea, nombre: tipodocumento })
  const shown = capitalized(documentoName({ ...tarea, nombre: tarea.nombre_corto ?? tipodocumento }))
  return (
    <>
      <Nombrado
        nombre={shown}
        detalle={detailOf(t, tarea)}
        detalleOnPhone={Boolean(tarea.motivo ?? tarea.operaciones)}
      />
      <div className={styles.when}>
        <PlazoConSigno casilla={{ ...tarea, estado }} spelled />
      </div>
      <AccionEnFila
        tarea={tareaDe({ ...tarea, estado })}
        documentoid={documentoid}
        of={`${name}, ${de}`}
        pedir={tarea}
        onPresent={onPresent}
      />
    </>
  )
}

/** That it is lifted, or why it was rejected; else what follows from it, and of which month it is. */
const detailOf = (t: TFunction, tarea: Tarea): string => {
  const { motivo, periodo, critico, estado, tiporecurso, mes, exceptuado_hasta } = tarea
  const { operaciones, soloOperaciones } = tarea
  if (exceptuado_hasta) return detalleDe(t, { periodo, exceptuado_hasta, operaciones, soloOperaciones })
  if (motivo) return [quienLoPide(t, tarea), `«${motivo}»`].filter(Boolean).join(' · ')
  // What an operacion alone asks for keeps nobody from going elsewhere.
  if (!operaciones && critico && mes !== true && (estado === 'vencido' || estado === 'rechazado')) {
    return t(tiporecurso === 'dominio' ? 'inicio.paraHoy.noSale' : 'inicio.paraHoy.noConduce')
  }
  return detalleDe(t, { periodo, critico, mes, operaciones, soloOperaciones })
}
