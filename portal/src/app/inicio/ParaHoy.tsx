import type { Answer } from '@portal/contract'
import { detalleDe } from '@portal/parts/detalleDe.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { PlazoConSigno } from '@portal/parts/PlazoConSigno.tsx'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { LinkBehavior } from '@portal/ui/theme/LinkBehavior.tsx'
import type { TFunction } from 'i18next'
import { CircleCheck as DoneIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Nombrado } from '../documentos/Nombrado.tsx'
import { AccionEnFila } from '../documentos/AccionEnFila.tsx'
import { tareaDe } from '../documentos/tarea.ts'
import { presentableOf } from '../presentar/presentable.ts'
import { usePresentar } from '../presentar/usePresentar.tsx'
import { recursoHref } from '../recursos/recursoHref.ts'
import { documentosEn } from '../rutas.ts'
import styles from './inicio.module.css'
import { Seccion } from './Seccion.tsx'

type Tarea = NonNullable<Answer<'Dashboard'>['proximo']>[number]

/** Rows of one resource stand together already. */
const byRecurso = (tareas: readonly Tarea[]): Tarea[][] =>
  tareas.reduce<Tarea[][]>((groups, tarea) => {
    const last = groups.at(-1)
    if (last?.[0]?.recursoid !== tarea.recursoid) return [...groups, [tarea]]
    return [...groups.slice(0, -1), [...last, tarea]]
  }, [])

interface ParaHoyProps {
  tareas: readonly Tarea[]
  /** How many there are in all; unknown before a back office that does not count. */
  porHacer: number | undefined
  pendientes: number | undefined
}

/** Everything that the carrier can do something about, the most urgent first, each one click from being done. */
export const ParaHoy = ({ tareas, porHacer, pendientes }: ParaHoyProps) => {
  const t = useTexts()
  const { present, dialog } = usePresentar()
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
  // What was never presented has a list of its own.
  const all =
    porHacer !== undefined && pendientes !== undefined && porHacer <= pendientes
      ? documentosEn('pendientes')
      : documentosEn('presentados', { porHacer: 'SI', order: 'urgencia ASC' })
  return (
    <Seccion
      title={t('inicio.paraHoy.titulo')}
      of={
        porHacer === undefined
          ? t('inicio.paraHoy.explicacion')
          : t('inicio.paraHoy.deTantos', {
              n: formatNumber(tareas.length),
              total: formatNumber(porHacer),
              count: porHacer,
            })
      }
      all={<LinkBehavior href={all}>{t('inicio.paraHoy.verTodo')}</LinkBehavior>}
    >
      <ol className={styles.groups}>
        {byRecurso(tareas).map((group) => {
          const [first] = group
          if (!first) return null
          return (
            <li key={first.recursoid}>
              <Whose tarea={first} />
              <ul className={styles.tasks}>
                {group.map((tarea) => (
                  <li key={`${tarea.tipodocumentoid} ${tarea.periodo ?? ''}`}>
                    <Task
                      tarea={tarea}
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
    <LinkBehavior href={href} className={styles.whose}>
      {cell}
    </LinkBehavior>
  )
}

const whatItIs = (t: TFunction, tarea: Tarea): string => {
  const { tiporecurso, dominio, marca, modelo, documento, nombre } = tarea
  if (tiporecurso === 'transporte') return nombre
  if (!dominio) return documento ? t('inicio.paraHoy.documento', { documento }) : ''
  return [vehiculoName(t, tarea), [marca, modelo].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
}

const Task = ({ tarea, onPresent }: { tarea: Tarea; onPresent: (files?: readonly File[]) => void }) => {
  const t = useTexts()
  const { estado = 'pendiente', tipodocumento, nombre, documentoid } = tarea
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const name = documentoName({ ...tarea, nombre: tipodocumento })
  const shown = narrow ? documentoName({ ...tarea, nombre: tarea.nombre_corto ?? tipodocumento }) : name
  return (
    <>
      <Nombrado nombre={shown} detalle={detailOf(t, tarea)} detalleOnPhone={Boolean(tarea.motivo)} />
      <div className={styles.when}>
        <PlazoConSigno casilla={{ ...tarea, estado }} spelled />
      </div>
      <AccionEnFila
        tarea={tareaDe({ ...tarea, estado })}
        documentoid={documentoid}
        of={`${name}, ${nombre}`}
        onPresent={onPresent}
      />
    </>
  )
}

/** That it is lifted, or why it was rejected; else what follows from it, and of which month it is. */
const detailOf = (t: TFunction, tarea: Tarea): string => {
  const { motivo, periodo, critico, estado, tiporecurso, mes, exceptuado_hasta } = tarea
  if (exceptuado_hasta) return detalleDe(t, { periodo, exceptuado_hasta })
  if (motivo) return `«${motivo}»`
  if (critico && mes !== true && (estado === 'vencido' || estado === 'rechazado')) {
    return t(tiporecurso === 'dominio' ? 'inicio.paraHoy.noSale' : 'inicio.paraHoy.noConduce')
  }
  return detalleDe(t, { periodo, critico, mes })
}
