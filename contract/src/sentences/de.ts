import { campos } from './de/campos.ts'
import { formularios } from './de/formularios.ts'
import { respuestas } from './de/respuestas.ts'

export const de = { ...campos, ...formularios, ...respuestas }
