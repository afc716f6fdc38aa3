import { encode } from 'uqr'

/** Modules of white around the code, as its standard asks. */
const quiet = 4

interface QrCodeProps {
  text: string
  label: string
  /** How much of it may be dirty or torn; L where it is read off a clean screen. */
  ecc?: 'L' | 'M'
}

/** Black on white in both modes: many cameras read no other. */
export const QrCode = ({ text, label, ecc = 'L' }: QrCodeProps) => {
  const { data, size } = encode(text, { border: quiet, ecc })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      style={{ borderRadius: 12, maxWidth: '100%' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
