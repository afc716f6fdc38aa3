import { formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Respuesta as Dicha } from '@portal/pase/juicio.ts'
import { comoSeBusca, type Autoriza } from '@portal/pase/lista.ts'
import type { Adentro } from '@portal/contract/porteria.ts'
import {
  CircleCheck as DoneIcon,
  LogIn as InIcon,
  LogOut as OutIcon,
  Phone as CallIcon,
  RefreshCw as AgeIcon,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { edadDeDatos } from '../edad.ts'
import { conServidor, dichas, quienEs, ver, type Llegada, type Vista } from '../juicio/llegada.ts'
import { Iniciales } from '../piezas/Iniciales.tsx'
import pagina from '../piezas/pagina.module.css'
import styles from './respuesta.module.css'
import { useAdentro, usePuesto } from '../usePuesto.ts'
import { avisar } from './avisar.ts'
import { razones } from './razones.ts'
import { Signo } from './Signo.tsx'
import { Unidad } from './Unidad.tsx'

/** It stays so long at least, whatever is pressed. */
const minMs = 3_000
/** A key that was meant for the screen before does nothing; longer while the server is being asked. */
const earlyMs = 400
const askingMs = 1_500

/** Beside the first; who stands there is to be seen too. */
const shownReasons = 2

const now = () => performance.now()

/** Whether somebody of them is inside already: then they leave. */
const estaAdentro = (inside: readonly Adentro[], { partes }: Llegada): Adentro | undefined => {
  const texts = new Set(partes.flatMap(({ texto }) => (texto === null ? [] : [comoSeBusca(texto)])))
  const is = (text: string | null) => text !== null && texts.has(comoSeBusca(text))
  return inside.find(({ patente, documento, que }) => is(documento) || (que === 'chofer' && is(patente)))
}

export const Respuesta = ({ llegada }: { llegada: Llegada }) => {
  const t = useTexts()
  const { motor, estado, ir } = usePuesto()
  const { lista, sinSenalDesde } = estado
  const [shownAt] = useState(now)
  const [vista, setVista] = useState<Vista>(() => ver(lista, llegada, motor.reloj()))
  const [isReady, setReady] = useState(false)
  const [done, setDone] = useState<string>()
  const busy = useRef(false)
  const title = useRef<HTMLHeadingElement>(null)
  const inside = estaAdentro(useAdentro(), llegada)
  const { respuesta } = vista

  useEffect(() => {
    title.current?.focus()
    avisar(respuesta)
  }, [respuesta])

  const [asking] = useState(() => ({ llegada, lista, isOff: sinSenalDesde !== null }))
  useEffect(() => {
    let isOver = false
    const wait = setTimeout(() => setReady(true), asking.isOff ? earlyMs : askingMs)
    void motor.ver(dichas(asking.llegada.partes)).then((dice) => {
      if (isOver) return
      if (dice) setVista((before) => conServidor(before, dice, asking.lista))
      setTimeout(() => setReady(true), earlyMs)
    })
    return () => {
      isOver = true
      clearTimeout(wait)
    }
  }, [motor, asking])

  const why = razones(t, vista)
  const [first, ...more] = why
  const motivos = why.map(({ titulo }) => titulo.slice(0, 300)).slice(0, 10)

  const write = async (sentido: 'entra' | 'sale' | 'no entra') => {
    if (busy.current) return
    busy.current = true
    try {
      const { paso } = await motor.anotar(
        {
          sentido,
          pase: llegada.pase,
          // With the numbers that the server told of those whom the list knows by their hash alone.
          partes: dichas(vista.partes),
          esperadas: dichas(llegada.esperadas),
          visita: null,
          respuesta,
          motivos,
          igual: null,
          tecleado: [...llegada.tecleado],
        },
        quienEs(vista.partes),
      )
      setDone(t(`respuestaDePuerta.hecho.${sentido}`, { hora: formatTime(paso.momento) }))
      const left = Math.max(minMs - (now() - shownAt), 1_200)
      setTimeout(() => ir({ que: 'escanear' }), left)
    } catch (problem) {
      busy.current = false
      reportError(problem)
      setDone(undefined)
      setFailed(true)
    }
  }
  const [failed, setFailed] = useState(false)

  const autoriza = lista?.cabecera.autorizan[0]
  const noEntra = () => void write('no entra')
  const igual = () => ir({ que: 'igual', llegada, vista, motivos })
  const otro = () => ir({ que: 'otro', llegada, vista })

  return (
    <div className={styles.answer} data-answer={respuesta}>
      <div className={styles.word}>
        <Signo de={respuesta} />
        <h1 ref={title} tabIndex={-1}>
          {t(`respuestaDePuerta.palabra.${respuesta}`)}
        </h1>
      </div>
      <div className={styles.detail} role="region" aria-label={t('respuestaDePuerta.porque')} tabIndex={0}>
        {failed && (
          <p className={styles.why} role="alert">
            {t('respuestaDePuerta.noSeAnoto')}
          </p>
        )}
        {inside && (
          <p className={styles.why}>
            {t('respuestaDePuerta.estaAdentro', { hora: formatTime(inside.desde), puerta: inside.puerta })}
          </p>
        )}
        {first && (
          <p className={styles.why}>
            {first.titulo}
            {first.detalle !== undefined && <small>{first.detalle}</small>}
            {more.slice(0, shownReasons).map(({ titulo }) => (
              <small key={titulo}>{titulo}</small>
            ))}
            {more.length > shownReasons && (
              <small>{t('razon.yMas', { count: more.length - shownReasons })}</small>
            )}
          </p>
        )}
        {llegada.esperadas.length > 0 && (
          <p className={styles.age}>
            {t('respuestaDePuerta.distinto', {
              esperadas: dichas(llegada.esperadas)
                .map(({ texto }) => texto)
                .join(', '),
            })}
          </p>
        )}
        <Unidad vista={vista} />
        {respuesta === 'llamar' && autoriza && (
          <div className={styles.who}>
            <Iniciales nombre={autoriza.nombre} />
            <span>
              {autoriza.nombre}
              <small>{[autoriza.puesto, autoriza.telefono].filter((each) => each !== '').join(' · ')}</small>
            </span>
          </div>
        )}
        <p className={styles.age}>
          <AgeIcon aria-hidden />
          {vista.enLinea ? t('respuestaDePuerta.confirmado') : edadDeDatos(t, vista.edad)}
        </p>
      </div>
      <div className={pagina.foot}>
        {done !== undefined ? (
          <p className={styles.done} role="status">
            <DoneIcon size={32} aria-hidden />
            {done}
          </p>
        ) : inside ? (
          <>
            <Primario isReady={isReady} Icon={OutIcon} act={() => void write('sale')}>
              {t('respuestaDePuerta.sale')}
            </Primario>
            <div className={pagina.two}>
              {respuesta === 'puede' ? (
                <Otra isReady={isReady} act={() => void write('entra')}>
                  {t('respuestaDePuerta.entraDeNuevo')}
                </Otra>
              ) : (
                <Otra isReady={isReady} act={noEntra}>
                  {t('respuestaDePuerta.noEntra')}
                </Otra>
              )}
              <Otra isReady={isReady} act={() => ir({ que: 'escanear' })}>
                {t('puesto.volver')}
              </Otra>
            </div>
          </>
        ) : (
          <Botones
            respuesta={respuesta}
            isReady={isReady}
            noEntra={noEntra}
            igual={igual}
            otro={otro}
            entra={() => void write('entra')}
            autoriza={autoriza}
            conPartes={llegada.partes.length > 0}
          />
        )}
      </div>
    </div>
  )
}

interface BotonProps {
  /** A key that was meant for the screen before does nothing. */
  isReady: boolean
  act: () => void
  children: ReactNode
}

const Primario = ({ isReady, act, children, Icon }: BotonProps & { Icon?: LucideIcon }) => (
  <button type="button" className={pagina.primary} disabled={!isReady} onClick={act}>
    {Icon && <Icon aria-hidden />}
    {children}
  </button>
)

const Otra = ({ isReady, act, children }: BotonProps) => (
  <button type="button" className={pagina.other} disabled={!isReady} onClick={act}>
    {children}
  </button>
)

interface BotonesProps {
  respuesta: Dicha
  isReady: boolean
  noEntra: () => void
  entra: () => void
  igual: () => void
  otro: () => void
  autoriza: Autoriza | undefined
  /** Nobody is let in all the same by a code that says nothing. */
  conPartes: boolean
}

/** Amber is always the safe or the usual: Entra, No entra, Llamar. */
const Botones = ({ respuesta, isReady, noEntra, entra, igual, otro, autoriza, conPartes }: BotonesProps) => {
  const t = useTexts()
  const stays = (
    <Otra isReady={isReady} act={noEntra}>
      {t('respuestaDePuerta.noEntra')}
    </Otra>
  )
  const another = (
    <Otra isReady={isReady} act={otro}>
      {t('respuestaDePuerta.vinoOtro')}
    </Otra>
  )
  const allTheSame = (
    <Otra isReady={isReady} act={igual}>
      {t('respuestaDePuerta.entraIgual')}
    </Otra>
  )
  if (respuesta === 'puede')
    return (
      <>
        <Primario isReady={isReady} Icon={InIcon} act={entra}>
          {t('respuestaDePuerta.entra')}
        </Primario>
        <div className={pagina.two}>
          {stays}
          {another}
        </div>
      </>
    )
  if (respuesta === 'llamar' && autoriza && autoriza.telefono !== '')
    return (
      <>
        <a className={pagina.primary} href={`tel:${autoriza.telefono.replace(/[^\d+]/g, '')}`}>
          <CallIcon aria-hidden />
          {t('respuestaDePuerta.llamarA', { nombre: autoriza.nombre })}
        </a>
        <div className={pagina.two}>
          {stays}
          {conPartes && allTheSame}
        </div>
      </>
    )
  return (
    <>
      <Primario isReady={isReady} act={noEntra}>
        {t('respuestaDePuerta.noEntra')}
      </Primario>
      {conPartes && (
        <div className={pagina.two}>
          {allTheSame}
          {another}
        </div>
      )}
    </>
  )
}
