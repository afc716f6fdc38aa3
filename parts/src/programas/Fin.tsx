import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Clock as SoonIcon } from 'lucide-react'
import { enDias } from '../tiempo.ts'
import { finDe, isVigente, type Programa } from './programa.ts'
import styles from './programas.module.css'
import { useFinal } from './useFinal.ts'

/** In how many days it ends, over the day; of one that ended, how. */
export const Fin = ({ programa }: { programa: Programa }) => {
  const t = useTexts()
  const final = useFinal()(programa)
  const { vence } = programa
  if (!isVigente(programa)) return <span className="soft">{final}</span>
  if (vence === undefined) return null
  const { dias, pronto } = finDe(vence, hoyEnBuenosAires())
  return (
    <>
      <b className={`semibold ${styles.fin}`} data-tone={pronto ? 'ochre' : undefined}>
        {pronto && <SoonIcon size={16} aria-hidden />}
        {enDias(t, 'en', dias)}
      </b>
      <span className="block tiny soft">{formatDate(vence)}</span>
    </>
  )
}
