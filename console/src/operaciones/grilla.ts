import { rutas } from '../rutas.ts'

/** Where types stand against operations: the way back from one of them. */
export const grilla = (): string => `${rutas.catalogo()}/operaciones`
