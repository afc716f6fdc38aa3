import { presentadosAddress } from './addresses.ts'
import { documentosList } from './documentosDe.tsx'

export const presentadosList = documentosList({
  address: presentadosAddress,
  name: 'presentados',
  texts: 'presentados',
})
