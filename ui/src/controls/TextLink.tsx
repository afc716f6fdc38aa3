import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './Link.tsx'
import styles from './textLink.module.css'

/** A place to go to, in a line of words. */
export const TextLink = (props: LinkProps & { href: string }) => <Link {...props} className={styles.link} />

/** Something to do, in a line of words. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={styles.link} />
)
