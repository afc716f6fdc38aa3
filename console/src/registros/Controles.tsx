import { Check as CheckIcon, TriangleAlert as WarningIcon } from 'lucide-react'
import { onePeriod } from '@portal/contract/onePeriod.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import styles from './controles.module.css'
import type { Registro } from './registro.ts'

type Control = Registro['controles'][number]

/** A warning, with what it was found in set apart. */
const Bad = ({ nombre, detalle }: Control) => {
  const t = useTexts()
  return (
    <li className={styles.control} data-bad>
      <WarningIcon role="img" aria-label={t('registro.control.atencion')} />
      <b className="semibold">{nombre}</b>
      <p className="rounded on-card">{detalle}</p>
    </li>
  )
}

const Good = ({ nombre, detalle }: Control) => {
  const t = useTexts()
  return (
    <li className={styles.control}>
      <CheckIcon size={18} strokeWidth={2.25} role="img" aria-label={t('registro.control.bien')} />
      <span>
        <b className="semibold">{nombre}</b>: {onePeriod(`${detalle}.`)}
      </span>
    </li>
  )
}

/** What was looked up for the person who decides, what needs their eyes first. A warning forbids nothing. */
export const Controles = ({ controles }: { controles: readonly Control[] }) => {
  const t = useTexts()
  const bad = controles.filter(({ ok }) => !ok)
  return (
    <Bloque
      title={t('registro.controles')}
      note={t('registro.paraMirar', {
        count: bad.length,
        n: formatNumber(bad.length),
        total: formatNumber(controles.length),
      })}
    >
      <ul>
        {bad.map((control) => (
          <Bad key={control.nombre} {...control} />
        ))}
        {controles
          .filter(({ ok }) => ok)
          .map((control) => (
            <Good key={control.nombre} {...control} />
          ))}
      </ul>
    </Bloque>
  )
}
