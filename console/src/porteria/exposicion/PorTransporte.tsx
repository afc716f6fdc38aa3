import type { Result } from '@portal/contract'
import { Link } from '@portal/ui/controls/Link.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Bloque } from '../../piezas/Bloque.tsx'
import { rutas } from '../../rutas.ts'
import styles from '../porteria.module.css'

type Mes = Result<'Exposicion'>

/** Of a few entries the palest tint, of many the darkest. */
const tintOf = (entradas: number) => (entradas >= 9 ? 3 : entradas >= 3 ? 2 : 1)

/** How many entries of each transporte were without each control on their day; each leads to the month of that transporte. */
export const PorTransporte = ({ data }: { data: Mes }) => {
  const t = useTexts()
  const { controles, cuentas, demas, entradas, sin_control, mes } = data
  const most = Math.max(1, ...cuentas.map((each) => each.sin_control))
  const sumOf = (control: Mes['controles'][number]['control']) =>
    cuentas.reduce((sum, { faltas }) => sum + (faltas[control] ?? 0), 0)
  const none = <span className="soft">–</span>
  return (
    <Bloque title={t('porteria.exposicion.porTransporte')} more={t('porteria.exposicion.esDeEseDia')}>
      <div
        className="scrolls-across"
        tabIndex={0}
        role="region"
        aria-label={t('porteria.exposicion.esDeEseDia')}
      >
        <table className={styles.heat}>
          <thead>
            <tr>
              <th scope="col">{t('porteria.exposicion.transporte')}</th>
              <th scope="col">{t('porteria.exposicion.entradas')}</th>
              {controles.map(({ control, nombre }) => (
                <th scope="col" key={control} data-cell>
                  {nombre}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cuentas.map((cuenta) => (
              <tr key={cuenta.cuentaid}>
                <th scope="row">
                  <Link
                    className="ink unlined underlines semibold breaks"
                    href={rutas.controlDeCuenta(cuenta.cuentaid, { mes })}
                  >
                    {cuenta.accountname}
                  </Link>
                </th>
                <td className="digits">
                  <span className={styles.share} aria-hidden>
                    <i style={{ width: `${String((100 * cuenta.sin_control) / most)}%` }} />
                  </span>
                  <b>{formatNumber(cuenta.sin_control)}</b>{' '}
                  <span className="soft">
                    {t('porteria.exposicion.de', { total: formatNumber(cuenta.entradas) })}
                  </span>
                </td>
                {controles.map(({ control, nombre }) => {
                  const n = cuenta.faltas[control] ?? 0
                  return (
                    <td key={control} data-cell>
                      {n === 0 ? (
                        none
                      ) : (
                        <Link
                          className={styles.cell}
                          data-tint={tintOf(n)}
                          href={rutas.controlDeCuenta(cuenta.cuentaid, { mes })}
                          aria-label={t('porteria.exposicion.celda', {
                            count: n,
                            n: formatNumber(n),
                            cuenta: cuenta.accountname,
                            control: nombre,
                          })}
                        >
                          {formatNumber(n)}
                        </Link>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
            {demas.cuentas > 0 && (
              <tr className="soft">
                <th scope="row" className="regular">
                  {t('porteria.exposicion.demas', { count: demas.cuentas, n: formatNumber(demas.cuentas) })}
                </th>
                <td className="digits">
                  0 {t('porteria.exposicion.de', { total: formatNumber(demas.entradas) })}
                </td>
                {controles.map(({ control }) => (
                  <td key={control} data-cell>
                    {none}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr className="shaded digits">
              <th scope="row">{t('porteria.exposicion.todas')}</th>
              <td>
                <b>{formatNumber(sin_control)}</b>{' '}
                <span className="soft">{t('porteria.exposicion.de', { total: formatNumber(entradas) })}</span>
              </td>
              {controles.map(({ control }) => (
                <td key={control} data-cell>
                  <b>{formatNumber(sumOf(control))}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="small soft line-above pad-12-16">{t('porteria.exposicion.nota')}</p>
    </Bloque>
  )
}
