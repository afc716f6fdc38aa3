import { fichaDe } from '@portal/pase/lista.ts'
import { coincide, signosQueSeComparan } from '@portal/pase/juicio.ts'
import { plateLayout } from '@portal/parts/plateLayouts.ts'
import { fontFamily } from '@portal/ui/theme/scale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useRef, useState } from 'react'
import { claseDe, type Llegada } from '../juicio/llegada.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import cabeza from '../piezas/cabeza.module.css'
import { paisDe } from '../piezas/paisDe.ts'
import { Teclado } from '../piezas/Teclado.tsx'
import { useTeclas } from '../piezas/useTeclas.ts'
import hidden from '@portal/ui/show/hidden.module.css'
import styles from './comparar.module.css'
import { dichas, quienEs, ver } from '../juicio/llegada.ts'
import { usePuesto } from '../usePuesto.ts'

/** The pass is good: now whether it is of the truck that stands there. Its last three are typed, and never shown. */
export const Comparar = ({ llegada }: { llegada: Llegada }) => {
  const t = useTexts()
  const { motor, estado, ir, volver } = usePuesto()
  const [typed, setTyped] = useState('')
  const [turned, setTurned] = useState(false)
  const checking = useRef(false)
  const { lista } = estado
  const parte = llegada.partes[0]
  const whole = parte?.texto ?? ''
  const clase = parte ? claseDe(parte.lugar) : 'dominio'
  const shown = whole.slice(0, -signosQueSeComparan)
  const missing = whole.slice(-signosQueSeComparan)
  const ficha = lista && fichaDe(lista, clase, whole)

  /** By position: what stands there is a letter or a digit, and the key for it is at hand. */
  const isLetter = /[A-Z]/.test(missing.charAt(typed.length))
  const muestra = isLetter !== turned ? 'letras' : 'numeros'

  const type = (sign: string) => {
    if (checking.current) return
    const next = typed + sign
    setTyped(next)
    setTurned(false)
    if (next.length < missing.length) return
    checking.current = true
    if (coincide(whole, next)) {
      ir({ que: 'respuesta', llegada })
      return
    }
    // Written down at once, whatever comes of it.
    const { partes } = ver(lista, llegada, motor.reloj())
    void motor
      .anotar(
        {
          sentido: 'no entra',
          pase: llegada.pase,
          partes: dichas(llegada.partes),
          esperadas: dichas(llegada.esperadas),
          visita: null,
          respuesta: 'no coincide',
          motivos: [t('comparar.noEsDeEste')],
          igual: null,
          tecleado: [...llegada.tecleado, next].slice(-10),
        },
        quienEs(partes),
      )
      .then(() =>
        ir({
          que: 'no coincide',
          tecleado: next,
          llegada: { ...llegada, tecleado: [...llegada.tecleado, next].slice(-10) },
        }),
      )
  }
  const remove = () => setTyped((before) => before.slice(0, -1))
  useTeclas({ onTecla: type, onBorrar: remove })

  return (
    <div className={styles.compare}>
      <Cabeza title={ficha?.transporte ?? t('comparar.titulo')} onBack={volver}>
        <p className={cabeza.said}>{t('comparar.elPaseVale')}</p>
      </Cabeza>
      <div className={styles.question}>
        <h2 id="comparar">{clase === 'dominio' ? t('comparar.miraLaPatente') : t('comparar.miraElDni')}</h2>
        <Placa clase={clase} pais={paisDe(whole, lista)} whole={whole} shown={shown} typed={typed} />
        <p className={hidden.hidden} role="status">
          {t('comparar.vas', { n: typed.length, de: missing.length })}
        </p>
      </div>
      <Teclado muestra={muestra} onTecla={type} onBorrar={remove} onCambia={() => setTurned(!turned)} />
    </div>
  )
}

interface PlacaProps {
  clase: 'dominio' | 'chofer'
  pais: string
  whole: string
  shown: string
  typed: string
}

const left = 18
const boxWidth = 48
const step = 60

/** 328 × 112, its last three as boxes of 48 × 64, the current one edged 4. */
const Placa = ({ clase, pais, whole, shown, typed }: PlacaProps) => {
  const t = useTexts()
  const { ground, ink, strip } = plateLayout(clase === 'dominio' ? pais : '', whole)
  const isDark = ground !== '#FFFFFF' && ground !== '#C9CED1'
  const boxes = 328 - left - (signosQueSeComparan * step - (step - boxWidth))
  return (
    <svg
      role="img"
      aria-label={t('comparar.faltanTres', { empieza: shown })}
      viewBox="0 0 328 112"
      width="328"
      height="112"
      fontFamily={fontFamily}
      direction="ltr"
    >
      <rect x="1" y="1" width="326" height="110" rx="12" fill={ground} stroke="#5B6B76" strokeWidth="2" />
      {strip && (
        <>
          {strip.ground && (
            <path d="M1 29V13A12 12 0 0 1 13 1h302a12 12 0 0 1 12 12v16z" fill={strip.ground} />
          )}
          <text
            x="164"
            y="21"
            textAnchor="middle"
            fontSize="16"
            fontWeight="700"
            letterSpacing="1"
            fill={strip.ink}
          >
            {strip.text}
          </text>
        </>
      )}
      <text
        x={left}
        y="91"
        textLength={Math.min(boxes - left - 12, shown.length * 34)}
        lengthAdjust="spacingAndGlyphs"
        fontSize="60"
        fontWeight="750"
        fill={ink}
      >
        {shown}
      </text>
      {Array.from({ length: Math.min(signosQueSeComparan, whole.length) }, (_, at) => {
        const isNow = at === typed.length
        const x = boxes + at * step
        return (
          <g key={at}>
            <rect
              x={x}
              y="38"
              width={boxWidth}
              height="64"
              rx="6"
              fill={typed[at] ? '#e9f1f7' : isDark ? '#33383c' : '#fff'}
              stroke={isNow ? '#0f4c5c' : '#7b8c96'}
              strokeWidth={isNow ? 4 : 2}
            />
            {typed[at] && (
              <text
                x={x + boxWidth / 2}
                y="91"
                textAnchor="middle"
                fontSize="60"
                fontWeight="750"
                fill="#111111"
              >
                {typed[at]}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
