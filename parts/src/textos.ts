import type { es } from './mensajes/es.ts'

type PartsMensajes = typeof es

declare module '@portal/ui/texts/textos.ts' {
  interface Mensajes extends PartsMensajes {}
}
