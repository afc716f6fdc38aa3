/** The colours of the product in light, written on each element because many mail readers drop style sheets. */
export const colours = {
  paper: '#f6f8f9',
  card: '#ffffff',
  line: '#dde4e7',
  ink: '#12222b',
  soft: '#55666f',
  petrol: '#0f4c5c',
  amber: '#f28c28',
} as const

/** Readers that know dark mode also read style sheets; `!important` wins over the colours on the elements. */
export const stylesheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
`
