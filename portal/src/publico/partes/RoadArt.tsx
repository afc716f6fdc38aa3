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
    <g className={styles.asphalt}>
      {roads.map((road) => (
        <path key={road} d={road} />
      ))}
    </g>
    <g className={styles.lines}>
      {roads.map((road) => (
        <path key={road} d={road} />
      ))}
    </g>
  </svg>
)
