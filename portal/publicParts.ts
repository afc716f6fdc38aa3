import type { Part } from '../ui/build/parts.ts'

/**
 * What every page stands on, and the page that most people begin at. The pages of links, which ask for papers or show a pass,
 * have a script of their own beside the first: they sign nobody in.
 */
export const parts: readonly Part[] = [
  {
    name: 'base',
    roots: [
      /\/src\/publico\/(hydrate|partes\/(Button|Notice|Idiomas|Marca|moments))\.tsx?$/,
      /\/src\/publico\/partes\/base\.css$/,
      /\/ui\/src\/kept\/kept\.ts$/,
      /\/contract\/src\/door\.ts$/,
      // Signing in has neither signs nor days, and weighs little: a file of their own would weigh more on the pages of links.
      /\/lucide-react\//,
    ],
  },
  // A pass draws them: whoever is asked for papers does not wait for them.
  { name: 'dibujo', roots: [/\/parts\/src\/Plate\.tsx$/, /\/src\/publico\/partes\/Unidad\.tsx$/] },
  {
    name: 'ingreso',
    roots: [/\/src\/publico\/main\.tsx$/, /\/src\/publico\/login\/Login\.tsx$/],
  },
  // All forms but the one that signs in.
  {
    name: 'formularios',
    roots: [/\/@hookform\/resolvers\//, /\/src\/publico\/(fields|showRefusedFields)\.ts$/],
  },
]
