import { ADVANCE, signId } from '../../server/src/demo/forms.ts'

/**
 * Letters drawn as lines. Pictures are made from SVG, whose text needs fonts that a bare server does not have; these always come out the same.
 * A glyph is strokes of points on a grid 4 wide and 6 high, written `xy`; y grows downwards and the base line is 6.
 */
const GLYPHS = {
  A: '06 02 20 42 46|04 44',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '06 00 30 41 45 36 06',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '10 30|20 26|16 36',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|34 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10|14 32',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 16 05',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  9: '43 13 02 01 10 30 41 45 36 16 05',
  '-': '13 33',
  '–': '03 43',
  '/': '06 40',
  '.': '25 26',
  ',': '25 17',
  '(': '30 21 25 36',
  ')': '10 21 25 16',
  ':': '21 22|25 26',
  '&': '46 11 20 31 03 05 16 26 43',
}

const ACCENTS = {
  '\u0301': 'M2.2 -0.6L3.2 -1.6',
  '\u0303': 'M0.8 -0.8Q1.4 -1.8 2 -1.1T3.2 -1.4',
  '\u0308': 'M1.2 -1.2L1.2 -0.9M2.8 -1.2L2.8 -0.9',
}

const short = (value) => String(Math.round(value * 10) / 10)

/** The drawing of `words` in capitals, in grid units: scale it by a sixth of the wanted height. */
export function strokePath(words) {
  let pen = 0
  let d = ''
  for (const character of words.toUpperCase().normalize('NFD')) {
    const accent = ACCENTS[character]
    if (accent !== undefined) {
      d += shifted(accent, pen - ADVANCE)
      continue
    }
    for (const stroke of GLYPHS[character]?.split('|') ?? []) {
      const points = stroke.split(' ').map((point) => `${short(pen + Number(point[0]))} ${point[1]}`)
      d += `M${points.join('L')}`
    }
    pen += ADVANCE
  }
  return { d, width: Math.max(0, pen - ADVANCE + 4) }
}

/** Every sign that may be written on a card, each to be used by its code. */
export const symbols = [...Object.keys(GLYPHS), ...'ÁÉÍÓÚÜÑÃÕ']
  .map((sign) => `<path id="${signId(sign)}" d="${strokePath(sign).d}"/>`)
  .join('')

function shifted(path, by) {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_pair, x, y) => `${short(Number(x) + by)} ${y}`)
}
