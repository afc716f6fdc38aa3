/** Who calls: the titular of each carrier, by number, and one of the provider's people. */

export const password = 'una contraseña de medición'

export const cuentaOf = (n: number) => `11x9${n}`
export const contactoOf = (n: number) => `12x9${n}`
export const unidadOf = (n: number) => `20x9${n}`
export const choferOf = (n: number, k: number) => `17x9${n * 1000 + k}`
export const emailOf = (n: number) => `titular${n}@medicion.example`

export const operador = { id: '13x9', email: 'revision@medicion.example' }
