import type { CodigoCrudo } from '@portal/contract/giros.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { useRef, useState } from 'react'
import { Cabeza } from '../piezas/Cabeza.tsx'
import { Franja } from '../piezas/Franja.tsx'
import { Iniciales } from '../piezas/Iniciales.tsx'
import { paisDe } from '../piezas/paisDe.ts'
import { Pestanas } from '../piezas/Pestanas.tsx'
import { Teclado } from '../piezas/Teclado.tsx'
import { useTeclas } from '../piezas/useTeclas.ts'
import styles from './escanear.module.css'
import { usePuesto } from '../usePuesto.ts'
import { useUltimos } from '../menu/useUltimos.ts'
import { Camara } from './Camara.tsx'
import { dePase, deTecleado, documentoDe, esPase, maxSignos } from './leido.ts'

/** Where a guard is most of the time: the camera looks for a pass, and what can't be scanned is typed. */
export const Escanear = ({ dice }: { dice: string | undefined }) => {
  const t = useTexts()
  const { motor, estado, ir } = usePuesto()
  const [typed, setTyped] = useState('')
  const [muestra, setMuestra] = useState<'numeros' | 'letras'>('numeros')
  const [said, setSaid] = useState(dice)
  const leaving = useRef(false)
  const ultimos = useUltimos().slice(0, 6)
  const { lista, turno } = estado
  const puerta = lista ? `${lista.cabecera.puerta} · ${lista.cabecera.sede}` : t('puesto.porteria')

  const type = (sign: string) => {
    setSaid(undefined)
    setTyped((before) => (before + sign).slice(0, maxSignos))
  }
  const look = (text: string) => {
    const next = deTecleado(text, lista)
    if (next) ir(next)
    else setSaid(t('mirar.escribiEntera'))
  }
  const readPase = (texto: string) => {
    if (leaving.current) return
    leaving.current = true
    void dePase(texto, lista, motor.reloj()).then(ir, (problem: unknown) => {
      leaving.current = false
      reportError(problem)
    })
  }
  const onCodigos = (codes: readonly CodigoCrudo[]) => {
    const passes = new Set(codes.map(({ texto }) => texto).filter(esPase))
    if (passes.size > 1) setSaid(t('mirar.dosCodigos'))
    else {
      const [pase] = passes
      if (pase !== undefined) {
        readPase(pase)
        return 'basta'
      }
      // Somebody else's code: never opened, and its text is never shown.
      setSaid(t('mirar.noEsPase'))
    }
    return 'sigue'
  }
  useTeclas({
    onTecla: type,
    onBorrar: () => setTyped((before) => before.slice(0, -1)),
    onEnter: () => look(typed),
    onRafaga: (text) => {
      setTyped('')
      const dni = esPase(text) ? undefined : documentoDe(text)
      if (esPase(text)) readPase(text)
      else if (dni) look(dni.documento)
      else if (/^[a-z\d]+$/i.test(text) && text.length <= maxSignos) look(text)
      else setSaid(t('mirar.noEsPase'))
    },
  })

  return (
    <div className={styles.scan}>
      <Cabeza
        title={puerta}
        action={
          <button
            type="button"
            className="middle rigid square-64"
            aria-label={t('menuDePuerta.abrir', { nombre: turno?.nombre ?? '' })}
            onClick={() => ir({ que: 'menu' })}
          >
            <Iniciales nombre={turno?.nombre ?? ''} />
          </button>
        }
      />
      <Franja />
      <Camara dice={said} onCodigos={onCodigos} />
      <div className={styles.entry}>
        <output
          className="flex grow at-middle gap-4 slim"
          aria-label={t('mirar.patenteODni')}
          data-typed={typed === '' ? undefined : ''}
        >
          {typed === '' ? (
            <>
              <i className={styles.caret} />
              {t('mirar.patenteODni')}
            </>
          ) : (
            <>
              {typed}
              <i className={styles.caret} />
            </>
          )}
        </output>
        <button
          type="button"
          className="bold line-before"
          disabled={typed === ''}
          onClick={() => look(typed)}
        >
          {t('mirar.buscar')}
        </button>
      </div>
      <Teclado
        muestra={muestra}
        onTecla={type}
        onBorrar={() => setTyped((before) => before.slice(0, -1))}
        onCambia={() => setMuestra(muestra === 'numeros' ? 'letras' : 'numeros')}
      />
      <aside className={styles.side} aria-label={t('pasosDePuerta.titulo')} tabIndex={0}>
        <h2>{t('pasosDePuerta.titulo')}</h2>
        <ul>
          {ultimos.map(({ pasoid, patente, nombre, sentido, momento }) => (
            <li key={pasoid} className="row gap-12 semibold line-above">
              {patente === null ? (
                (nombre ?? t('adentro.sinNombre'))
              ) : (
                <Plate dominio={patente} pais={paisDe(patente, lista)} />
              )}
              <span>{t(`pasosDePuerta.sentido.${sentido}`)}</span>
              <small className="to-end soft digits">{formatTime(momento)}</small>
            </li>
          ))}
        </ul>
      </aside>
      <Pestanas de="escanear" />
    </div>
  )
}
