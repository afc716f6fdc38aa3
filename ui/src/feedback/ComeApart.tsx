import styles from './states.module.css'

const Wheels = ({ at }: { at: readonly number[] }) =>
  at.map((x) => (
    <g key={x}>
      <circle className={styles.tyre} cx={x} cy={96} r={12} />
      <circle className={styles.hub} cx={x} cy={96} r={5.5} />
    </g>
  ))

const slats = Array.from({ length: 13 }, (_, index) => `M${24 + index * 23} 21V58`).join('')

/** A tractor, and the trailer that came off it: what was to arrive is there, and the link to it is not. */
export const ComeApart = () => (
  <div className={styles.scene} aria-hidden>
    <svg viewBox="-10 0 179 112" width={153} height={96}>
      <rect className={styles.frame} x={58} y={80} width={101} height={8} rx={2} />
      <rect className={styles.cab} x={66} y={85} width={22} height={15} rx={4} />
      <path
        className={styles.cab}
        d="M4 87V66Q4 60 6 54L15 28Q17 19 26 17L56 14Q64 13 64 20V87H58Q57 78 40 78Q24 78 23 87Z"
      />
      <path
        className={styles.glass}
        d="M13 56L17.5 39Q18.6 35 22.5 35H37Q39 35 39 37V56Q39 58 37 58H15Q12.4 58 13 56Z"
      />
      <path className={styles.bare} d="M42 34V77M30 64H37M51 42V78" />
      <path className={styles.coupling} d="M111 80L116 74H133L139 80Z" />
      <Wheels at={[40, 108, 139]} />
    </svg>
    <i />
    <svg className={styles.far} viewBox="-10 0 344 112" width={295} height={96}>
      <path className={styles.frame} d="M6 72H324V80H198L184 83H74L58 78H6Z" />
      <path className={styles.bare} d="M66 82V103M60 103H72M323 80V93M315 93H324" />
      <rect className={styles.frame} x={84} y={88} width={114} height={6} rx={1.5} />
      <rect className={styles.cab} x={0} y={12} width={324} height={60} rx={3} />
      <path className={styles.bare} d={`M0 21H324${slats}`} />
      <Wheels at={[218, 249, 280]} />
    </svg>
  </div>
)
