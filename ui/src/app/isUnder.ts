/** Whether an address, perhaps handed over from outside, is one of the app at `base`. */
export const isUnder = (base: string, href: string): boolean =>
  href === base || ['/', '?', '#'].some((next) => href.startsWith(base + next))
