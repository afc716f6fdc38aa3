import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { LogOut as EndIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { Renglon } from './Renglon.tsx'
import { useCual, type Sesion } from './useCual.ts'

/** Where the person is signed in, and the way to end what should not be open. */
export const Sesiones = () => {
  const t = useTexts()
  const cual = useCual()
  const confirm = useConfirm()
  const toast = useToast()
  const { data, error, refetch } = useQuery(operationQuery('ListSesiones', {}))
  const end = useWrite('CerrarSesion')

  if (!data && error) return <FailedScreen error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingScreen height={200} />
  const { records } = data
  // Only where it is sure which one asks, all others can be told from it.
  const others = records.filter(({ actual }) => actual === false).length
  const run = async (sesionid: string) => {
    await end.mutateAsync({ sesionid })
    toast({ message: t('sesiones.cerrada'), about: 'guardado' })
  }
  const endOne = (sesion: Sesion) =>
    confirm({
      title: t('sesiones.cerrar.titulo', { cual: cual(sesion) }),
      message: t('sesiones.cerrar.mensaje'),
      confirmLabel: t('sesiones.cerrar.accion'),
      danger: true,
      run: () => run(sesion.sesionid),
    })
  const endOthers = () =>
    confirm({
      title: t('sesiones.cerrarOtras.titulo'),
      message: t('sesiones.cerrarOtras.mensaje', { count: others }),
      confirmLabel: t('sesiones.cerrarOtras.accion'),
      danger: true,
      run: () => run('otras'),
    })

  return (
    <Screen
      title={t('sesiones.titulo')}
      subtitle={t('sesiones.explicacion')}
      actions={
        others > 0 && (
          <HeadAction
            label={t('sesiones.cerrarOtras.accion')}
            icon={<EndIcon />}
            onClick={() => void endOthers()}
          />
        )
      }
    >
      <Card>
        <ul>
          {records.map((sesion) => (
            <li key={sesion.sesionid}>
              <Renglon sesion={sesion} onEnd={() => void endOne(sesion)} />
            </li>
          ))}
        </ul>
        <p className="soft pad-16-20">
          {t('sesiones.noReconoces')}{' '}
          <TextLink href={rutas.cambiarContrasena()}>{t('sesiones.cambiar')}</TextLink>
        </p>
      </Card>
    </Screen>
  )
}
