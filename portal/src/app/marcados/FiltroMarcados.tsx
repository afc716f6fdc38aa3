import type { ListState } from '@portal/ui/list/list.ts'
import { SoloMarcados } from './SoloMarcados.tsx'

export type FiltroProps = Pick<ListState<{ marcado?: boolean }>, 'rows' | 'address' | 'change'>

/** The same in a list that the server cuts, and in its address. */
export const FiltroMarcados = ({ rows, address, change }: FiltroProps) => (
  <SoloMarcados
    rows={rows}
    solo={address['marcado'] === 'SI'}
    onChange={(solo) => change({ marcado: solo ? 'SI' : undefined })}
  />
)
