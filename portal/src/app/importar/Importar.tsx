import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import { useApiPropia } from '@portal/parts/importar/api.ts'
import { ImportarScreen } from '@portal/parts/importar/ImportarScreen.tsx'
import { rutas } from '../rutas.ts'
import { useMayWrite } from '../session/useLogin.ts'

const listas: Readonly<Record<TipoDeLote, () => string>> = {
  choferes: () => rutas.choferes(),
  dominios: () => rutas.dominios(),
  unidades: () => rutas.unidades(),
}

export const Importar = () => (
  <ImportarScreen api={useApiPropia()} lista={(tipo) => listas[tipo]()} puedeEscribir={useMayWrite()} />
)
