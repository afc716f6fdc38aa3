import { plateLayout, type PlateCountry } from './plateLayouts.ts'
import { fontFamily } from '@portal/ui/theme/tokens.ts'

const width = 200
const height = 68
const stripHeight = 16

interface PlateProps {
  plate: string
  country: PlateCountry
  /** Pixels. */
  height?: number
}

/** A plate drawn as the country makes it. */
export const Plate = ({ plate, country, height: shownHeight = 34 }: PlateProps) => {
  const { text, ground, ink, strip } = plateLayout(country, plate)
  const top = strip?.at === 'top' ? stripHeight : 0
  const bottom = strip?.at === 'bottom' ? stripHeight : 0
  const stripTop = strip?.at === 'bottom' ? height - stripHeight - 2 : 2
  return (
    <svg
      role="img"
      aria-label={`${plate} (${country})`}
      viewBox={`0 0 ${width} ${height}`}
      height={shownHeight}
      width={(shownHeight * width) / height}
      fontFamily={fontFamily}
    >
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="8" fill={ground} />
      {strip && (
        <>
          <path
            d={
              strip.at === 'top'
                ? `M1 ${top + 2}V9a8 8 0 0 1 8-8h${width - 18}a8 8 0 0 1 8 8v${top - 7}z`
                : `M1 ${stripTop}h${width - 2}v8a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z`
            }
            fill={strip.ground}
          />
          <text
            x={width / 2}
            y={stripTop + 12}
            textAnchor="middle"
            fontSize="11"
            fontWeight="700"
            letterSpacing="1.2"
            fill={strip.ink}
          >
            {strip.text}
          </text>
        </>
      )}
      <text
        x={width / 2}
        y={top + (height - top - bottom) / 2 + 13.5}
        textAnchor="middle"
        textLength={Math.min(width - 24, text.length * 21)}
        lengthAdjust="spacingAndGlyphs"
        fontSize="38"
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
        rx="8"
        fill="none"
        stroke="#5B6B76"
        strokeWidth="1.5"
      />
    </svg>
  )
}
