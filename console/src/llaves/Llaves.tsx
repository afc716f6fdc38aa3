import type { Result } from '@portal/contract'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { numeroDeLlave } from '@portal/parts/legajo/numeroDeLlave.ts'
import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound as KeyIcon, Plus as NewIcon } from 'lucide-react'
import { useState } from 'react'
import { Bloque } from '../piezas/Bloque.tsx'
import { FijarLlavePanel } from './FijarLlavePanel.tsx'
import styles from './llaves.module.css'

type DeLlaves = Result<'ListLlaves'>['records'][number]
type Ajena = DeLlaves['ajenas'][number]

const diaDe = (momento: string) => formatDate(diaEnBuenosAires(new Date(momento)))

/** By which key this installation signs, and whose legajos it takes: those of the keys that somebody compared and pinned. */
export const Llaves = () => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('ListLlaves', {}))
  const [adding, setAdding] = useState(false)
  const [llaves] = data?.records ?? []
  if (!llaves && error) return <FailedScreen error={error} onRetry={() => void refetch()} />
  if (!llaves) return <WaitingScreen height={280} />
  const fijadas = llaves.ajenas.filter(({ quitada }) => quitada === null)
  const quitadas = llaves.ajenas.filter(({ quitada }) => quitada !== null)
  return (
    <Screen
      title={t('llaves.titulo')}
      subtitle={t('llaves.explicacion')}
      actions={<PrimaryAction label={t('llaves.fijar')} icon={<NewIcon />} onClick={() => setAdding(true)} />}
    >
      <div className={styles.dos}>
        <Bloque title={t('llaves.propia.titulo')}>
          <p className={`small soft ${styles.about}`}>{t('llaves.propia.explicacion')}</p>
          <ul className="line-above lined small">
            {llaves.propias.map(({ llave, publica, desde, hasta }) => (
              <li key={llave} className={styles.row}>
                <div className="slim">
                  <p className="semibold digits">{numeroDeLlave(llave)}</p>
                  <p className="tiny soft">
                    {hasta === null
                      ? t('llaves.propia.desde', { desde: diaDe(desde) })
                      : t('llaves.propia.hasta', { desde: diaDe(desde), hasta: diaDe(hasta) })}
                  </p>
                </div>
                <CopyButton kind="quiet" size="small" text={publica} of={numeroDeLlave(llave)} />
              </li>
            ))}
          </ul>
        </Bloque>
        <Bloque title={t('llaves.ajenas.titulo')}>
          {fijadas.length === 0 ? (
            <EmptyState
              icon={<KeyIcon />}
              title={t('llaves.ajenas.vacio')}
              message={t('llaves.ajenas.comoSeHace')}
            />
          ) : (
            <>
              <p className={`small soft ${styles.about}`}>{t('llaves.ajenas.explicacion')}</p>
              <ul className="line-above lined small">
                {fijadas.map((each) => (
                  <LlaveFijada key={each.llaveajenaid} ajena={each} />
                ))}
              </ul>
            </>
          )}
          {quitadas.length > 0 && (
            <section>
              <h3 className="tiny soft semibold shaded line-above pad-10-16">
                {t('llaves.ajenas.quitadas')}
              </h3>
              <ul className="line-above lined small">
                {quitadas.map((each) => (
                  <li key={each.llaveajenaid} className={styles.row}>
                    <QueEs ajena={each} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Bloque>
      </div>
      {adding && <FijarLlavePanel onClose={() => setAdding(false)} />}
    </Screen>
  )
}

const LlaveFijada = ({ ajena }: { ajena: Ajena }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const take = useWrite('QuitarLlave')
  const { llaveajenaid, nombre } = ajena
  const quitar = async () => {
    const taken = await confirm({
      title: t('llaves.quitar.titulo', { nombre }),
      message: t('llaves.quitar.mensaje'),
      confirmLabel: t('llaves.quitar.accion'),
      danger: true,
      run: () => take.mutateAsync({ llaveajenaid }),
    })
    if (taken) toast({ message: t('llaves.quitar.hecho', { nombre }), about: 'llaves' })
  }
  return (
    <li className={styles.row}>
      <QueEs ajena={ajena} />
      <Button
        kind="quiet"
        size="small"
        aria-label={t('llaves.quitar.cual', { nombre })}
        onClick={() => void quitar()}
      >
        {t('llaves.quitar.accion')}
      </Button>
    </li>
  )
}

/** Whose it is, its number, and who pinned it and took it back. */
const QueEs = ({ ajena }: { ajena: Ajena }) => {
  const t = useTexts()
  const { nombre, llave, fijada, fijada_por, quitada, quitada_por } = ajena
  const said = (momento: string, quien: string | null, key: 'fijada' | 'quitada') =>
    quien === null
      ? t(`llaves.ajenas.${key}`, { fecha: diaDe(momento) })
      : t(`llaves.ajenas.${key}Por`, { fecha: diaDe(momento), quien })
  return (
    <div className="slim">
      <p className="semibold breaks">{nombre}</p>
      <p className="digits">{numeroDeLlave(llave)}</p>
      <p className="tiny soft breaks">
        {said(fijada, fijada_por, 'fijada')}
        {quitada !== null && ` · ${said(quitada, quitada_por, 'quitada')}`}
      </p>
    </div>
  )
}
