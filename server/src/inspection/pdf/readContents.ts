/** What an operator of a stream of contents is told, as far as its cost hangs on it. */
export interface Told {
  /** The last name before it: of a piece, a pattern, a font. */
  name: string | undefined
  /** Bytes of text before it. */
  shown: number
}

const isSpace = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) isSpace[code] = 1
const isEnd = Uint8Array.from(isSpace)
for (const sign of '()<>[]{}/%') isEnd[sign.charCodeAt(0)] = 1
const codeOf = (sign: string) => sign.charCodeAt(0)
const [open, close, less, greater] = [codeOf('('), codeOf(')'), codeOf('<'), codeOf('>')]
const [slash, percent, escape] = [codeOf('/'), codeOf('%'), codeOf('\\')]
/** What numbers are written with. */
const isNumeral = new Uint8Array(256)
for (const sign of '0123456789+-.') isNumeral[sign.charCodeAt(0)] = 1
const operators: ReadonlySet<string> = new Set(
  (
    'w J j M d ri i gs q Q cm m l c v y h re S s f F f* B B* b b* n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* ' +
    `Tj TJ ' " d0 d1 CS cs SC SCN sc scn G g RG rg K k sh BI ID EI Do MP DP BMC BDC EMC BX EX`
  ).split(' '),
)
const longestOperator = 3

/**
 * Tells of each operator in a stream of contents, in their order; throws what `on` throws. Letters in texts, names and
 * pictures are none.
 */
export function readContents(bytes: Uint8Array, on: (operator: string, told: Told) => void): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { length } = view
  let told: Told = { name: undefined, shown: 0 }
  let at = 0
  const wordEnd = (from: number) => {
    let end = from
    while (end < length && !isEnd[view[end] ?? 0]) end++
    return end
  }
  while (at < length) {
    const code = view[at] ?? 0
    if (isSpace[code]) at++
    else if (code === percent) while (at < length && view[at] !== 10 && view[at] !== 13) at++
    else if (code === open) {
      const end = textEnd(view, at)
      told.shown += end - at
      at = end
    } else if (code === less && view[at + 1] !== less) {
      const end = view.indexOf(greater, at)
      const after = end < 0 ? length : end + 1
      told.shown += (after - at) / 2
      at = after
    } else if (code === slash) {
      const end = wordEnd(at + 1)
      told.name = plainName(view.toString('latin1', at + 1, end))
      at = end
    } else if (isEnd[code]) at++
    else {
      // A number may end where an operator begins.
      while (at < length && isNumeral[view[at] ?? 0]) at++
      if (at >= length || isEnd[view[at] ?? 0]) continue
      const operator = operatorAt(view, at)
      on(operator, told)
      told = { name: undefined, shown: 0 }
      at += operator.length
      if (operator === 'ID') at = pictureEnd(view, at)
    }
  }
}

/** Readers divide letters that run on, each as the longest operator that there is; of any others each is one. */
function operatorAt(view: Buffer, at: number): string {
  for (let size = longestOperator; size > 1; size--) {
    const word = view.toString('latin1', at, at + size)
    if (operators.has(word)) return word
  }
  return view.toString('latin1', at, at + 1)
}

function textEnd(view: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < view.length; at++) {
    const code = view[at]
    if (code === escape) at++
    else if (code === open) depth++
    else if (code === close && --depth === 0) return at + 1
  }
  return view.length
}

/** Where the word stands that ends a picture's bytes; what has none goes on behind its beginning, so that nothing hides there. */
function pictureEnd(view: Buffer, start: number): number {
  for (let at = view.indexOf('EI', start); at >= 0; at = view.indexOf('EI', at + 1))
    if (isSpace[view[at - 1] ?? 0] && isEnd[view[at + 2] ?? 32]) return at
  return start
}

const plainName = (name: string) =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
