/**
 * The photographs of the product that the landing pages show: which part of which picture of e2e/screens, in pixels of it. `npm run screens` cuts them anew after every photograph.
 */
export const fotos = {
  inicio: { de: 'inicio-escritorio', corte: { left: 252, top: 184, width: 1176, height: 620 } },
  veredicto: { de: 'dominio-celular', corte: { left: 12, top: 112, width: 336, height: 362 } },
  dominios: {
    de: 'dominios-escritorio',
    corte: { left: 264, top: 196, width: 720, height: 569 },
  },
  revision: {
    de: 'consola-documento-escritorio',
    corte: { left: 260, top: 48, width: 1180, height: 664 },
  },
} as const satisfies Record<string, Foto>

export interface Foto {
  de: string
  corte: { left: number; top: number; width: number; height: number }
}

export type NombreDeFoto = keyof typeof fotos
