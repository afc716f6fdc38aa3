import { expect, test } from 'vitest'
import { contrast } from './color.ts'
import { paletteKeys } from './palettes.ts'
import { colorTokens, type Mode } from './tokens.ts'

const modes: Mode[] = ['light', 'dark']
const everyScheme = paletteKeys.flatMap((palette) =>
  modes.map((mode) => ({ palette, mode, colors: colorTokens(palette, mode) })),
)

test('there are at least twelve palettes', () => {
  expect(paletteKeys.length).toBeGreaterThanOrEqual(12)
})

test.each(everyScheme)('text reads at 4.5:1 in $palette, $mode', ({ colors }) => {
  const pairs: [name: string, text: string, ground: string][] = [
    ['onPrimary on primary', colors.onPrimary, colors.primary],
    ['onPrimary on primaryStrong', colors.onPrimary, colors.primaryStrong],
    ['onAccent on accent', colors.onAccent, colors.accent],
    ['onScrim on scrim', colors.onScrim, colors.scrim],
    ['onBand on bandFrom', colors.onBand, colors.bandFrom],
    ['onBand on bandTo', colors.onBand, colors.bandTo],
    ['onBandSoft on bandFrom', colors.onBandSoft, colors.bandFrom],
    ['onBandSoft on bandTo', colors.onBandSoft, colors.bandTo],
    ['ink on primarySoft', colors.ink, colors.primarySoft],
    ['primary on primarySoft', colors.primary, colors.primarySoft],
  ]
  for (const ground of [colors.paper, colors.card, colors.cardShade]) {
    for (const name of ['ink', 'inkSoft', 'primary', 'error', 'warning', 'info', 'success'] as const) {
      pairs.push([`${name} on ${ground}`, colors[name], ground])
    }
  }
  for (const [tone, { text, soft }] of Object.entries(colors.tone)) {
    for (const ground of [soft, colors.card, colors.paper]) pairs.push([`${tone} on ${ground}`, text, ground])
  }

  const unreadable = pairs.filter(([, text, ground]) => contrast(text, ground) < 4.5)

  expect(unreadable).toEqual([])
})

test.each(everyScheme)('the edge of a field shows at 3:1 in $palette, $mode', ({ colors }) => {
  expect(contrast(colors.lineStrong, colors.card)).toBeGreaterThanOrEqual(3)
  expect(contrast(colors.lineStrong, colors.paper)).toBeGreaterThanOrEqual(3)
})

test.each(everyScheme)('a mark of a chart or a status shows at 3:1 in $palette, $mode', ({ colors }) => {
  const fills = Object.values(colors.tone).map(({ fill }) => fill)
  for (const mark of [...fills, colors.chart1, colors.chart2]) {
    expect(contrast(mark, colors.card)).toBeGreaterThanOrEqual(3)
  }
})

test.each(everyScheme)('the focus shows at 3:1 on every ground in $palette, $mode', ({ colors }) => {
  const { ringLight, ringDark, paper, card, bandFrom, bandTo, primary, accent, scrim, stage } = colors
  expect(contrast(ringLight, ringDark)).toBeGreaterThanOrEqual(3)
  for (const ground of [paper, card, bandFrom, bandTo, primary, accent, scrim, stage]) {
    expect(Math.max(contrast(ringLight, ground), contrast(ringDark, ground))).toBeGreaterThanOrEqual(3)
  }
})

test.each(everyScheme)('a vehicle shows on every ground in $palette, $mode', ({ colors }) => {
  const { vehicle, paper, card, cardShade, primarySoft } = colors
  const pairs: [name: string, mark: string, ground: string][] = [['hub on tyre', vehicle.hub, vehicle.tyre]]
  for (const ground of [paper, card, cardShade, primarySoft]) {
    pairs.push([`line on ${ground}`, vehicle.line, ground])
  }
  for (const part of ['body', 'cab', 'frame', 'band', 'glass', 'list'] as const) {
    pairs.push([`line on ${part}`, vehicle.line, vehicle[part]])
  }

  const hidden = pairs.filter(([, mark, ground]) => contrast(mark, ground) < 3)

  expect(hidden).toEqual([])
})
