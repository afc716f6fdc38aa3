import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { alcanceKey, type Programa } from './programa.ts'
import styles from './programas.module.css'

/** What a scope is called; one that only a back office elsewhere knows keeps its code, rather than being left out. */
export const useAlcance = () => {
  const t = useTexts()
  return (alcance: string): string => {
    const key = alcanceKey(alcance)
    return key === undefined ? alcance : t(`programa.alcance.${key}.titulo`)
  }
}

/** What a program may see, each in its words. */
export const Alcances = ({ alcances }: { alcances: NonNullable<Programa['alcances']> }) => {
  const say = useAlcance()
  return (
    <ul className="cluster gap-4">
      {alcances.map((alcance) => (
        <li key={alcance} className={styles.alcance}>
          {say(alcance)}
        </li>
      ))}
    </ul>
  )
}
