import { CircleCheck as GoodIcon, TriangleAlert as WarningIcon } from 'lucide-react'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { uncapitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Sign } from '../piezas/Sign.tsx'
import type { Registro } from './registro.ts'
import styles from './sumaDeControles.module.css'

/** What the checks come to, in one sentence. */
export const SumaDeControles = ({ controles }: Pick<Registro, 'controles'>) => {
  const t = useTexts()
  const bad = controles.filter(({ ok }) => !ok)
  const [first] = bad
  return (
    <Card className={styles.card}>
      <Sign tone={first ? 'ochre' : 'green'} icon={first ? WarningIcon : GoodIcon} />
      <p className="heading">
        {!first
          ? t('registro.veredicto.bien')
          : bad.length === 1
            ? t('registro.veredicto.una', {
                control: uncapitalized(first.nombre),
              })
            : t('registro.veredicto.varias', { count: bad.length, n: formatNumber(bad.length) })}
        {bad.length === 1 && <span className="regular soft"> {t('registro.veredicto.mirala')}</span>}
      </p>
    </Card>
  )
}
