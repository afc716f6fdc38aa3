import styles from './RoadArt.module.css'

const roads = [
  'M-60 980 C 160 900 210 720 380 640 S 760 560 820 380 S 900 60 1180 -40',
  'M380 640 C 300 470 120 430 60 270 S 90 20 40 -60',
  'M820 380 C 1000 440 1130 560 1210 720 S 1420 900 1520 940',
  'M1060 20 C 1160 120 1330 150 1500 130',
]

/** Roads seen from above: quiet enough to write on. */
export const RoadArt = () => (
  <svg className={styles.art} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {roads.map((road) => (
      <g key={road}>
        <path className={styles.asphalt} d={road} />
        <path className={styles.line} d={road} />
      </g>
    ))}
  </svg>
)
