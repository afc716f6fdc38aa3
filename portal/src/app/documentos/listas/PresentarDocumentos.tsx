import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { Upload as UploadIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useTurned } from '../../operaciones/useTurned.ts'
import { abiertoAddress, abrir } from '../abierto.ts'
import styles from '../documentos.module.css'
import { enOrden } from '../enOrden.ts'
import { isOpen, porUrgencia } from '../ordenes.ts'
import { faltantesQuery, flattenFaltantes, presentableFaltante } from '../faltantes.ts'
import { paraHacerQuery, presentableDe } from '../presentado.ts'

/** Begins with the most urgent thing of the tab; not there where there is nothing to do. */
export const PresentarDocumentos = ({ solapa }: { solapa: '0' | '1' }) => {
  const t = useTexts()
  const [, change] = useAddress(abiertoAddress.read)
  const turned = useTurned()
  const paraHacer = useQuery({ ...paraHacerQuery(turned), enabled: solapa === '0' })
  const faltantes = useQuery({ ...faltantesQuery(turned), enabled: solapa === '1' })
  const items =
    solapa === '0'
      ? (paraHacer.data?.records.flatMap((row) => presentableDe(row) ?? []) ?? [])
      : faltantes.data
        ? porUrgencia(flattenFaltantes(faltantes.data).filter(isOpen)).map(presentableFaltante)
        : []
  const [first] = enOrden(items)
  const pending = solapa === '0' ? paraHacer.isPending : faltantes.isPending
  if (!first && !pending) return null
  const action = (
    <PrimaryAction
      label={t('documentos.presentar')}
      icon={<UploadIcon />}
      onClick={() => first && change(abrir(first, { serie: true }))}
    />
  )
  // Its room, so that what stands beside it stays where it is when it comes.
  return first ? action : <div className={styles.room}>{action}</div>
}
