import i18next from 'i18next'
import { expect, test } from 'vitest'
import { fallbacksOf, leavesOut } from './fallbacks.ts'

test('what German leaves out is said in English, and what English leaves out in Spanish', async () => {
  const texts = i18next.createInstance()
  await texts.init({
    lng: 'de',
    fallbackLng: fallbacksOf,
    resources: {
      es: { translation: { uno: 'uno', dos: 'dos', tres: 'tres' } },
      en: { translation: { uno: 'one', dos: 'two' } },
      de: { translation: { uno: 'eins' } },
    },
  })
  const say = (key: string) => Reflect.apply(texts.t, texts, [key]) as unknown
  expect([say('uno'), say('dos'), say('tres')]).toEqual(['eins', 'two', 'tres'])
  await texts.changeLanguage('en')
  expect([say('uno'), say('dos'), say('tres')]).toEqual(['one', 'two', 'tres'])
})

test.each([
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, false],
  [{ a: {} }, { a: { b: 'y' } }, true],
  [{ a: 'x' }, { a: { b: 'y' } }, true],
  [{ a: 'x', c: 'z' }, { a: 'y' }, false],
  [{}, { a: 'y' }, true],
])('%j beside %j leaves something out: %s', (texts, others, out) => {
  expect(leavesOut(texts, others)).toBe(out)
})
