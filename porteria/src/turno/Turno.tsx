import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { duracion } from '../edad.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import { Franja } from '../piezas/Franja.tsx'
import { Teclado } from '../piezas/Teclado.tsx'
import { useTeclas } from '../piezas/useTeclas.ts'
import campo from '../piezas/campo.module.css'
import pagina from '../piezas/pagina.module.css'
import styles from './turno.module.css'
import { usePuesto } from '../usePuesto.ts'

const maxPin = 6
const minPin = 4

/** Who takes the shift, and their PIN. */
export const Turno = () => {
  const t = useTexts()
  const { motor, estado } = usePuesto()
  const { lista } = estado
  const guardias = lista?.cabecera.guardias ?? []
  const [guardiaid, setGuardiaid] = useState<string>()
  const [pin, setPin] = useState('')
  const [said, setSaid] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const chosen =
    guardias.find((each) => each.guardiaid === guardiaid) ?? (guardias.length === 1 ? guardias[0] : undefined)

  const type = (sign: string) => {
    if (isAsking || !/^\d$/.test(sign)) return
    setSaid(undefined)
    setPin((before) => (before + sign).slice(0, maxPin))
  }
  const begin = async () => {
    if (isAsking) return
    if (!chosen) {
      setSaid(t('guardia.elegiPrimero'))
      return
    }
    if (pin.length < minPin) {
      setSaid(t('guardia.pinCorto'))
      return
    }
    setAsking(true)
    try {
      const came = await motor.empezarTurno(chosen, pin)
      if (came.que === 'empezo') return
      setPin('')
      setSaid(
        came.que === 'pausa'
          ? t('guardia.pausa', {
              falta:
                came.faltan < 60_000
                  ? t('guardia.segundos', { n: Math.ceil(came.faltan / 1000) })
                  : duracion(t, Math.ceil(came.faltan / 60_000) * 60),
            })
          : came.que === 'no se sabe'
            ? t('guardia.sinSenal')
            : (came.dicho ?? t('guardia.pinMalo')),
      )
    } catch (problem) {
      reportError(problem)
      setSaid(t('guardia.noSePudo'))
    } finally {
      setAsking(false)
    }
  }
  useTeclas({
    onTecla: type,
    onBorrar: () => setPin((before) => before.slice(0, -1)),
    onEnter: () => void begin(),
  })

  const puerta = lista ? `${lista.cabecera.puerta} · ${lista.cabecera.sede}` : t('puesto.porteria')
  if (!lista)
    return (
      <div className={pagina.page}>
        <Cabeza title={puerta} />
        <div className={pagina.nobody} role="status">
          <p>{estado.rechazo ?? t('guardia.sinLista')}</p>
        </div>
        <div className={pagina.paperFoot}>
          <button type="button" className={pagina.primary} onClick={() => void motor.sincronizar()}>
            {t('guardia.buscarLista')}
          </button>
        </div>
      </div>
    )
  return (
    <div className={styles.shift}>
      <Cabeza title={puerta} />
      <div className={pagina.body}>
        <Franja />
        {guardias.length === 0 ? (
          <p className={pagina.say}>
            <span />
            {t('guardia.ninguno')}
          </p>
        ) : (
          <div className={campo.field}>
            <label htmlFor="guardia">{t('guardia.quien')}</label>
            <div className={campo.box}>
              <select
                id="guardia"
                value={chosen?.guardiaid ?? ''}
                onChange={({ target }) => {
                  setGuardiaid(target.value)
                  setPin('')
                  setSaid(undefined)
                  target.blur()
                }}
              >
                {!chosen && <option value="">{t('guardia.elegi')}</option>}
                {guardias.map((each) => (
                  <option key={each.guardiaid} value={each.guardiaid}>
                    {each.nombre}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )}
        <p className={styles.asked}>{t('guardia.tuPin')}</p>
        <div className={styles.dots} role="img" aria-label={t('guardia.escritos', { count: pin.length })}>
          {Array.from({ length: Math.max(minPin, pin.length) }, (_, at) => (
            <i key={at} data-on={at < pin.length ? '' : undefined} />
          ))}
        </div>
        <p className={pagina.wrong} role="alert">
          {said}
        </p>
      </div>
      <Teclado
        muestra="numeros"
        onTecla={type}
        onBorrar={() => setPin((before) => before.slice(0, -1))}
        onVaciar={() => setPin('')}
      />
      <div className={pagina.foot}>
        <button type="button" className={pagina.primary} disabled={isAsking} onClick={() => void begin()}>
          {isAsking ? t('guardia.mirando') : t('guardia.empezar')}
        </button>
      </div>
    </div>
  )
}
