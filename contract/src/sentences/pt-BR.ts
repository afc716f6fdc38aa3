import { campos } from './pt-BR/campos.ts'
import { formularios } from './pt-BR/formularios.ts'
import { respuestas } from './pt-BR/respuestas.ts'

export const ptBR = { ...campos, ...formularios, ...respuestas }
