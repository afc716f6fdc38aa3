import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { maxSharedBytes, maxSharedFiles, sharedDays, type ShareRefusal } from '@portal/ui/kept/keptShared.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatBytes, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Share2 as SharedIcon } from 'lucide-react'
import { useCompartidos } from './useCompartidos.ts'

interface CompartidosProps {
  /** Why what was just shared was not taken. */
  refused: ShareRefusal | undefined
  onSeen: () => void
}

/** The card may be gone, and what was pressed in it: whoever works by keyboard goes on from the top. */
const focusTitle = () => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
}

/** Above the bandeja: what another app shared with the installed portal, until it is brought in or put away. */
export const Compartidos = ({ refused, onSeen }: CompartidosProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const { shared, llegada, problems, bring, forget } = useCompartidos()
  const count = { count: shared.length, n: formatNumber(shared.length) }
  const busy = llegada !== undefined
  const discard = () =>
    void confirm({
      title: t('compartidos.descartar.titulo', count),
      message: t('compartidos.descartar.mensaje'),
      confirmLabel: t('compartidos.descartar.confirmar'),
      danger: true,
      run: forget,
    }).then(focusTitle)
  return (
    <>
      {refused && (
        <Notice
          severity="warning"
          title={t('compartidos.noSeTomo')}
          action={
            <Button kind="quiet" size="small" onClick={onSeen}>
              {t('compartidos.entendido')}
            </Button>
          }
        >
          {t(`compartidos.rechazo.${refused}`, {
            max: maxSharedFiles,
            peso: formatBytes(maxSharedBytes),
          })}
        </Notice>
      )}
      {shared.length > 0 && (
        <Card as="section" padded aria-labelledby="compartidos">
          <div className="stack gap-12">
            <h2 id="compartidos" className="row gap-8 semibold">
              <SharedIcon size={20} aria-hidden />
              {t('compartidos.titulo', count)}
            </h2>
            <ul className="stack gap-4">
              {shared.map(({ id, file }) => (
                <li key={id} className="small breaks">
                  {file.name} <span className="soft digits">{formatBytes(file.size)}</span>
                  {problems.has(id) && (
                    <span role="alert" className="block semibold">
                      {problems.get(id)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className="small soft">{t('compartidos.explicacion', { count: sharedDays })}</p>
            <div className="row wraps gap-8">
              <Button onClick={() => void bring().then(focusTitle)} busy={busy}>
                {t('compartidos.traer')}
              </Button>
              <Button kind="quiet" onClick={discard} disabled={busy}>
                {t('compartidos.descartar.boton')}
              </Button>
              <span role="status" className="small soft">
                {llegada &&
                  t('compartidos.trayendo', {
                    n: formatNumber(llegada.done + 1),
                    total: formatNumber(llegada.of),
                  })}
              </span>
            </div>
          </div>
        </Card>
      )}
    </>
  )
}
