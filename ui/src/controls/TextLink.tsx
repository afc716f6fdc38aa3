import { LinkBehavior, type LinkProps } from '../theme/LinkBehavior.tsx'
import styles from './textLink.module.css'

/** A way to somewhere, among words. */
export const TextLink = ({ className = '', ...props }: LinkProps & { href: string }) => (
  <LinkBehavior {...props} className={`${styles.link} ${className}`} />
)
