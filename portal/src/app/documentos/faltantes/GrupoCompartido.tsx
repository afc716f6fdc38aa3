import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useId } from 'react'
import type { Faltante } from '../faltantes.ts'
import { cuantosRecursos } from '../../piezas/cuantosRecursos.ts'
import { Varios } from '../../piezas/Varios.tsx'
import styles from './faltantes.module.css'
import { FilaFaltante } from './FilaFaltante.tsx'
import type { Compartido } from '../ordenes.ts'

interface GrupoCompartidoProps {
  compartido: Compartido
  onPresent: (among: readonly Faltante[], files?: readonly File[]) => void
}

/** What one file would mend for several at once: a row for each paper, and not for each of those who lack it. */
export const GrupoCompartido = ({ compartido: { recursos, papeles }, onPresent }: GrupoCompartidoProps) => {
  const t = useTexts()
  const id = useId()
  const count = recursos.length
  const everybody = cuantosRecursos(t, recursos)
  return (
    <section className={`small ${styles.group}`} aria-labelledby={id}>
      <header className="grid at-middle gap-12 shaded">
        <span id={id} className={styles.shared}>
          <Varios recursos={recursos} below={t('faltantes.unArchivo')} />
        </span>
        <span />
        <span className={`soft digits one-line ${styles.count}`}>
          {t('faltantes.conArchivos', {
            count: papeles.length,
            n: formatNumber(papeles.length),
            faltantes: t('faltantes.cantidad', {
              count: papeles.length * count,
              n: formatNumber(papeles.length * count),
            }),
          })}
        </span>
        {papeles.length > 1 && (
          <button
            type="button"
            className={styles.all}
            aria-label={t('faltantes.presentarLosDe', { count: papeles.length, recurso: everybody })}
            onClick={() => onPresent(papeles.flat())}
          >
            {t('faltantes.presentarLos', { count: papeles.length })}
          </button>
        )}
      </header>
      <ul className="lined">
        {papeles.map((papel) => {
          const [first] = papel
          return (
            first && (
              <li className="grid at-middle gap-12" key={first.documento.tipodocumentoid}>
                <FilaFaltante
                  faltante={first}
                  de={everybody}
                  onPresent={(files) => onPresent(papel, files)}
                />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
