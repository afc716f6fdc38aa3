import { idiomaIn, nombreDeIdioma } from '@portal/contract/idioma.ts'
import { chosenIdioma, gateMode } from '@portal/ui/kept/kept.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { currentIdioma, idiomasOfApp, speak } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId, useState } from 'react'
import { Cabeza } from '../piezas/Cabeza.tsx'
import cabeza from '../piezas/cabeza.module.css'
import campo from '../piezas/campo.module.css'
import pagina from '../piezas/pagina.module.css'
import { enEspera, usePuesto } from '../usePuesto.ts'

const isLightNow = () => document.documentElement.dataset['mode'] === 'light'

/** Who has the shift, and what a device is set to. */
export const Menu = () => {
  const t = useTexts()
  const id = useId()
  const { motor, estado, ir, volver } = usePuesto()
  const [isLight, setLight] = useState(isLightNow)
  const { turno } = estado
  const waiting = enEspera(estado)
  const light = (next: boolean) => {
    document.documentElement.dataset['mode'] = next ? 'light' : 'dark'
    gateMode.write(next ? 'light' : 'dark')
    setLight(next)
  }
  return (
    <div className={pagina.page}>
      <Cabeza title={turno?.nombre ?? ''} onBack={volver}>
        <p className={cabeza.said}>
          {t('menuDePuerta.desde', { hora: formatTime(turno?.turno.desde ?? motor.momento()) })}
        </p>
      </Cabeza>
      <div className={pagina.body}>
        <div className={pagina.options}>
          <button type="button" onClick={() => ir({ que: 'pasos' })}>
            <span>
              {t('pasosDePuerta.titulo')}
              <small className="soft">
                {waiting > 0 ? t('puesto.quedan', { count: waiting }) : t('puesto.nadaPorEnviar')}
              </small>
            </span>
          </button>
        </div>
        <h2 id={`${id}modo`}>{t('menuDePuerta.modo')}</h2>
        <div className={pagina.options} role="group" aria-labelledby={`${id}modo`}>
          <button type="button" aria-pressed={!isLight} onClick={() => light(false)}>
            {t('menuDePuerta.oscuro')}
          </button>
          <button type="button" aria-pressed={isLight} onClick={() => light(true)}>
            {t('menuDePuerta.claro')}
          </button>
        </div>
        <div className={campo.field}>
          <label htmlFor={`${id}idioma`}>{t('menuDePuerta.idioma')}</label>
          <div className={campo.box}>
            <select
              id={`${id}idioma`}
              value={currentIdioma()}
              onChange={({ target }) => {
                const chosen = idiomaIn(target.value)
                if (chosen)
                  speak(chosen).then(
                    () => chosenIdioma.write(chosen),
                    () => undefined,
                  )
              }}
            >
              {idiomasOfApp().map((idioma) => (
                <option key={idioma} value={idioma}>
                  {nombreDeIdioma[idioma]}
                </option>
              ))}
            </select>
          </div>
        </div>
        <p className="soft">
          {t('menuDePuerta.version', { version: import.meta.env['APP_VERSION'] as string })}
        </p>
      </div>
      <div className={pagina.paperFoot}>
        <button type="button" className={pagina.other} onClick={() => void motor.terminarTurno()}>
          {t('menuDePuerta.terminar')}
        </button>
      </div>
    </div>
  )
}
