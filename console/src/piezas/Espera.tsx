import { formatDateTime } from '@portal/ui/show/format.ts'
import styles from './celda.module.css'
import { useEspera } from './useEspera.ts'

interface EsperaProps {
  /** ISO instant. */
  desde: string
  /** Null once it was decided. */
  dias: number | null
  tarde?: boolean
}

/** How many days it has waited over since when: heavy once that is longer than promised. */
export const Espera = ({ desde, dias, tarde = false }: EsperaProps) => {
  const { dias: say } = useEspera()
  return (
    <time dateTime={desde} className={styles.wait}>
      {dias !== null && (
        <b className="block medium" data-late={tarde || undefined}>
          {say(dias)}
        </b>
      )}
      <span className="tiny-size soft">{formatDateTime(desde)}</span>
    </time>
  )
}
