import { campos } from '@portal/contract/sentences/pt-BR/campos.ts'
import { formularios } from '@portal/contract/sentences/pt-BR/formularios.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { ptBR as ui } from '@portal/ui/mensajes/pt-BR.ts'
import { ptBR as propios } from '../mensajes/pt-BR.ts'

export const ptBR: EnOtroIdioma = {
  textos: { ...ui, ...propios },
  sentences: { ...campos, ...formularios },
}
