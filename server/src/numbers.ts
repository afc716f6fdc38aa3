const whole = new Intl.NumberFormat('es-AR')
const short = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

/** `12.345` */
export const inWhole = (count: number) => whole.format(count)
/** `3,4 MB`, decimal. */
export const inMegabytes = (bytes: number) => `${short.format(bytes / 1_000_000)} MB`
/** `3,4 GB`, decimal. */
export const inGigabytes = (bytes: number) => `${short.format(bytes / 1_000_000_000)} GB`
