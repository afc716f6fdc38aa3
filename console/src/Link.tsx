import { LinkBehavior, type LinkProps } from '@portal/ui/theme/LinkBehavior.tsx'
import type { ComponentProps } from 'react'
import styles from './link.module.css'

/** A place to go to, in a line of words. */
export const Link = (props: LinkProps & { href: string }) => (
  <LinkBehavior {...props} className={styles.link} />
)

/** Something to do, in a line of words. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={styles.link} />
)
