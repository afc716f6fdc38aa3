import { formatosDeInforme, type FormatoDeInforme } from '@portal/contract/informeDeDatos.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Download as DownloadIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

interface InformeDeDatosProps {
  /** Whose data they are. */
  nombre: string
  /** Where each form of it is fetched. */
  urls: Record<FormatoDeInforme, string>
  onClose: () => void
}

type State = { is: 'idle' | 'failed' } | { is: 'saved' | 'coming'; formato: FormatoDeInforme }

/** The report of what is held of a chofer, to take along. The page never leaves: that it failed is told here. */
export const InformeDeDatos = ({ nombre, urls, onClose }: InformeDeDatosProps) => {
  const t = useTexts()
  const id = useId()
  const leaving = useRef(new AbortController())
  const [state, setState] = useState<State>({ is: 'idle' })
  useEffect(() => {
    const { current } = leaving
    return () => current.abort()
  }, [])

  const take = async (formato: FormatoDeInforme) => {
    const { signal } = leaving.current
    setState({ is: 'coming', formato })
    try {
      const answer = await fetch(urls[formato], { signal })
      if (!answer.ok) throw new Error(`${urls[formato]} answered ${answer.status}`)
      const here = URL.createObjectURL(await answer.blob())
      const download = t('informe.archivo', { nombre, formato })
      Object.assign(document.createElement('a'), { href: here, download }).click()
      setTimeout(() => URL.revokeObjectURL(here), 60_000)
      setState({ is: 'saved', formato })
    } catch {
      if (!signal.aborted) setState({ is: 'failed' })
    }
  }

  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-about`} dismissable onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{t('informe.titulo')}</DialogTitle>
      <DialogBody>
        <p id={`${id}-about`}>{t('informe.explicacion', { nombre })}</p>
        {state.is === 'failed' && (
          <Notice severity="error" className="room-above">
            {t('informe.noSePudo')}
          </Notice>
        )}
        <p role="status" className="if-any small soft room-above">
          {state.is === 'coming' && t('informe.preparando')}
          {state.is === 'saved' && t('informe.listo')}
        </p>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
        {formatosDeInforme.toReversed().map((formato) => (
          <Button
            key={formato}
            kind={formato === 'pdf' ? 'solid' : 'outline'}
            icon={<DownloadIcon />}
            busy={state.is === 'coming' && state.formato === formato}
            onClick={() => void take(formato)}
          >
            {t(`informe.bajar.${formato}`)}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}
