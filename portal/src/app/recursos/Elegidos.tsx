import { personas } from '@portal/parts/inSentence.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { culpableSentence } from '@portal/parts/culpable.ts'
import { LeaveDialog } from '@portal/parts/LeaveDialog.tsx'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { downloadXlsx, type Cell } from '@portal/ui/app/downloadXlsx.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { LogOut as LeaveIcon, Sheet as SheetIcon } from 'lucide-react'
import { useState } from 'react'
import { usePickList } from '../campos/useOptions.ts'
import { EliminarElegidos } from '../eliminados/EliminarElegidos.tsx'
import { MarcarElegidos } from '../marcados/MarcarElegidos.tsx'
import { PedirElegidos } from '../pedidos/PedirElegidos.tsx'
import { DescargarDocumentos } from './DescargarDocumentos.tsx'
import { useMayAsk, useMayWrite } from '../session/useLogin.ts'

interface Recurso {
  aptitud?: Aptitud
  marcado?: boolean
  culpable?: Culpable | null
  faltantes?: number
  proximo_vencimiento?: string | null
}

interface ElegidosProps<Row extends Recurso> {
  rows: readonly Row[]
  clear: () => void
  /** Whose pick list has the reasons to leave; names the sheet too. */
  module: 'choferes' | 'dominios'
  recursoid: (row: Row) => string
  nombre: (row: Row) => string
  isActive: (row: Row) => boolean
  leave: (row: Row, values: { fecha_baja: string; motivo_baja: string }) => Promise<unknown>
  /** What identifies one, in columns of its own. */
  ids: readonly { head: string; cell: (row: Row) => Cell }[]
}

/** What can be done with several choferes or dominios at once. */
export const Elegidos = <Row extends Recurso>({
  rows,
  clear,
  module,
  recursoid,
  nombre,
  isActive,
  leave,
  ids,
}: ElegidosProps<Row>) => {
  const t = useTexts()
  const toast = useToast()
  const mayWrite = useMayWrite()
  const mayDownload = useMayAsk('ExportarDocumentos')
  const { options: reasons, isFree } = usePickList(module, 'motivo_baja')
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState(false)
  const active = rows.filter(isActive)

  /** One after the other; the first that is refused stops the rest, and says who it was. */
  const leaveAll = async (values: { fecha_baja: string; motivo_baja: string }) => {
    let waiting: Waiting | undefined
    for (const row of active) {
      try {
        await leave(row, values)
      } catch (error) {
        if (error instanceof Waiting) waiting = error
        else if (error instanceof Refusal)
          throw new Refusal({ ...error.body, message: `${nombre(row)}: ${error.message}` }, error.status)
        else throw error
      }
    }
    clear()
    toast(
      waiting
        ? { message: waiting.message, severity: 'info', about: 'guardado' }
        : { message: t('formulario.guardado.actualizado'), about: 'guardado' },
    )
  }

  const download = async () => {
    try {
      await downloadXlsx({
        fileName: `${module}-${hoyEnBuenosAires()}`,
        head: [
          ...ids.map(({ head }) => head),
          t('recurso.columnas.aptitud'),
          t('recursos.elegidos.motivo'),
          t('recurso.columnas.faltantes'),
          t('recurso.columnas.vencimiento'),
        ],
        rows: rows.map((row) => [
          ...ids.map(({ cell }) => cell(row)),
          row.aptitud ? t(`aptitud.${row.aptitud}`) : null,
          row.culpable ? culpableSentence(t, row.culpable) : null,
          row.faltantes ?? null,
          row.proximo_vencimiento ? { date: row.proximo_vencimiento } : null,
        ]),
        nothing: t('recursos.elegidos.nada'),
      })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  const markable = rows.flatMap((row) =>
    row.marcado === undefined ? [] : [{ recursoid: recursoid(row), marcado: row.marcado }],
  )

  return (
    <>
      <MarcarElegidos elegidos={markable} />
      {mayWrite && active.length > 0 && (
        <button type="button" onClick={() => setLeaving(true)}>
          <LeaveIcon />
          {t('recurso.baja.dar')}
        </button>
      )}
      <PedirElegidos recursos={active.map(recursoid)} />
      <EliminarElegidos
        elegidos={rows.map((row) => ({ recursoid: recursoid(row), nombre: nombre(row) }))}
        clear={clear}
      />
      <button type="button" onClick={() => void download()}>
        <SheetIcon />
        {t(failed ? 'lista.exportarFallo' : 'lista.exportar')}
      </button>
      {mayDownload && <DescargarDocumentos recursos={rows.map(recursoid)} />}
      {leaving && (
        <LeaveDialog
          explanation={t('recursos.elegidos.baja', {
            count: active.length,
            n: formatNumber(active.length),
            nombres: personas(active.map(nombre)),
          })}
          reasons={isFree ? 'free' : reasons}
          today={hoyEnBuenosAires()}
          save={leaveAll}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
