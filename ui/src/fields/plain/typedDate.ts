import { isCalendarDate } from '@portal/contract/calendario.ts'

/** How dates are typed: `dd/mm/aaaa`, or `mm/aaaa` where a month is asked. A form holds `2026-11-21`, or `2026-11`. */

export type Precision = 'day' | 'month'

/** What a form holds while a date is half typed: no rule about dates accepts it. */
export const unfinished = 'fecha incompleta'

const padded = (part: string) => part.padStart(2, '0')

/** A whole date as other programs write it, pasted: `2026-11-21`, `21-11-2026`, `21.11.26` is not one. */
const pasted = (text: string, precision: Precision): string | undefined => {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:T.*)?$/.exec(text)
  const yearLast = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4})$/.exec(text)
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [yearLast?.[3], yearLast?.[2], yearLast?.[1]]
  if (year === undefined || month === undefined) return undefined
  if (precision === 'month') return `${padded(month)}/${year}`
  return day === undefined ? undefined : `${padded(day)}/${padded(month)}/${year}`
}

/** What stands in the field after `text` was typed or pasted into it: figures find their slashes by themselves. */
export const asTyped = (text: string, precision: Precision): string => {
  const whole = pasted(text.trim(), precision)
  if (whole !== undefined) return whole
  const places = precision === 'day' ? 2 : 1
  const parts = ['']
  for (const character of text) {
    const part = parts.at(-1) ?? ''
    const isYear = parts.length > places
    if (/\d/.test(character)) {
      if (isYear) parts[places] = (part + character).slice(0, 4)
      else if (part.length < 2) parts[parts.length - 1] = part + character
      else parts.push(character)
    } else if (/[-/. ]/.test(character) && part !== '' && !isYear) {
      parts[parts.length - 1] = padded(part)
      parts.push('')
    }
  }
  return parts.join('/')
}

/** What the form holds for what stands in the field. */
export const readTyped = (typed: string, precision: Precision): string => {
  if (typed === '') return ''
  const date = typed.split('/').reverse().join('-')
  const isWhole = isCalendarDate(precision === 'day' ? date : `${date}-01`)
  return isWhole ? date : unfinished
}

/** How what the form holds stands in the field; what is no date stands as nothing. */
export const writeDate = (value: string): string =>
  /^\d{4}(-\d{2}){1,2}$/.test(value) ? value.split('-').reverse().join('/') : ''
