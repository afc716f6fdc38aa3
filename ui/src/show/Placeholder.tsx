import styles from './placeholder.module.css'

interface PlaceholderProps {
  width?: number | string
  height?: number | string
}

/** The size of what is on its way. */
export const Placeholder = ({ width = '100%', height = 14 }: PlaceholderProps) => (
  <span aria-hidden className={styles.placeholder} style={{ width, height }} />
)
