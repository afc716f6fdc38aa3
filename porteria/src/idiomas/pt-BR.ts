// Written by `npm run mensajes`.
import { campos } from '@portal/contract/sentences/pt-BR/campos.ts'
import { formularios } from '@portal/contract/sentences/pt-BR/formularios.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { ptBR as ui } from '@portal/ui/mensajes/pt-BR.ts'
import { ptBR as own } from '../mensajes/pt-BR.ts'

export const ptBR: EnOtroIdioma = {
  textos: { ...ui, ...own },
  sentences: { ...campos, ...formularios },
}
