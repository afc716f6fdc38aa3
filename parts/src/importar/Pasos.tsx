import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Check as DoneIcon } from 'lucide-react'
import styles from './importar.module.css'

export const pasos = ['planilla', 'columnas', 'ensayo', 'listo'] as const
export type Paso = (typeof pasos)[number]

/** Where one is: what is over has a tick. On a phone the others are their numbers alone. */
export const Pasos = ({ paso, terminado }: { paso: Paso; terminado: boolean }) => {
  const t = useTexts()
  const at = pasos.indexOf(paso)
  return (
    <ol className={styles.pasos}>
      {pasos.map((each, i) => {
        const over = i < at || terminado
        return (
          <li
            key={each}
            className="row gap-8"
            aria-current={i === at ? 'step' : undefined}
            data-over={over || undefined}
          >
            <span className="inline-middle round rigid small semibold">
              {over ? <DoneIcon size={16} aria-hidden /> : i + 1}
            </span>
            <b className="small regular">{t(`importar.paso.${each}`)}</b>
          </li>
        )
      })}
    </ol>
  )
}
