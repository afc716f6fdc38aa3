import { campos } from './es/campos.ts'
import { formularios } from './es/formularios.ts'
import { respuestas } from './es/respuestas.ts'

export const es = { ...campos, ...formularios, ...respuestas }
