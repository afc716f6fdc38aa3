import { fontFamily } from '@portal/ui/theme/scale.ts'
import type { ReactNode } from 'react'
import styles from './Plate.module.css'
import { plateLayout, type PlateFlag, type PlateLayout, type PlateStrip } from './plateLayouts.ts'

const width = 200
const height = 68
const edge = '#5B6B76'
const emblem = '#9FD0A8'

/** Each in a field of 16 × 11 at 176, 5: what is left of a flag at that size. */
const flags: Record<PlateFlag, ReactNode> = {
  Argentina: (
    <>
      <path d="M176 5h16v11h-16z" fill="#FFFFFF" />
      <path d="M176 5h16v3.6h-16zM176 12.4h16V16h-16z" fill="#6FB1E2" />
    </>
  ),
  Brasil: (
    <>
      <path d="M176 5h16v11h-16z" fill="#1F8A3F" />
      <path d="M184 6l6.5 4.5-6.5 4.5-6.5-4.5z" fill="#F5CF2B" />
      <circle cx="184" cy="10.5" r="2.4" fill="#1B3F91" />
    </>
  ),
  Paraguay: (
    <>
      <path d="M176 5h16v3.6h-16z" fill="#D52B1E" />
      <path d="M176 8.6h16v3.8h-16z" fill="#FFFFFF" />
      <path d="M176 12.4h16V16h-16z" fill="#2F6FC0" />
      <circle cx="184" cy="10.5" r="1.4" fill="#1F8A3F" />
    </>
  ),
  Uruguay: (
    <>
      <path d="M176 5h16v11h-16z" fill="#FFFFFF" />
      <path d="M182 8.2h10M182 11h10M176 14h16" stroke="#2F6FC0" strokeWidth="1.6" />
      <circle cx="179" cy="8" r="2" fill="#E9B92C" />
    </>
  ),
}

const Strip = ({ strip }: { strip: PlateStrip }) => {
  const { text, at, ink, ground, flag } = strip
  const long = text.length > 10
  const baseline = at === 'bottom' ? 58.5 : ground ? 14.5 : 19
  return (
    <>
      {ground && <path d="M1 19V8a7 7 0 0 1 7-7h184a7 7 0 0 1 7 7v11z" fill={ground} />}
      <text
        x={width / 2}
        y={baseline}
        textAnchor="middle"
        fontSize={long ? 9.6 : ground ? 11.5 : 10.5}
        fontWeight="700"
        letterSpacing={long ? 0.5 : ground ? 1.4 : 3}
        fill={ink}
      >
        {text}
      </text>
      {flag && (
        <>
          {flags[flag]}
          <path d="M9 13.5c1.5-2.5 3.5-3.5 6-3.5s4.5 1 6 3.5" fill="none" stroke={emblem} strokeWidth="2" />
        </>
      )}
    </>
  )
}

/** Where the letters stand: below the strip, above it, or in the middle when there is none. */
const baselineOf = ({ strip, framed }: PlateLayout): number => {
  if (!strip) return 48
  if (strip.at === 'bottom') return 45
  return framed ? 55 : 57
}

interface PlateProps {
  /** As it is kept: `AB123CD`. */
  dominio: string
  /** Of its plate, as the pick list says it; unknown, nothing but the letters is drawn. */
  pais?: string | null | undefined
  /** Pixels: 32 in a list, 36 in a unit, 28 at home, 24 in the console. */
  height?: number
}

/** A plate drawn as its country makes it, never mirrored, and read as its letters. */
export const Plate = ({ dominio, pais, height: shownHeight = 32 }: PlateProps) => {
  const layout = plateLayout(pais ?? '', dominio)
  const { text, ground, ink, framed, strip } = layout
  return (
    <svg
      role="img"
      aria-label={pais ? `${dominio}, ${pais}` : dominio}
      viewBox={`0 0 ${width} ${height}`}
      height={shownHeight}
      width={(shownHeight * width) / height}
      fontFamily={fontFamily}
      direction="ltr"
      className={styles.plate}
    >
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="7" fill={ground} />
      {framed && (
        <rect x="5.5" y="5.5" width="189" height="57" rx="4" fill="none" stroke={ink} strokeWidth="2" />
      )}
      {strip && <Strip strip={strip} />}
      <text
        x={width / 2}
        y={baselineOf(layout)}
        textAnchor="middle"
        textLength={Math.min(width - 24, text.length * 20)}
        lengthAdjust="spacingAndGlyphs"
        fontSize={framed ? 38 : 40}
        fontWeight="750"
        fill={ink}
      >
        {text}
      </text>
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx="7"
        fill="none"
        stroke={edge}
        strokeWidth="1.5"
      />
    </svg>
  )
}
