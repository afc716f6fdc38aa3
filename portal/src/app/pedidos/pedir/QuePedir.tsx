import { documentoName } from '@portal/parts/documentoName.ts'
import { PlazoConSigno } from '@portal/parts/PlazoConSigno.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { CheckBox } from '@portal/ui/fields/plain/CheckBox.tsx'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { casillaId, type CasillaPedible, type Pedible } from './eleccion.ts'
import { useState } from 'react'
import styles from './pedir.module.css'

interface QuePedirProps {
  pedibles: readonly Pedible[]
  ticked: ReadonlySet<string>
  /** Those that were ticked when it opened. */
  atFirst: ReadonlySet<string>
  onTick: (id: string, on: boolean) => void
  /** Nothing is ticked, and it was to be made. */
  missing: boolean
}

/** So many that were neither chosen nor presented are told at once; of more, only when somebody asks. */
const few = 3

/** What of each can be asked for, and why: what was chosen and what is not in order first. */
export const QuePedir = ({ pedibles, ticked, atFirst, onTick, missing }: QuePedirProps) => {
  const t = useTexts()
  const [all, setAll] = useState(false)
  const isRest = (recursoid: string, casilla: CasillaPedible) =>
    casilla.estado === 'pendiente' && !atFirst.has(casillaId(recursoid, casilla))
  const rest = pedibles.flatMap(({ recursoid, casillas = [] }) =>
    casillas.filter((casilla) => isRest(recursoid, casilla)).map((casilla) => casillaId(recursoid, casilla)),
  )
  const hides = !all && rest.length > few
  return (
    <fieldset className="stack gap-8">
      <legend className="small semibold room-below">{t('pedidos.quePedis')}</legend>
      {pedibles.map((pedible) => (
        <div key={pedible.recursoid} className={styles.whose}>
          {pedibles.length > 1 && <p className="small semibold">{recursoName(pedible)}</p>}
          <ul className={styles.papers}>
            {restLast(pedible, isRest).map((casilla) => {
              const id = casillaId(pedible.recursoid, casilla)
              if (hides && rest.includes(id)) return null
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
                    autoFocus={all && id === rest[0]}
                    onChange={({ target }) => onTick(id, target.checked)}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {hides && (
        <span>
          <TextButton onClick={() => setAll(true)}>
            {t('pedidos.otroPapel', { n: formatNumber(rest.length) })}
          </TextButton>
        </span>
      )}
      {missing && (
        <p role="alert" className="small wrong">
          {t('pedidos.elegiUno')}
        </p>
      )}
    </fieldset>
  )
}

const restLast = (
  { recursoid, casillas = [] }: Pedible,
  isRest: (recursoid: string, casilla: CasillaPedible) => boolean,
): CasillaPedible[] =>
  casillas.toSorted((one, other) => Number(isRest(recursoid, one)) - Number(isRest(recursoid, other)))

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
