/** A little flag of the strip's, in a field of 16 × 11. */
export type PlateFlag = 'Argentina' | 'Brasil' | 'Paraguay' | 'Uruguay'

export interface PlateStrip {
  text: string
  at: 'top' | 'bottom'
  ink: string
  /** A strip of another colour than the plate. */
  ground?: string
  /** The Mercosur's: its emblem at the left, the country's flag at the right. */
  flag?: PlateFlag
}

export interface PlateLayout {
  /** The characters as the plate groups them. */
  text: string
  ground: string
  ink: string
  /** A line inside the edge, as plates of embossed tin have. */
  framed: boolean
  /** A written strip at the head or the foot of the plate. */
  strip?: PlateStrip
}

const white = '#FFFFFF'
const black = '#111111'
const blackTin = '#17191B'
const greyTin = '#C9CED1'
const red = '#B3261E'
const blue = '#1B3F91'

const grouped = (plate: string, ...lengths: number[]): string => {
  let start = 0
  return lengths
    .map((length) => plate.slice(start, (start += length)))
    .filter((group) => group !== '')
    .join(' ')
}

const mercosur = (text: string, country: string, flag: PlateFlag): PlateLayout => ({
  text,
  ground: white,
  ink: black,
  framed: false,
  strip: { text: country, at: 'top', ink: white, ground: blue, flag },
})

/** Painted tin of before the Mercosur's plates. */
const tin = (text: string, ground: string, ink: string, strip?: PlateStrip): PlateLayout => ({
  text,
  ground,
  ink,
  framed: true,
  ...(strip && { strip }),
})

const argentina = (plate: string): PlateLayout => {
  if (/^[A-Z]{2}\d{3}[A-Z]{2}$/.test(plate))
    return mercosur(grouped(plate, 2, 3, 2), 'REPÚBLICA ARGENTINA', 'Argentina')
  return /^[A-Z]{3}\d{3}$/.test(plate)
    ? tin(grouped(plate, 3, 3), blackTin, white, { text: 'ARGENTINA', at: 'top', ink: white })
    : tin(grouped(plate, 1, plate.length - 1), blackTin, white)
}

const brasil = (plate: string): PlateLayout =>
  /^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate)
    ? mercosur(plate, 'BRASIL', 'Brasil')
    : tin(grouped(plate, 3, 4), greyTin, black, { text: 'BRASIL', at: 'top', ink: black })

const paraguay = (plate: string): PlateLayout =>
  /^[A-Z]{4}\d{3}$/.test(plate)
    ? mercosur(grouped(plate, 4, 3), 'PARAGUAY', 'Paraguay')
    : tin(grouped(plate, 3, 3), white, red, { text: 'PARAGUAY', at: 'top', ink: blue })

const chile = (plate: string): PlateLayout =>
  tin(grouped(plate, 2, 2, 2), white, black, { text: 'CHILE', at: 'bottom', ink: black })

const bolivia = (plate: string): PlateLayout =>
  tin(grouped(plate, plate.length - 3, 3), white, blue, { text: 'BOLIVIA', at: 'top', ink: red })

const layouts = new Map<string, (plate: string) => PlateLayout>([
  ['Argentina', argentina],
  ['Bolivia', bolivia],
  ['Brasil', brasil],
  ['Chile', chile],
  ['Paraguay', paraguay],
  ['Uruguay', (plate) => mercosur(grouped(plate, 3, 4), 'URUGUAY', 'Uruguay')],
])

/** One whose country's plates nobody drew: its letters as they are kept, under the country's name where it is known. */
const elsewhere = (plate: string, pais: string): PlateLayout =>
  tin(plate, white, black, pais === '' ? undefined : { text: pais.toUpperCase(), at: 'top', ink: black })

/**
 * How a plate of that country looks, `pais` as the pick list says it. The shape of the characters tells older series
 * from the Mercosur's.
 */
export const plateLayout = (pais: string, plate: string): PlateLayout =>
  layouts.get(pais)?.(plate) ?? elsewhere(plate, pais)
