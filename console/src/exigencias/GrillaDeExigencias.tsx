import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { Grid, type GridColumn } from '@portal/ui/grid/Grid.tsx'
import type { Cell } from '@portal/ui/grid/GridCell.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { FileText as AskedIcon, OctagonX as CriticalIcon } from 'lucide-react'
import { useState } from 'react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { GrupoHead } from '../catalogo/GrupoHead.tsx'
import type { gruposDe } from '../catalogo/grupos.ts'
import type { Tipo } from '../catalogo/tipo.ts'
import { ExigenciaAbierta } from './ExigenciaAbierta.tsx'
import type { niveles } from './exigencia.ts'
import {
  aNivel,
  exigenciaDe,
  iguales,
  nivelDe,
  nivelesDe,
  problemaDe,
  type Exigencia,
  type Operacion,
} from './exigencia.ts'
import styles from './grillaDeExigencias.module.css'
import type { useCambios } from './useCambios.ts'

interface GrillaDeExigenciasProps {
  grupos: ReturnType<typeof gruposDe<Tipo>>
  operaciones: readonly Operacion[]
  cambios: ReturnType<typeof useCambios>
}

/** A type, or the kind of resource that heads those below it. */
type Fila = { tipo: Tipo } | { recurso: TipoRecurso; cantidad: number }

/** What everybody is asked for. */
const general = 'general'

const icons = { pedido: AskedIcon, critico: CriticalIcon, optativo: AskedIcon }

/** What each key makes of a cell. */
const keys: Readonly<Record<string, (typeof niveles)[number]>> = {
  p: 'pedido',
  c: 'critico',
  Delete: 'no',
  Backspace: 'no',
}

const nothing = () => undefined

