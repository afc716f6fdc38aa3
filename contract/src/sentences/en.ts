import { campos } from './en/campos.ts'
import { formularios } from './en/formularios.ts'
import { respuestas } from './en/respuestas.ts'

export const en = { ...campos, ...formularios, ...respuestas }
