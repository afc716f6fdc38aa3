export type PlateCountry = 'AR' | 'BR' | 'UY' | 'PY' | 'CL' | 'BO'

export interface PlateLayout {
  /** The characters as the plate groups them. */
  text: string
  ground: string
  ink: string
  /** A written strip at the head or the foot of the plate. */
  strip?: { text: string; at: 'top' | 'bottom'; ground: string; ink: string }
}

const white = '#FFFFFF'
const black = '#111111'
const mercosurBlue = '#1B3F91'

const mercosur = (text: string, country: string): PlateLayout => ({
  text,
  ground: white,
  ink: black,
  strip: { text: country, at: 'top', ground: mercosurBlue, ink: white },
})

const grouped = (plate: string, ...lengths: number[]): string => {
  let start = 0
  return lengths
    .map((length) => plate.slice(start, (start += length)))
    .filter((group) => group !== '')
    .join(' ')
}

const argentina = (plate: string): PlateLayout => {
  if (/^[A-Z]{2}\d{3}[A-Z]{2}$/.test(plate)) return mercosur(grouped(plate, 2, 3, 2), 'REPÚBLICA ARGENTINA')
  const old = { ground: black, ink: white }
  return /^[A-Z]{3}\d{3}$/.test(plate)
    ? { ...old, text: grouped(plate, 3, 3), strip: { ...old, text: 'ARGENTINA', at: 'top' } }
    : { ...old, text: grouped(plate, 1, plate.length - 1) }
}

const brasil = (plate: string): PlateLayout =>
  /^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate)
    ? mercosur(plate, 'BRASIL')
    : {
        text: grouped(plate, 3, 4),
        ground: '#C9CED1',
        ink: black,
        strip: { text: 'BRASIL', at: 'top', ground: '#C9CED1', ink: black },
      }

const paraguay = (plate: string): PlateLayout =>
  /^[A-Z]{4}\d{3}$/.test(plate)
    ? mercosur(grouped(plate, 4, 3), 'PARAGUAY')
    : {
        text: grouped(plate, 3, 3),
        ground: white,
        ink: '#B3261E',
        strip: { text: 'PARAGUAY', at: 'top', ground: white, ink: mercosurBlue },
      }

const chile = (plate: string): PlateLayout => ({
  text: grouped(plate, 2, 2, 2),
  ground: white,
  ink: black,
  strip: { text: 'CHILE', at: 'bottom', ground: white, ink: black },
})

const bolivia = (plate: string): PlateLayout => ({
  text: grouped(plate, plate.length - 3, 3),
  ground: white,
  ink: mercosurBlue,
  strip: { text: 'BOLIVIA', at: 'top', ground: white, ink: '#B3261E' },
})

const layouts: Record<PlateCountry, (plate: string) => PlateLayout> = {
  AR: argentina,
  BR: brasil,
  UY: (plate) => mercosur(grouped(plate, 3, 4), 'URUGUAY'),
  PY: paraguay,
  CL: chile,
  BO: bolivia,
}

/** How a plate of that country looks; the shape of the characters tells older series from the Mercosur's. */
export const plateLayout = (country: PlateCountry, plate: string): PlateLayout => layouts[country](plate)
