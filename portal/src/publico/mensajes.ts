import acciones from '@portal/ui/mensajes/es/acciones.json' with { type: 'json' }
import { comun } from './mensajes/es/comun.ts'

/**
 * What several pages before sign-in say: plain values, so that a page weighs no more than what it says. What is one
 * page's alone stands in `mensajes/` under its name, and that page imports it.
 */
export const mensajes = { ...acciones, ...comun }
