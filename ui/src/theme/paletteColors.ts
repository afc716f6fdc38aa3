import type { PaletteKey } from './palettes.ts'

interface Palette {
  name: string
  primary: string
  accent: string
}

/** Each is two colours: `tokens.ts` derives the rest. */
export const palettes: Readonly<Record<PaletteKey, Palette>> = {
  petroleo: { name: 'Petróleo', primary: '#0F4C5C', accent: '#F28C28' },
  litoral: { name: 'Litoral', primary: '#0A4F8F', accent: '#F6B042' },
  noche: { name: 'Noche', primary: '#2B2F77', accent: '#FFD873' },
  jacaranda: { name: 'Jacarandá', primary: '#5B3B8C', accent: '#C9D84A' },
  malbec: { name: 'Malbec', primary: '#6E1F4B', accent: '#F1BCC9' },
  quebracho: { name: 'Quebracho', primary: '#6B3024', accent: '#D9BC7A' },
  puna: { name: 'Puna', primary: '#7A4A16', accent: '#3FB8AF' },
  yerba: { name: 'Yerba', primary: '#5C5814', accent: '#EFA13A' },
  pampa: { name: 'Pampa', primary: '#2B5F2F', accent: '#F0C930' },
  glaciar: { name: 'Glaciar', primary: '#0A625E', accent: '#8AD6E6' },
  patagonia: { name: 'Patagonia', primary: '#465A80', accent: '#F0A57E' },
  asfalto: { name: 'Asfalto', primary: '#36393D', accent: '#FFC81F' },
}
