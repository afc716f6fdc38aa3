import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import type { RefusedAttack } from './refusedAttack.ts'

/** Whose alone the list shows. */
export const DeUno = ({
  address,
  rows,
  change,
}: Pick<ListState<RefusedAttack>, 'address' | 'rows' | 'change'>) => {
  const t = useTexts()
  const { sujeto } = address
  if (sujeto === undefined) return null
  const nombre = rows?.find((row) => row.sujeto === sujeto)?.sujeto_nombre ?? t('refusedAttacks.uno')
  return (
    <DropChip label={t('refusedAttacks.quien', { nombre })} onDrop={() => change({ sujeto: undefined })} />
  )
}
