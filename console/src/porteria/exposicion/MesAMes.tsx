import type { Result } from '@portal/contract'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { mesCorto } from '@portal/parts/tiempo.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Bloque } from '../../piezas/Bloque.tsx'
import { rutas } from '../../rutas.ts'
import styles from '../porteria.module.css'

interface MesAMesProps {
  data: Result<'Exposicion'>
  puertaid: string | undefined
}

/** The entries without a control of the last months, of how many there were; each leads to its month. */
export const MesAMes = ({ data: { meses, mes }, puertaid }: MesAMesProps) => {
  const t = useTexts()
  const most = Math.max(1, ...meses.map((each) => each.sin_control))
  return (
    <Bloque title={t('porteria.exposicion.mesAMes')} more={t('porteria.exposicion.deTodas')}>
      <ol className={styles.months}>
        {meses.map((each) => (
          <li key={each.mes}>
            <Link
              href={rutas.exposicion({ mes: each.mes, puertaid })}
              className={styles.month}
              aria-current={each.mes === mes ? 'true' : undefined}
            >
              <Hidden>
                {t('porteria.exposicion.delMes', {
                  mes: mesEnPalabras(each.mes),
                  n: formatNumber(each.sin_control),
                  total: formatNumber(each.entradas),
                })}
              </Hidden>
              <b className="small digits" aria-hidden>
                {formatNumber(each.sin_control)}
              </b>
              <i style={{ height: `${String((100 * each.sin_control) / most)}px` }} />
              <span className="tiny" aria-hidden>
                {mesCorto(`${each.mes}-01`)}
              </span>
              <span className="tiny soft digits" aria-hidden>
                {formatNumber(each.entradas)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Bloque>
  )
}
