import type { Respuesta } from '@portal/pase/juicio.ts'

/** Signs that differ by shape too: circle with a tick, octagon with a cross, octagon with ≠, triangle with a telephone. */
const octagon = 'M30 4h36l26 26v36L66 92H30L4 66V30z'

export const Signo = ({ de }: { de: Respuesta | 'no coincide' }) => {
  if (de === 'puede')
    return (
      <svg viewBox="0 0 96 96" aria-hidden>
        <circle cx="48" cy="48" r="46" fill="#7be3ac" />
        <path
          d="M27 49.500l15 15L70 35"
          fill="none"
          stroke="#06281a"
          strokeWidth="11"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  if (de === 'llamar')
    return (
      <svg viewBox="0 0 96 96" aria-hidden>
        <path d="M48 6L92 86H4z" fill="#ffd487" stroke="#ffd487" strokeWidth="8" strokeLinejoin="round" />
        <path
          d="M37 46c1 14 9 24 22 28l6-7-9-7-5 3c-4-2-6-6-7-10l4-4-5-9z"
          fill="#3a2500"
          stroke="#3a2500"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    )
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <path d={octagon} fill="#ffb4ac" stroke="#ffb4ac" strokeWidth="4" strokeLinejoin="round" />
      <path
        d={de === 'no' ? 'M33 33l30 30M63 33L33 63' : 'M29 40h38M29 57h38M59 27L38 70'}
        fill="none"
        stroke="#4a0f0b"
        strokeWidth={de === 'no' ? 11 : 9}
        strokeLinecap="round"
      />
    </svg>
  )
}
