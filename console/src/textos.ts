import '@portal/parts/textos.ts'
import { es as partes } from '@portal/parts/mensajes/es.ts'
import { es as ui } from '@portal/ui/mensajes/es.ts'
import { es as propios } from './mensajes/es.ts'

type ConsolaMensajes = typeof propios

declare module '@portal/ui/texts/textos.ts' {
  interface Mensajes extends ConsolaMensajes {}
}

export const es = { ...ui, ...partes, ...propios }
