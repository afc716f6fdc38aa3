import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button, ButtonLink } from '@portal/ui/controls/Button.tsx'
import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Unreachable } from '@portal/contract/client.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { MessageCircle as WhatsAppIcon, Share2 as ShareIcon, Undo2 as TakeBackIcon } from 'lucide-react'
import { useState } from 'react'
import { olvidar } from './guardados.ts'
import { PaseEnPantalla } from './PaseEnPantalla.tsx'
import { usePase } from './usePase.ts'

interface PaseDialogProps {
  recursoid: string
  nombre: string
  onClose: () => void
}

/** The pass of a unit or a chofer, over everything: shown, printed, shared and taken back. */
export const PaseDialog = ({ recursoid, nombre, onClose }: PaseDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const { pase, alDia, problem, ask } = usePase(recursoid)
  const compartir = useWrite('CompartirPase', { refreshBehind: true, once: true })
  const anular = useWrite('AnularPase', { refreshBehind: true })
  const [enlace, setEnlace] = useState<string>()
  const [failed, setFailed] = useState<string>()

  const attempt = async (work: () => Promise<void>) => {
    setFailed(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailed(error.message)
    }
  }
  const share = () =>
    attempt(async () => {
      const [record] = (await compartir.mutateAsync({ recursoid })).records
      setEnlace(record?.enlace)
      await ask()
    })
  const takeBack = () =>
    attempt(async () => {
      await anular.mutateAsync({ recursoid })
      olvidar(recursoid)
      setEnlace(undefined)
      await ask()
      toast({ message: t('pase.anulado'), about: 'pase' })
    })

  return (
    <PaseEnPantalla
      nombre={nombre}
      pase={pase}
      alDia={alDia}
      // Of one that was opened before it is said in its place that nobody could be asked.
      problem={problem instanceof Unreachable && pase ? undefined : problem?.message}
      onClose={onClose}
      share={alDia ? { onClick: () => void share(), busy: compartir.isPending } : undefined}
    >
      {failed !== undefined && <Notice severity="error">{failed}</Notice>}
      {alDia && (enlace !== undefined || pase?.compartido === true) && (
        <section className="stack gap-12" aria-label={t('pase.enlace.titulo')}>
          <h3 className="heading-16">{t('pase.enlace.titulo')}</h3>
          <p className="small soft">{t(enlace === undefined ? 'pase.enlace.hay' : 'pase.enlace.unaVez')}</p>
          {enlace !== undefined && <Enlace enlace={enlace} nombre={nombre} />}
        </section>
      )}
      {alDia && (
        <Button
          kind="quiet"
          aria-disabled={anular.isPending}
          icon={<TakeBackIcon size={20} aria-hidden />}
          onClick={anular.isPending ? undefined : () => void takeBack()}
        >
          {t('pase.anular')}
        </Button>
      )}
    </PaseEnPantalla>
  )
}

/** Told this once: every way to send it. */
const Enlace = ({ enlace, nombre }: { enlace: string; nombre: string }) => {
  const t = useTexts()
  const text = t('pase.enlace.mensaje', { nombre, enlace })
  // Typed as always there; older browsers have none.
  const native = (navigator as { share?: (data: ShareData) => Promise<void> }).share?.bind(navigator)
  return (
    <>
      <p className="breaks">{enlace}</p>
      <div className="row wraps gap-8">
        <ButtonLink
          kind="outline"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          icon={<WhatsAppIcon size={20} aria-hidden />}
        >
          {t('pedidos.whatsapp')}
        </ButtonLink>
        {native && (
          <Button
            icon={<ShareIcon size={20} aria-hidden />}
            // Whoever closes the sheet again has done nothing wrong.
            onClick={() => void native({ text }).catch(() => undefined)}
          >
            {t('pedidos.compartir')}
          </Button>
        )}
        <CopyButton text={enlace} of={t('pase.enlace.titulo')} />
      </div>
    </>
  )
}
