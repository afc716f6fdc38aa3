import { useWrite } from '@portal/ui/app/queries.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { RowMenu } from '@portal/ui/table/RowMenu.tsx'
import { Ban as TakeBackIcon, Send as AgainIcon } from 'lucide-react'
import { useState } from 'react'
import { rutas } from '../../rutas.ts'
import { pedirPart } from '../pedirPart.ts'
import type { EnlaceHecho } from '../enlaceHecho.ts'
import { Enlaces } from '../Enlaces.tsx'
import { papelesDe, type Pedido } from './pedido.ts'

/** What can be done with one: looking at what came, another link, or taking it back. */
export const AccionDePedido = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  const confirm = useConfirm()
  const toast = useToast()
  const anular = useWrite('AnularPedido')
  const otraVez = useWrite('PedirDeNuevo', { once: true })
  const [made, setMade] = useState<EnlaceHecho>()
  const [anew, setAnew] = useState(false)
  const { pedidoid, destinatario, vive, casillas = [] } = pedido
  const waits = casillas.some(({ estado }) => estado === 'llego')
  const again = async () => {
    // One that ended is made anew, of what there is to ask for today.
    if (vive !== true) {
      setAnew(true)
      return
    }
    try {
      const { records } = await otraVez.mutateAsync({ pedidoid })
      const [record] = records
      if (record)
        setMade({
          ...record,
          nota: pedido.nota ?? '',
          papeles: casillas
            .filter(({ estado }) => estado === 'falta' || estado === 'rechazada')
            .map(({ tipodocumento = '', nombre_corto, periodo }) => ({
              nombre: tipodocumento,
              nombre_corto,
              periodo,
            })),
        })
    } catch (failure) {
      await confirm({
        title: t('pedidos.noSePudo'),
        message: failure instanceof Error ? failure.message : '',
        confirmLabel: t('acciones.cerrar'),
        onlySays: true,
      })
    }
  }
  const takeBack = async () => {
    const done = await confirm({
      title: t('pedidos.anular.titulo'),
      message: t('pedidos.anular.mensaje', { nombre: destinatario, papeles: papelesDe(pedido, t) }),
      confirmLabel: t('pedidos.anular.accion'),
      danger: true,
      run: () => anular.mutateAsync({ pedidoid }),
    })
    if (done) toast({ message: t('pedidos.anular.hecho'), about: 'pedido' })
  }
  const acts = [
    ...(waits ? [] : [{ label: t('pedidos.otraVez'), icon: <AgainIcon />, onPress: () => void again() }]),
    ...(vive === true
      ? [{ label: t('pedidos.anular.accion'), icon: <TakeBackIcon />, onPress: () => void takeBack() }]
      : []),
  ]
  return (
    <>
      <span className="off-phones">
        <span className="row ends gap-8">
          {waits && (
            <ActionButton label={t('pedidos.verLoQueLlego')} of={destinatario} href={rutas.bandeja()} />
          )}
          {acts.map(({ label, onPress }, i) => (
            <ActionButton
              key={label}
              label={label}
              of={destinatario}
              kind={i === 0 && !waits && pedido.estado !== 'completo' ? 'now' : 'quiet'}
              onClick={onPress}
            />
          ))}
        </span>
      </span>
      <span className="only-phones">{acts.length > 0 && <RowMenu of={destinatario} acts={acts} />}</span>
      {made && <Enlaces hechos={[made]} onClose={() => setMade(undefined)} />}
      {anew && (
        <DialogOnDemand
          part={pedirPart}
          props={{
            recursos: [...new Set(casillas.map(({ recursoid = '' }) => recursoid))],
            onClose: () => setAnew(false),
          }}
        />
      )}
    </>
  )
}
