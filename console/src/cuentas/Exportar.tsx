import { addresses } from '@portal/contract/door.ts'
import { Refusal } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatBytes, formatNumber } from '@portal/ui/show/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FolderDown as ZipIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Bloque } from '../Bloque.tsx'
import text from '../text.module.css'
import styles from './exportar.module.css'
import { receive } from './receive.ts'

/** More than this is the browser's own to receive: here all of it would be in memory at once. */
const maxHere = 300_000_000

type Estado =
  | { es: 'quieto' | 'preguntando' | 'listo' | 'delNavegador' }
  | { es: 'bajando'; bytes: number; de: number; archivos: number }
  | { es: 'fallo'; porque: string }

const save = (url: string, name: string) =>
  Object.assign(document.createElement('a'), { href: url, download: name }).click()

/** All of an account as one ZIP. How it goes, and that it failed, is told here; the browser never leaves the console. */
export const Exportar = ({ cuentaid }: { cuentaid: string }) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [estado, setEstado] = useState<Estado>({ es: 'quieto' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const take = async () => {
    const abort = new AbortController()
    leaving.current = abort
    setEstado({ es: 'preguntando' })
    try {
      const { records } = await queryClient.query({
        ...operationQuery('ExportarCuenta', { cuentaid }),
        staleTime: 0,
      })
      const [told] = records
      if (!told?.url.startsWith(addresses.exportar)) throw new Error('no address to fetch it from')
      const name = `${told.accountname}.zip`
      if (told.bytes > maxHere) {
        save(told.url, name)
        setEstado({ es: 'delNavegador' })
        return
      }
      const bajando = { es: 'bajando', de: told.bytes, archivos: told.archivos } as const
      const zip = await receive(told.url, {
        signal: abort.signal,
        onBytes: (bytes) => setEstado({ ...bajando, bytes }),
      })
      const url = URL.createObjectURL(zip)
      save(url, name)
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      setEstado({ es: 'listo' })
    } catch (error) {
      if (abort.signal.aborted) return
      setEstado({
        es: 'fallo',
        porque: error instanceof Refusal ? error.message : t('exportar.noSePudo'),
      })
    }
  }

  const busy = estado.es === 'preguntando' || estado.es === 'bajando'
  return (
    <Bloque title={t('exportar.titulo')}>
      <div className={styles.body}>
        <p className={text.soft}>{t('exportar.explicacion')}</p>
        {estado.es === 'fallo' && <Notice severity="error">{estado.porque}</Notice>}
        <p role="status" className={text.soft}>
          {estado.es === 'listo' && t('exportar.listo')}
          {estado.es === 'delNavegador' && t('exportar.delNavegador')}
          {estado.es === 'preguntando' && t('exportar.preparando')}
          {estado.es === 'bajando' &&
            t('exportar.bajando', {
              bytes: formatBytes(estado.bytes),
              de: formatBytes(estado.de),
              count: estado.archivos,
              n: formatNumber(estado.archivos),
            })}
        </p>
        <Button icon={<ZipIcon />} busy={busy} onClick={() => void take()}>
          {t(estado.es === 'fallo' ? 'acciones.reintentar' : 'exportar.accion')}
        </Button>
      </div>
    </Bloque>
  )
}
