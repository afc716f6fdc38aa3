import { seededRandom } from '../../server/src/demo/random.ts'
import { FICTICIO, placeOf } from './forms.mjs'
import { qrLike } from './qrLike.mjs'
import { strokePath, symbols } from './strokeFont.mjs'

const WIDTH = 1120
const HEIGHT = 840
/** Pixels for each unit of the drawing: legible, and a file of some 50 KB. */
const SCALE = 0.8
const CARD = { x: 110, y: 135, width: 900, height: 570 }

const DESKS = ['#8b7355', '#6f7780', '#a39a8c', '#4f5b57']
const TINTS = ['#0f4c5c', '#3b4a8f', '#2f6b4f', '#5d3a72']

/** Nobody's face, and nobody's lorry. */
const FIGURES = {
  persona: '<circle cx="108" cy="104" r="52"/><path d="M18 270c0-66 40-98 90-98s90 32 90 98z"/>',
  vehiculo:
    '<path d="M20 92h112v78H20zM138 116h34l26 30v24h-60z"/><circle cx="52" cy="178" r="17"/><circle cx="94" cy="178" r="17"/><circle cx="172" cy="178" r="17"/>',
}

/** A card on a desk as a phone takes it: a little turned, lit from one side. Its places are filled by `server/src/demo/forms.ts`. */
export function drawPicture(form) {
  const random = seededRandom(form.name)
  const tint = seededRandom(form.emisor).pick(TINTS)
  const turn = random.between(-35, 35) / 10
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
<linearGradient id="card" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbfcfa"/><stop offset="1" stop-color="#e3ebe9"/></linearGradient>
${symbols}
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${random.pick(DESKS)}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
<g transform="rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">
${card(form, tint, random)}
</g>
</svg>
`
}

function card(form, tint, random) {
  const { x, y, width, height } = CARD
  const rows = form.facts.slice(0, 6).map(([label, value], index) => {
    const top = y + 150 + index * 62
    const shownLabel = letters(label, x + 300, top, 11, '#5f7077', 1.4)
    return shownLabel + letters(value, x + 300, top + 23, 20, '#12222b', 2.6, 400)
  })
  return [
    `<rect x="${x + 9}" y="${y + 13}" width="${width}" height="${height}" rx="34" fill="#000" opacity=".3"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="34" fill="url(#card)"/>`,
    waves(tint, random),
    `<path d="M${x} ${y + 112}V${y + 34}a34 34 0 0 1 34-34H${x + width - 34}a34 34 0 0 1 34 34V${y + 112}z" fill="${tint}"/>`,
    letters(form.emisor, x + 38, y + 28, 16, '#ffffff', 2, width - 76),
    letters(form.title, x + 38, y + 62, 27, '#ffffff', 3.4, width - 76),
    figure(form.figure ?? 'persona', x + 44, y + 152, tint),
    ...rows,
    square(x + width - 176, y + height - 182, 132, random),
    letters(form.numero, x + 44, y + height - 56, 20, tint, 2.8, 230),
    warning(form.across ?? FICTICIO),
  ].join('\n')
}

function letters(words, x, y, size, colour, thick, widest = 560) {
  const place = placeOf(words)
  const { d, width } = strokePath(place ? '' : words)
  const squeeze = Math.min(1, (widest * 6) / (size * Math.max(1, width)))
  const scale = (size / 6) * squeeze
  const drawn = place ? `{{${place.name} ${Math.floor((widest * 6) / size)}}}` : `<path d="${d}"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${((thick * squeeze) / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
}

function figure(of, x, y, tint) {
  return `<g transform="translate(${x} ${y})"><rect width="216" height="270" rx="12" fill="#cfd9db"/>
<g fill="${tint}" opacity=".55">${FIGURES[of]}</g></g>`
}

function waves(tint, random) {
  const shift = random.between(0, 120)
  const lines = Array.from({ length: 16 }, (_, index) => {
    const y = CARD.y + 150 + index * 26
    return `M${CARD.x} ${y}q112 ${-60 + shift} 225 0t225 0t225 0t225 0`
  })
  return `<path d="${lines.join('')}" fill="none" stroke="${tint}" stroke-opacity=".13" stroke-width="1.4"/>`
}

function square(x, y, size, random) {
  const { modules, runs } = qrLike(random)
  const d = runs.map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`).join('')
  return `<path transform="translate(${x} ${y}) scale(${size / modules})" d="${d}" fill="#12222b"/>`
}

function warning(words) {
  const { d, width } = strokePath(words)
  const scale = 980 / width
  const middle = `translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(-31) scale(${scale.toFixed(3)}) translate(${-width / 2} -3)`
  return `<path transform="${middle}" d="${d}" fill="none" stroke="#b3261e" stroke-opacity=".5" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>`
}
