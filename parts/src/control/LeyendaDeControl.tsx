import { estadosDeControl, type EstadoDeControl } from '@portal/contract/reglaDeControl.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { controlLook } from './controlLook.ts'
import styles from './control.module.css'

interface LeyendaDeControlProps {
  estados: readonly { estado: EstadoDeControl; cantidad: number }[]
  con: EstadoDeControl | undefined
  onChange: (con: EstadoDeControl | undefined) => void
}

/** What the signs mean and how many there are of each: pressed, the people who have one. */
export const LeyendaDeControl = ({ estados, con, onChange }: LeyendaDeControlProps) => {
  const t = useTexts()
  const cantidadDe = (estado: EstadoDeControl) =>
    estados.find((each) => each.estado === estado)?.cantidad ?? 0
  return (
    <div className={styles.legend} data-print="hide" role="group" aria-label={t('control.mostrar')}>
      {estadosDeControl
        .toReversed()
        .filter((estado) => cantidadDe(estado) > 0 || con === estado)
        .map((estado) => {
          const { tone, icon: Icon } = controlLook[estado]
          const count = cantidadDe(estado)
          return (
            <button
              key={estado}
              type="button"
              className="inline-row framed gap-6 rigid soft one-line"
              aria-pressed={con === estado}
              onClick={() => onChange(con === estado ? undefined : estado)}
            >
              <Icon size={16} aria-hidden style={{ color: toneToken(tone, 'text') }} />
              <b className="ink digits">{formatNumber(count)}</b>
              {t(`control.leyenda.${estado}`, { count })}
            </button>
          )
        })}
    </div>
  )
}
