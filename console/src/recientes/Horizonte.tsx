import styles from './todoAlDia.module.css'

/** A free road at the end of the day: what an empty queue looks like. */
export const Horizonte = () => (
  <svg viewBox="0 0 320 180" aria-hidden className={styles.road}>
    <defs>
      <clipPath id="horizonte-cielo">
        <rect width="320" height="112" />
      </clipPath>
      <clipPath id="horizonte-marco">
        <rect width="320" height="180" rx="20" />
      </clipPath>
    </defs>
    <g clipPath="url(#horizonte-marco)">
      <rect width="320" height="180" fill="var(--primary-soft)" />
      <g clipPath="url(#horizonte-cielo)">
        <circle cx="160" cy="108" r="62" fill="var(--primary)" opacity="0.18" />
        <circle cx="160" cy="108" r="40" fill="var(--chart-2)" />
      </g>
      <path
        d="M0 112 52 88l38 16 44-24 40 22 34-14 42 20 36-18 34 22z"
        fill="var(--band-to)"
        opacity="0.55"
      />
      <rect y="112" width="320" height="68" fill="var(--band-from)" />
      <path d="M150 112h20l86 68H64z" fill="#000" opacity="0.28" />
      <path
        d="M160 116v8M160 130v11M160 149v14M160 172v10"
        stroke="var(--on-band)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  </svg>
)
