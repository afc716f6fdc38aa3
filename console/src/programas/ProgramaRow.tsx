import { useAlcance } from '@portal/parts/programas/Alcances.tsx'
import { finDe, isVigente, redEscrita, type Programa } from '@portal/parts/programas/programa.ts'
import { useFinal } from '@portal/parts/programas/useFinal.ts'
import { useUso } from '@portal/parts/programas/useUso.ts'
import { enDiasDentro } from '@portal/parts/tiempo.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { listed, nounInside, uncapitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Clock as SoonIcon } from 'lucide-react'
import styles from './programas.module.css'

interface ProgramaRowProps {
  programa: Programa
  onOpen: () => void
}

/** One program: whose it is, what it may see and from where; until when, and when it asked. */
export const ProgramaRow = ({ programa, onOpen }: ProgramaRowProps) => {
  const t = useTexts()
  const say = useAlcance()
  const { nombre, prefijo = '', accountname, alcances = [], redes = [] } = programa
  const about = [
    accountname
      ? t('programas.deLaCuenta', { cuenta: accountname })
      : t('programas.ve', { que: listed(alcances.map((alcance) => nounInside(say(alcance)))) }),
    redes.length > 0 && t('programas.desde', { redes: listed(redes.map(redEscrita)) }),
  ]
  return (
    <li className={styles.row}>
      <div className="slim">
        <p className="breaks">
          <b className="semibold">{nombre}</b>{' '}
          <code dir="ltr" className={`soft ${styles.prefijo}`}>
            {prefijo}…
          </code>
        </p>
        <p className="tiny soft breaks">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Hasta programa={programa} />
      <Button
        kind="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${t('acciones.ver')}: ${nombre}`}
        onClick={onOpen}
      >
        {t('acciones.ver')}
      </Button>
    </li>
  )
}

/** Until when it may ask, in days once that is soon, over when it did; of one that ended, how. */
const Hasta = ({ programa }: { programa: Programa }) => {
  const t = useTexts()
  const uso = useUso()
  const final = useFinal()
  const { vence, ultimo_uso } = programa
  const ultimo = uso.ultimo(programa)
  if (!isVigente(programa)) return <p className={`soft ${styles.hasta}`}>{final(programa)}</p>
  const { dias, pronto } = finDe(vence ?? '', hoyEnBuenosAires())
  return (
    <p className={`digits ${styles.hasta}`}>
      <b className={`semibold ${styles.dia}`} data-tone={pronto ? 'ochre' : undefined}>
        {pronto && <SoonIcon size={16} aria-hidden />}
        {pronto ? enDiasDentro(t, 'en', dias) : t('programas.hasta', { fecha: formatDate(vence ?? '') })}
      </b>
      <span className="block tiny soft">
        {ultimo_uso
          ? [t('programas.ultimaVez', { cuando: uncapitalized(ultimo ?? '') }), uso.veces(programa)].join(
              ' · ',
            )
          : ultimo && uncapitalized(ultimo)}
      </span>
    </p>
  )
}
