import { casillaLook } from '@portal/parts/estados.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useState } from 'react'
import styles from './aQuienAfecta.module.css'
import type { Vista } from './useVista.ts'

/** What is in sight at once. */
const first = 3

interface AfectadosProps {
  label: string
  cantidad: number
  recursos: Vista['pierden']['recursos']
  /** As many as are named, from the beginning. */
  all?: boolean
}

/** The first of them by name, whose they are, and how their slot stands. */
export const Afectados = ({ label, cantidad, recursos, all: begins = false }: AfectadosProps) => {
  const t = useTexts()
  const [all, setAll] = useState(begins)
  if (cantidad === 0) return null
  const shown = all ? recursos : recursos.slice(0, first)
  const rest = cantidad - shown.length
  return (
    <>
      <ul aria-label={label} className={styles.who}>
        {shown.map(({ recursoid, nombre, dominio, accountname, estado }) => (
          <li className="grid at-middle gap-12 line-above" key={recursoid}>
            <PersonAvatar name={nombre} size={32} />
            <span>
              <b className="block cut semibold">{dominio ?? nombre}</b>
              <span className="block cut soft">{accountname}</span>
            </span>
            <ToneChip {...casillaLook[estado]} label={t(`estadoCasilla.${estado}`)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.rest}>
          {all || recursos.length <= first ? (
            t('catalogo.afecta.yMas', { count: rest, n: formatNumber(rest) })
          ) : (
            <TextButton onClick={() => setAll(true)}>
              {t('catalogo.afecta.verMas', { count: rest, n: formatNumber(rest) })}
            </TextButton>
          )}
        </p>
      )}
    </>
  )
}
