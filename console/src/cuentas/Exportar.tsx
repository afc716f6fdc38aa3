import { addresses } from '@portal/contract/door.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useZip } from '@portal/ui/app/useZip.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatBytes, formatNumber } from '@portal/ui/show/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FolderDown as ZipIcon } from 'lucide-react'
import { Bloque } from '../piezas/Bloque.tsx'

/** All of an account as one ZIP. How it goes, and that it failed, is told here; the browser never leaves the console. */
export const Exportar = ({ cuentaid }: { cuentaid: string }) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { state, busy, take } = useZip({ maxHereBytes: 300_000_000, goesOn: false })

  const ask = async () => {
    const { records } = await queryClient.query({
      ...operationQuery('ExportarCuenta', { cuentaid }),
      staleTime: 0,
    })
    const [told] = records
    if (!told?.url.startsWith(addresses.exportar)) throw new Error('no address to fetch it from')
    return { url: told.url, name: `${told.accountname}.zip`, files: told.archivos, bytes: told.bytes }
  }

  return (
    <Bloque padded title={t('exportar.titulo')}>
      <p className="small soft">{t('exportar.explicacion')}</p>
      {state.is === 'failed' && (
        <Notice severity="error">
          {state.why instanceof Refusal ? state.why.message : t('exportar.noSePudo')}
        </Notice>
      )}
      <p role="status" className="if-any small soft">
        {state.is === 'saved' && t('exportar.listo')}
        {state.is === 'handedOver' && t('exportar.delNavegador')}
        {state.is === 'asking' && t('exportar.preparando')}
        {state.is === 'coming' &&
          t('exportar.bajando', {
            bytes: formatBytes(state.bytes),
            de: formatBytes(state.of),
            count: state.files,
            n: formatNumber(state.files),
          })}
      </p>
      <Button icon={<ZipIcon />} busy={busy} onClick={() => void take(ask)}>
        {t(state.is === 'failed' ? 'acciones.reintentar' : 'exportar.accion')}
      </Button>
    </Bloque>
  )
}
