import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { SoloMarcados } from './SoloMarcados.tsx'

type FiltroProps = Pick<ListState<{ marcado?: boolean }>, 'rows' | 'address' | 'change'>

/** The same in a list that the server cuts, and in its address. */
export const FiltroMarcados = ({ rows, address, change }: FiltroProps) => (
  <SoloMarcados
    rows={rows}
    solo={address['marcado'] === 'SI'}
    onChange={(solo) => change({ marcado: solo ? 'SI' : undefined })}
  />
)

export const MarcadosChip = ({ address, change }: FiltroProps) => {
  const t = useTexts()
  return (
    address['marcado'] === 'SI' && (
      <DropChip label={t('marcados.solo')} onDrop={() => change({ marcado: undefined })} />
    )
  )
}
