import type { Adentro } from '@portal/contract/porteria.ts'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './impresa.module.css'
import { masAdentro } from './masAdentro.ts'
import { quienDe } from '../adentro.ts'
import { usePuesto, useSinNombrar } from '../usePuesto.ts'

/** The same on paper, with a box to tick for each; on screen it isn't there. */
export const Impresa = ({ inside, seen }: { inside: readonly Adentro[]; seen?: ReadonlySet<string> }) => {
  const t = useTexts()
  const { motor, estado } = usePuesto()
  const { lista, mundo } = estado
  const sinNombrar = useSinNombrar()
  const mas = masAdentro(t, sinNombrar)
  return (
    <section className={styles.printed} data-printed aria-hidden>
      <h1>
        {t('evacuar.hoja', { sede: lista?.cabecera.sede ?? '', hora: formatDateTime(motor.momento()) })}
      </h1>
      <p>
        {mundo
          ? t('evacuar.hastaDonde', {
              n: formatNumber(inside.length + sinNombrar),
              hora: formatDateTime(new Date(mundo.servidor).toISOString()),
            })
          : t('adentro.noSeSabe')}
        {mas !== undefined && ` ${mas}`}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('evacuar.columna.nombre')}</th>
            <th>{t('evacuar.columna.documento')}</th>
            <th>{t('evacuar.columna.patente')}</th>
            <th>{t('evacuar.columna.puerta')}</th>
            <th>{t('evacuar.columna.desde')}</th>
            <th>{t('evacuar.esta')}</th>
          </tr>
        </thead>
        <tbody>
          {inside.map((each) => (
            <tr key={quienDe(each)}>
              <td>{each.nombre ?? t('adentro.sinNombre')}</td>
              <td>{each.documento}</td>
              <td>{each.patente}</td>
              <td>{each.puerta}</td>
              <td>{formatDateTime(each.desde)}</td>
              <td>{seen?.has(quienDe(each)) ? '✓' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
