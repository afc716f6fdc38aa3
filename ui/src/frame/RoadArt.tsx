import { token } from '../theme/theme.ts'

const roads = [
  'M-40 330 C 220 330 300 150 560 150 S 900 300 1120 250 S 1400 60 1640 40',
  'M880 -40 C 900 90 1010 120 1100 200 S 1240 420 1220 560',
  'M-40 120 C 120 110 210 40 330 -40',
]

/** Roads seen from above: quiet enough to write on. */
export const RoadArt = () => (
  <svg viewBox="0 0 1440 460" preserveAspectRatio="xMidYMin slice" width="100%" height="100%" fill="none">
    {roads.map((road) => (
      <g key={road}>
        <path d={road} stroke="#fff" strokeOpacity="0.06" strokeWidth="46" />
        <path
          d={road}
          stroke={token('onBand')}
          strokeOpacity="0.3"
          strokeWidth="1.5"
          strokeDasharray="14 16"
        />
      </g>
    ))}
  </svg>
)
