import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Ban as OffIcon, CalendarPlus as MakeIcon, RefreshCw as ChangeIcon } from 'lucide-react'
import { useState } from 'react'
import { filtrosDe, isDireccionDe, type Calendario } from './calendario.ts'
import styles from './calendario.module.css'
import { Direccion } from './Direccion.tsx'
import { Filtros } from './Filtros.tsx'
import { Proximos } from './Proximos.tsx'

interface CalendarioAbiertoProps {
  calendario: Calendario
  mayWrite: boolean
}

/** What is done with a calendar that is known: made where there is none, and otherwise read, chosen, changed and ended. */
export const CalendarioAbierto = ({ calendario, mayWrite }: CalendarioAbiertoProps) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  // Nowhere else: leaving the screen is the end of it.
  const [nueva, setNueva] = useState<string>()
  const create = useWrite('CrearCalendario', { once: true })
  const revoke = useWrite('RevocarCalendario')
  const { activo, direccion } = calendario

  const make = async () => {
    const [made] = (await create.mutateAsync({ values: filtrosDe(calendario) })).records
    if (!made) throw new Error('CrearCalendario answered no address')
    setNueva(made.direccion)
  }
  const change = () =>
    confirm({
      title: t('calendario.cambiar.titulo'),
      message: t('calendario.cambiar.mensaje'),
      confirmLabel: t('calendario.cambiar.accion'),
      danger: true,
      run: make,
    })
  const end = async () => {
    const ended = await confirm({
      title: t('calendario.apagar.titulo'),
      message: t('calendario.apagar.mensaje'),
      confirmLabel: t('calendario.apagar.accion'),
      danger: true,
      run: () => revoke.mutateAsync({}),
    })
    if (!ended) return
    setNueva(undefined)
    toast({ message: t('calendario.apagar.hecho'), about: 'calendario' })
  }

  if (!activo)
    return (
      <>
        <p className="soft">{t('calendario.paraQue')}</p>
        <p className="soft">{t('calendario.vacio')}</p>
        {create.error && (
          <p role="alert" className="wrong">
            {say(create.error.message)}
          </p>
        )}
        {mayWrite && (
          <Button
            kind="solid"
            icon={<MakeIcon />}
            busy={create.isPending}
            // What it says is shown above.
            onClick={() => void make().catch(() => undefined)}
          >
            {t('calendario.hacer')}
          </Button>
        )}
      </>
    )

  const entera = nueva !== undefined && isDireccionDe(nueva, direccion) ? nueva : undefined
  return (
    <>
      <p className="soft">{t('calendario.paraQue')}</p>
      <Direccion key={entera ?? ''} entera={entera} calendario={calendario} />
      <Filtros calendario={calendario} mayWrite={mayWrite} />
      <div className={styles.acts}>
        {mayWrite && (
          <Button icon={<ChangeIcon size={20} aria-hidden />} onClick={() => void change()}>
            {t('calendario.cambiar.accion')}
          </Button>
        )}
        <Button icon={<OffIcon size={20} aria-hidden />} onClick={() => void end()}>
          {t('calendario.apagar.accion')}
        </Button>
      </div>
      <Proximos calendario={calendario} />
    </>
  )
}
