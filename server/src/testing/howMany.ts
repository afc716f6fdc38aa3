/** `enteras` by `npm run trials` and by `check:security` and `check:crash`; `largas` by those two with `-- --long`. */
const form = process.env['PRUEBAS']

/** Whether all of it is tried, however long that takes. */
export const inFull = form === 'enteras' || form === 'largas'

/** How often something is tried: each time that tests run, in full, and in the long form. */
export const howMany = (often: number, inFullForm: number, inLongForm = inFullForm): number =>
  form === 'largas' ? inLongForm : inFull ? inFullForm : often
