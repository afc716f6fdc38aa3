import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'

/** A day and a month as people write them. */
export const saidOf = (dice: string): string =>
  /^\d{4}-\d{2}$/.test(dice) ? formatPeriod(dice) : /^\d{4}-\d{2}-\d{2}$/.test(dice) ? formatDate(dice) : dice
