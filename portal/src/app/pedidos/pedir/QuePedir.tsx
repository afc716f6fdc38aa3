import { documentoName } from '@portal/parts/documentoName.ts'
import { PlazoConSigno } from '@portal/parts/PlazoConSigno.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { CheckBox } from '@portal/ui/fields/plain/CheckBox.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { casillaId, type CasillaPedible, type Pedible } from './eleccion.ts'
import styles from './pedir.module.css'

interface QuePedirProps {
  pedibles: readonly Pedible[]
  ticked: ReadonlySet<string>
  onTick: (id: string, on: boolean) => void
  /** Nothing is ticked, and it was to be made. */
  missing: boolean
}

/** What of each can be asked for, and why. */
export const QuePedir = ({ pedibles, ticked, onTick, missing }: QuePedirProps) => {
  const t = useTexts()
  return (
    <fieldset className="stack gap-8">
      <legend className="small semibold room-below">{t('pedidos.quePedis')}</legend>
      {pedibles.map((pedible) => (
        <div key={pedible.recursoid} className={styles.whose}>
          {pedibles.length > 1 && <p className="small semibold">{recursoName(pedible)}</p>}
          <ul className="lined">
            {(pedible.casillas ?? []).map((casilla) => {
              const id = casillaId(pedible.recursoid, casilla)
              return (
                <li key={id}>
                  <CheckBox
                    label={
                      <span className="stack">
                        {documentoName({ ...casilla, mes: Boolean(casilla.periodo) })}
                        <Why casilla={casilla} />
                      </span>
                    }
                    checked={ticked.has(id)}
                    onChange={({ target }) => onTick(id, target.checked)}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {missing && (
        <p role="alert" className="small wrong">
          {t('pedidos.elegiUno')}
        </p>
      )}
    </fieldset>
  )
}

/** How it stands, and what was said of it. */
const Why = ({ casilla }: { casilla: CasillaPedible }) => {
  const t = useTexts()
  const { estado, motivo, pedida } = casilla
  return (
    <span className="row wraps gap-8 small soft">
      {estado === 'pendiente' ? t('estadoCasilla.pendiente') : <PlazoConSigno casilla={casilla} spelled />}
      {estado === 'rechazado' && motivo && <b className="semibold">«{motivo}»</b>}
      {pedida === true && <span>{t('pedidos.yaPedida')}</span>}
    </span>
  )
}
