import { describe, expect, test } from 'vitest'
import { asTyped, readTyped, unfinished, writeDate } from './typedDate.ts'

describe('typing a date', () => {
  test.each([
    ['', ''],
    ['2', '2'],
    ['21', '21'],
    ['211', '21/1'],
    ['21112', '21/11/2'],
    ['21112026', '21/11/2026'],
    ['211120267', '21/11/2026'],
    ['1/', '01/'],
    ['01/2/', '01/02/'],
    ['1 2 2026', '01/02/2026'],
    ['21/11/202', '21/11/202'],
    ['x2y1', '21'],
  ])('%j stands as %j', (text, shown) => {
    expect(asTyped(text, 'day')).toBe(shown)
  })

  test.each(['2026-11-21', '21-11-2026', '21.11.2026', ' 21/11/2026 ', '2026-11-21T10:00:00Z'])(
    '%j, pasted, is understood',
    (text) => {
      expect(asTyped(text, 'day')).toBe('21/11/2026')
    },
  )

  test.each([
    ['112026', '11/2026'],
    ['2026-11', '11/2026'],
    ['2026-11-21', '11/2026'],
    ['21/11/2026', '11/2026'],
    ['1/2026', '01/2026'],
  ])('of a month, %j stands as %j', (text, shown) => {
    expect(asTyped(text, 'month')).toBe(shown)
  })
})

describe('what a form holds', () => {
  test.each([
    ['', ''],
    ['21/11/2026', '2026-11-21'],
    ['21/11/20', unfinished],
    ['31/02/2026', unfinished],
    ['29/02/2028', '2028-02-29'],
  ])('for %j is %j', (typed, value) => {
    expect(readTyped(typed, 'day')).toBe(value)
  })

  test('for a month is the month', () => {
    expect(readTyped('11/2026', 'month')).toBe('2026-11')
    expect(readTyped('13/2026', 'month')).toBe(unfinished)
  })

  test.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-11', '11/2026'],
    ['', ''],
    [unfinished, ''],
  ])('%j is shown as %j', (value, shown) => {
    expect(writeDate(value)).toBe(shown)
  })
})
