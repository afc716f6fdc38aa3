import { QrCode } from '@portal/parts/QrCode.tsx'
import { Button, ButtonLink } from '@portal/ui/controls/Button.tsx'
import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { useReturnFocus } from '@portal/ui/feedback/useReturnFocus.ts'
import { TextArea } from '@portal/ui/fields/plain/TextBox.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { MessageCircle as WhatsAppIcon, Printer as PrintIcon, Share2 as ShareIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EnlaceHecho } from './enlaceHecho.ts'
import { whatsAppUrl } from './pedir/mensaje.ts'
import { useMensaje } from './pedir/useMensaje.ts'

interface EnlacesProps {
  hechos: readonly EnlaceHecho[]
  onClose: () => void
}

/** The links, each with its message and every way to send it: the product sends nothing itself. */
export const Enlaces = ({ hechos, onClose }: EnlacesProps) => {
  const t = useTexts()
  useReturnFocus()
  return (
    <FormPanel
      open
      large
      title={t('pedidos.hechos', { count: hechos.length })}
      subtitle={t('pedidos.unaVez')}
      onClose={onClose}
      actions={
        <Button size="large" onClick={onClose}>
          {t('pedidos.terminar')}
        </Button>
      }
    >
      <ul className="stack gap-24">
        {hechos.map((hecho) => (
          <li key={hecho.pedidoid}>
            <Enlace hecho={hecho} alone={hechos.length === 1} />
          </li>
        ))}
      </ul>
    </FormPanel>
  )
}

const Enlace = ({ hecho, alone }: { hecho: EnlaceHecho; alone: boolean }) => {
  const t = useTexts()
  const mensaje = useMensaje()
  const { destinatario = '', enlace, vence } = hecho
  const [text, setText] = useState(() => mensaje({ ...hecho, destinatario, vence, enlace }))
  const written = useRef<HTMLTextAreaElement>(null)
  const [showsQr, setShowsQr] = useState(alone)
  // Typed as always there; older browsers have none.
  const share = (navigator as { share?: (data: ShareData) => Promise<void> }).share?.bind(navigator)
  return (
    <section aria-label={destinatario} className="stack gap-12">
      {!alone && <h3 className="heading-16">{destinatario}</h3>}
      <TextArea
        ref={written}
        label={t('pedidos.asiLoLee')}
        hint={t('pedidos.seCambia')}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row wraps gap-8" data-print="hide">
        <ButtonLink
          kind={alone ? 'primary' : 'outline'}
          href={whatsAppUrl(hecho.telefono, text)}
          target="_blank"
          rel="noreferrer"
          icon={<WhatsAppIcon size={20} aria-hidden />}
        >
          {t('pedidos.whatsapp')}
        </ButtonLink>
        {share && (
          <Button
            icon={<ShareIcon size={20} aria-hidden />}
            // Whoever closes the sheet again has done nothing wrong.
            onClick={() => void share({ text }).catch(() => undefined)}
          >
            {t('pedidos.compartir')}
          </Button>
        )}
        <CopyButton text={text} of={t('pedidos.asiLoLee')} onRefused={() => written.current?.select()} />
        <Button icon={<PrintIcon size={20} aria-hidden />} onClick={() => window.print()}>
          {t('pedidos.imprimir')}
        </Button>
        {!alone && !showsQr && <Button onClick={() => setShowsQr(true)}>{t('pedidos.qr.ver')}</Button>}
      </div>
      {showsQr && (
        <div className="row wraps gap-16 shaded rounded pad-12">
          <QrCode text={enlace} label={t('pedidos.qr.de', { nombre: destinatario })} />
          <p className="slim">
            <b className="block semibold">{t('pedidos.qr.titulo')}</b>
            <span className="soft">{t('pedidos.qr.texto')}</span>
            {vence !== undefined && (
              <span className="block small soft">{t('pedidos.seApaga', { dia: formatDate(vence) })}</span>
            )}
          </p>
        </div>
      )}
    </section>
  )
}
