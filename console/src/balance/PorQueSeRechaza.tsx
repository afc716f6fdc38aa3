import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'
import type { BalanceDeRevision } from './Balance.tsx'
import styles from './balance.module.css'
import { acumulado } from './acumulado.ts'

/** The reasons, most often first, with what they come to together: the first few say where mending pays. */
export const PorQueSeRechaza = ({ balance: { dias, causas } }: { balance: BalanceDeRevision }) => {
  const t = useTexts()
  const total = causas.reduce((sum, { cantidad }) => sum + cantidad, 0)
  const decididos = dias.reduce((sum, { aprobados, rechazados }) => sum + aprobados + rechazados, 0)
  const desde = dias[0]?.dia
  const most = causas[0]?.cantidad ?? 1
  return (
    <Bloque
      title={t('cola.causas.titulo')}
      more={
        total > 0 &&
        t('cola.causas.nota', { rechazados: formatNumber(total), decididos: formatNumber(decididos) })
      }
    >
      {total === 0 ? (
        <p className={styles.empty}>{t('cola.causas.ninguna')}</p>
      ) : (
        <ol className={styles.causes}>
          {acumulado(causas).map(({ causa, cantidad, porciento }) => (
            <li className="gap-8 at-middle digits" key={causa ?? ''}>
              {causa === null ? (
                <span>{t('cola.causas.sinCausa')}</span>
              ) : (
                <TextLink href={rutas.revision({ estado: 'rechazado', causa, decidido_desde: desde })}>
                  {t(`revision.causas.${causa}`)}
                </TextLink>
              )}
              <span aria-hidden className={styles.track}>
                <i style={{ width: `${(cantidad / most) * 100}%` }} />
              </span>
              <b className="semibold at-end">{formatNumber(cantidad)}</b>
              <span className="soft at-end">{porciento} %</span>
            </li>
          ))}
        </ol>
      )}
    </Bloque>
  )
}
