/** How a token is called as a custom property: `bandFrom` is `band-from`, `chart1` is `chart-1`. */
export const dashed = (name: string): string =>
  name.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)
