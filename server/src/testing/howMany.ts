/** Set by `check:security` and `check:crash` with `-- --long`. */
const long = process.env['PRUEBAS'] === 'largas'

/** How often something is tried: each time that tests run, and in the long form. */
export const howMany = (often: number, inLongForm: number): number => (long ? inLongForm : often)
