import { es as ui } from '@portal/ui/mensajes/es.ts'
import { es as propios } from './mensajes/es.ts'

type PorteriaMensajes = typeof propios

declare module '@portal/ui/texts/textos.ts' {
  interface Mensajes extends PorteriaMensajes {}
}

export const es = { ...ui, ...propios }