/** What each operacion asks of each type, beside what everybody is asked for. */
export const GrillaDeExigencias = ({ grupos, operaciones, cambios }: GrillaDeExigenciasProps) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const mayChange = useEsAdministrador()
  const [open, setOpen] = useState<{ cell: HTMLElement; tipo: Tipo; operacionid: string }>()
  const filas: Fila[] = grupos.flatMap(({ recurso, tipos }) => [
    { recurso, cantidad: tipos.length },
    ...tipos.map((tipo) => ({ tipo })),
  ])
  const byId = new Map(operaciones.map((operacion) => [operacion.operacionid, operacion]))

  /** As it would be saved. */
  const now = (operacion: Operacion, { tipodocumentoid }: Tipo): Exigencia | undefined => {
    const changed = cambios.cambios[operacion.operacionid]?.celdas[tipodocumentoid]
    return changed === undefined ? exigenciaDe(operacion, tipodocumentoid) : (changed ?? undefined)
  }
  const cuando = ({ vigente_desde, vigente_hasta }: Exigencia): string | undefined => {
    if (vigente_hasta !== null && vigente_hasta < hoy)
      return t('exigencias.termino', { fecha: formatDate(vigente_hasta) })
    if (vigente_desde !== null && vigente_desde > hoy)
      return t('exigencias.rigeDesde', { fecha: formatDate(vigente_desde) })
    return vigente_hasta === null
      ? undefined
      : t('exigencias.rigeHasta', { fecha: formatDate(vigente_hasta) })
  }
  const generalCell = (tipo: Tipo): Cell => {
    const word = generalDe(tipo)
    const label = t('exigencias.celda', {
      tipo: tipo.nombre,
      donde: t('exigencias.general'),
      que: t(`exigencias.deTodos.${word}`),
    })
    return {
      label,
      content:
        word === 'nadie' ? (
          '–'
        ) : (
          <>
            {word === 'critico' && <CriticalIcon size={14} aria-hidden />}
            {t(`exigencias.deTodos.${word}`)}
          </>
        ),
    }
  }
  const cellOf = (fila: Fila, column: string): Cell => {
    if (!('tipo' in fila)) return { label: '', content: '' }
    const { tipo } = fila
    const operacion = byId.get(column)
    if (!operacion) return generalCell(tipo)
    const exigencia = now(operacion, tipo)
    const nivel = nivelDe(exigencia)
    const changed = !iguales(exigencia, exigenciaDe(operacion, tipo.tipodocumentoid))
    const fixed = nivel === 'no' && !changed && nivelesDe(tipo).length === 1
    const problem = exigencia && changed ? problemaDe(tipo, exigencia) : undefined
    const when = exigencia && problem === undefined ? cuando(exigencia) : undefined
    const word = fixed
      ? t('exigencias.yaEsGeneral')
      : nivel === 'no'
        ? changed
          ? t('exigencias.seQuita')
          : '–'
        : t(`exigencias.nivel.${nivel}`)
    const label = t('exigencias.celda', {
      tipo: tipo.nombre,
      donde: operacion.nombre,
      que: [
        fixed ? word : t(`exigencias.nivel.${nivel}`),
        when,
        problem && say(problem),
        exigencia?.fuente,
        changed && t('exigencias.sinGuardar'),
      ]
        .filter(Boolean)
        .join(', '),
    })
    const beside =
      (problem && t('exigencias.revisar')) ??
      when ??
      (changed && t(exigenciaDe(operacion, tipo.tipodocumentoid) ? 'exigencias.cambio' : 'exigencias.nuevo'))
    const Icon = nivel === 'no' ? undefined : icons[nivel]
    return {
      label,
      content: (
        <>
          {Icon && <Icon size={14} aria-hidden />}
          <span className={`cut ${fixed ? 'regular' : ''}`}>{word}</span>
          {nivel !== 'no' && beside && <span className="regular cut">{beside}</span>}
        </>
      ),
      tone: problem === undefined ? undefined : 'red',
      chosen:
        problem !== undefined
          ? undefined
          : nivel === 'critico'
            ? 'strongly'
            : nivel === 'no'
              ? undefined
              : 'lightly',
      changed,
      onPress:
        mayChange && !fixed
          ? (cell) => setOpen({ cell, tipo, operacionid: operacion.operacionid })
          : undefined,
      open: open?.operacionid === operacion.operacionid && open.tipo.tipodocumentoid === tipo.tipodocumentoid,
    }
  }
  const onKey = (fila: Fila, column: string, key: string): boolean => {
    const operacion = byId.get(column)
    const nivel = keys[key.length === 1 ? key.toLowerCase() : key]
    if (!operacion || !('tipo' in fila) || nivel === undefined) return false
    if (nivelesDe(fila.tipo).includes(nivel))
      cambios.poner(operacion, fila.tipo.tipodocumentoid, aNivel(now(operacion, fila.tipo), nivel, hoy))
    return true
  }
  const columns: GridColumn[] = [
    {
      id: general,
      name: t('exigencias.generalATodos'),
      shaded: true,
      head: <Head name={t('exigencias.general')} below={t('exigencias.aTodos')} />,
    },
    ...operaciones.map(({ operacionid, nombre, sede, activa, cuentas }) => {
      const count = t('exigencias.transportes', { count: cuentas, n: formatNumber(cuentas) })
      const below = [activa ? sede : t('exigencias.cerrada'), count].filter(Boolean).join(' · ')
      return {
        id: operacionid,
        name: `${nombre}, ${below}`,
        head: (
          // The keyboard gets there from any cell of the column.
          <Link href={rutas.operacion(operacionid)} tabIndex={-1} className={styles.operacion}>
            <Head name={nombre} below={below} />
          </Link>
        ),
      }
    }),
  ]
  const opened = open && byId.get(open.operacionid)
  return (
    <>
      <Grid
        wide
        label={t('exigencias.titulo')}
        corner={t('catalogo.columnas.nombre')}
        columns={columns}
        rowCount={filas.length}
        rowAt={(index) => filas[index]}
        headingOf={(fila) =>
          'tipo' in fila ? undefined : <GrupoHead recurso={fila.recurso} cantidad={fila.cantidad} />
        }
        nameOf={(fila) =>
          'tipo' in fila
            ? {
                content: <span className={styles.tipo}>{fila.tipo.nombre}</span>,
                label: fila.tipo.nombre,
                href: rutas.tipo(fila.tipo.tipodocumentoid),
              }
            : { content: '', label: '' }
        }
        cellOf={cellOf}
        {...(mayChange && { onKey })}
        onShown={nothing}
      />
      {open && opened && (
        <ExigenciaAbierta
          key={`${open.operacionid} ${open.tipo.tipodocumentoid}`}
          cell={open.cell}
          tipo={open.tipo}
          operacion={opened}
          exigencia={now(opened, open.tipo)}
          hoy={hoy}
          onChange={(exigencia) => cambios.poner(opened, open.tipo.tipodocumentoid, exigencia)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

const generalDe = ({ alcance, obligatorio, critico }: Tipo) => {
  if (alcance !== 'general') return 'nadie'
  if (!obligatorio) return 'opcional'
  return critico ? 'critico' : 'pedido'
}

const Head = ({ name, below }: { name: string; below: string }) => (
  <>
    <b className="block small ink cut">{name}</b>
    <span className="block cut">{below}</span>
  </>
)
