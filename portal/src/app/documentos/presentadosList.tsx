import { presentadosAddress } from './addresses.ts'
import { documentosList } from './documentosDe.tsx'
import { VerPendientes } from './VerPendientes.tsx'

export const presentadosList = {
  ...documentosList({ address: presentadosAddress, name: 'presentados', texts: 'presentados' }),
  Actions: VerPendientes,
}
