import { formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'

/** That so many more are inside than are named; undefined where all are. */
export const masAdentro = (t: TFunction, count: number): string | undefined =>
  count === 0 ? undefined : t('adentro.sinNombrar', { count, n: formatNumber(count) })
