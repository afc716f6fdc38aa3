import { formatDocumento } from '@portal/contract/identificacion.ts'
import { AptitudChip } from '@portal/parts/chips.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { VehiculoCell } from '@portal/parts/VehiculoCell.tsx'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { faltanteId, type Faltante, type RecursoQueDebe } from '../faltantes.ts'
import { recursoHref } from '../../piezas/recursoHref.ts'
import styles from './faltantes.module.css'
import { FilaFaltante } from './FilaFaltante.tsx'
import { GrupoCompartido } from './GrupoCompartido.tsx'
import type { Compartido, Grupo } from '../ordenes.ts'

interface PorRecursoProps {
  grupos: readonly (Compartido | Grupo)[]
  onPresent: (among: readonly Faltante[], files?: readonly File[]) => void
}

/** Each resource, and below it what it lacks: one of them, or all in one sitting. */
export const PorRecurso = ({ grupos, onPresent }: PorRecursoProps) => {
  const t = useTexts()
  return grupos.map((grupo) => {
    if ('papeles' in grupo)
      return (
        <GrupoCompartido
          key={grupo.papeles[0]?.[0] && faltanteId(grupo.papeles[0][0])}
          compartido={grupo}
          onPresent={onPresent}
        />
      )
    const { recurso, faltantes } = grupo
    const { recursoid, aptitud, culpable, estado_recurso } = recurso
    const count = faltantes?.length
    const id = `faltantes-${recursoid}`
    return (
      <section key={recursoid} className={`small ${styles.group}`} aria-labelledby={id}>
        <header className="grid at-middle gap-12 shaded">
          <Identidad recurso={recurso} id={id} />
          <span>{aptitud && <AptitudChip aptitud={aptitud} culpable={culpable} />}</span>
          <span className={`soft digits one-line ${styles.count}`}>
            {count !== undefined && t('faltantes.cantidad', { count, n: formatNumber(count) })}
          </span>
          {faltantes && faltantes.length > 1 && estado_recurso !== 'BLOQUEADO' && (
            <button
              type="button"
              className={styles.all}
              aria-label={t('faltantes.presentarLosDe', { count, recurso: recursoName(recurso) })}
              onClick={() => onPresent(faltantes)}
            >
              {t('faltantes.presentarLos', { count })}
            </button>
          )}
        </header>
        {faltantes ? (
          <ul className="lined">
            {faltantes.map((faltante) => (
              <li className="grid at-middle gap-12" key={faltanteId(faltante)}>
                <FilaFaltante faltante={faltante} onPresent={(files) => onPresent([faltante], files)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.unknown}>{t('faltantes.sinDetalle')}</p>
        )}
      </section>
    )
  })
}

const Identidad = ({ recurso, id }: { recurso: RecursoQueDebe; id: string }) => {
  const t = useTexts()
  const { dominio, documento, marca, modelo } = recurso
  const href = recursoHref(recurso)
  const face = dominio ? (
    <VehiculoCell dominio={{ ...recurso, dominio, nombre: undefined, marca, modelo }} />
  ) : (
    <RecursoCell
      recurso={recurso}
      beside={documento && t('inicio.paraHoy.documento', { documento: formatDocumento('DNI', documento) })}
    />
  )
  return href === undefined ? (
    <div id={id} className={styles.whose}>
      {face}
    </div>
  ) : (
    <Link id={id} href={href} className={styles.whose}>
      {face}
    </Link>
  )
}
