import { CuentaChip } from '@portal/parts/chips.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useId } from 'react'
import { rutas } from '../rutas.ts'
import styles from './cuentasQuePuede.module.css'
import type { Registro } from './registro.ts'

interface CuentasQuePuedeProps {
  unibles: Registro['unibles']
  elegida: string | undefined
  onElegida: (cuenta_id: string) => void
}

/** The accounts that have the number or the e-mail, who would be asked in each, or why nobody can be. */
export const CuentasQuePuede = ({ unibles, elegida, onElegida }: CuentasQuePuedeProps) => {
  const t = useTexts()
  const id = useId()
  return (
    <fieldset className={`stack gap-8 slim ${styles.accounts}`}>
      <legend className="small semibold">{t('registro.unir.cuentas', { count: unibles.length })}</legend>
      {unibles.map(({ cuenta_id, accountname, estado, coincide, titulares, impide }) => (
        <div key={cuenta_id} className={styles.account}>
          {unibles.length > 1 && (
            <input
              className="tick square-20"
              type="radio"
              name={id}
              checked={elegida === cuenta_id}
              disabled={impide !== null}
              aria-labelledby={`${id}-${cuenta_id}`}
              onChange={() => onElegida(cuenta_id)}
            />
          )}
          <div className="grid grow slim" id={`${id}-${cuenta_id}`}>
            <TextLink href={rutas.cuenta(cuenta_id)}>{accountname}</TextLink>
            <span className="soft">{t(`registro.unir.coincide.${coincide}`)}</span>
            <span className="soft">
              {impide ??
                t('registro.unir.responde', { count: titulares.length, titulares: titulares.join(', ') })}
            </span>
          </div>
          <CuentaChip estado={estado} />
        </div>
      ))}
    </fieldset>
  )
}
