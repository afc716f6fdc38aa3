import { token } from '../theme/cssVariable.ts'

interface BrandMarkProps {
  size?: number
  /** On the coloured ground, which it must not melt into. */
  onBand?: boolean
}

/** A road that goes through a gate: the sign of the portal. */
export const BrandMark = ({ size = 32, onBand = false }: BrandMarkProps) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
    <rect width="32" height="32" rx="9" fill={onBand ? 'rgb(255 255 255 / 0.16)' : token('bandFrom')} />
    <path d="M8 26V14a8 8 0 0 1 16 0v12" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M16 14v3M16 20v2.5M16 25v1" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
)
