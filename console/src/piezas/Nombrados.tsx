import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import styles from './nombrados.module.css'
import { cuantos, type Vista } from './vista.ts'

/** The first whom a change touches in an operation, by name, whose they are, and how many more there are. */
export const Nombrados = ({ pierden, ganan }: Pick<Vista, 'pierden' | 'ganan'>) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const lado = cuantos(pierden) > 0 ? pierden : ganan
  const count = cuantos(lado)
  if (count === 0) return null
  const rest = count - lado.recursos.length
  return (
    <>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('exigencias.ocultarlos') : t('exigencias.verlos', { count, n: formatNumber(count) })}
      </TextButton>
      {open && (
        <ul className={styles.who}>
          {lado.recursos.map(({ recursoid, nombre, dominio, accountname }) => (
            <li key={recursoid}>
              <b className="semibold">{dominio ?? nombre}</b> <span className="soft">{accountname}</span>
            </li>
          ))}
          {rest > 0 && (
            <li className="soft">{t('catalogo.afecta.yMas', { count: rest, n: formatNumber(rest) })}</li>
          )}
        </ul>
      )}
    </>
  )
}
