import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Inbox as TrayIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EnlaceHecho } from '../pedidos/enlaceHecho.ts'
import { Enlaces } from '../pedidos/Enlaces.tsx'
import { SolapasDeDocumentos } from '../piezas/SolapasDeDocumentos.tsx'
import { bandejaAddress, bandejaQuery } from './address.ts'
import { Abierta, type Leave } from './Abierta.tsx'
import styles from './bandeja.module.css'
import { Compartidos } from './compartidos/Compartidos.tsx'
import { nextOf, titleOf } from './entrada.ts'
import { Entradas } from './Entradas.tsx'
import { AgregarHojas } from '../lote/AgregarHojas.tsx'
import { LoteAbierto } from '../lote/LoteAbierto.tsx'
import { tomaHojas } from '../lote/lote.ts'
import { useLote } from '../lote/useLote.ts'
import { PresentarListas } from './PresentarListas.tsx'
import { TraerLegajo } from './TraerLegajo.tsx'

const leaveAtOnce: Leave = (go) => go()

/** What arrived by itself and waits for a person: nothing of it is presented until one says so. */
export const Bandeja = () => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(bandejaQuery)
  const [{ entrada, compartido }, change] = useAddress(bandejaAddress.read)
  const { lote, agregar } = useLote()
  const isNarrow = useMediaQuery('(max-width: 799.95px)')
  const [asked, setAsked] = useState<EnlaceHecho>()
  /** Of the one that is open: what was typed of it is kept before another is. */
  const leaveRef = useRef<Leave>(leaveAtOnce)
  if (!data && error) return <FailedScreen error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingScreen height={480} />
  const { records, total = records.length } = data
  // Where a phone has room for the list alone, none is open until one is pressed.
  const chosen = records.find(({ entradaid }) => entradaid === entrada)
  // A bundle that is being read takes its place, until one is pressed.
  const current = chosen ?? (lote ? undefined : records[0])
  /** Where a phone has room for one of the two, the page and not the list is there. */
  const isAlone = isNarrow && chosen !== undefined
  const show = (entradaid: string | undefined) => change({ entrada: entradaid })
  const open = (entradaid: string | undefined) => {
    leaveRef.current(() => show(entradaid))
  }
  return (
    <Screen
      title={(isAlone && titleOf(chosen)) || t('bandeja.titulo')}
      subtitle={
        isAlone
          ? [
              t('bandeja.cualDe', {
                n: formatNumber(records.indexOf(chosen) + 1),
                total: formatNumber(total),
              }),
              chosen.archivos?.[0]?.nombre,
            ]
              .filter(Boolean)
              .join(' · ')
          : lote && lote.hojas.length > 0
            ? t('lote.entra', { count: lote.hojas.length, n: formatNumber(lote.hojas.length) })
            : total === 0
              ? t('bandeja.explicacion')
              : t('bandeja.esperan', { count: total, n: formatNumber(total) })
      }
      actions={
        !isAlone && (
          <>
            <AgregarHojas
              busy={!tomaHojas(lote)}
              onFiles={(files) => {
                void agregar(files)
                open(undefined)
              }}
            />
            <TraerLegajo />
            {(!lote || chosen) && <PresentarListas entradas={records} />}
          </>
        )
      }
    >
      <Compartidos refused={compartido} onSeen={() => change({ compartido: undefined })} />
      <Card>
        <SolapasDeDocumentos current="bandeja" counts={{ bandeja: total }}>
          {lote && current && (
            <p className="row wraps gap-8 small line-below pad-8-16">
              {t('lote.enCurso')}
              <Button kind="quiet" size="small" onClick={() => open(undefined)}>
                {t('lote.volver')}
              </Button>
            </p>
          )}
          {lote && !current ? (
            <div className={styles.tray} data-lote>
              {records.length > 0 && (
                <Entradas entradas={records} total={total} current={undefined} onOpen={open} />
              )}
              <LoteAbierto lote={lote} />
            </div>
          ) : current ? (
            <div className={styles.tray} data-open={entrada !== undefined || undefined}>
              <Entradas entradas={records} total={total} current={current.entradaid} onOpen={open} />
              <Abierta
                key={current.entradaid}
                entrada={current}
                leaveRef={leaveRef}
                onGone={() => show(nextOf(records, current.entradaid))}
                before={records[records.indexOf(current) - 1]}
                isAlone={isAlone}
                onOpen={show}
                onMove={(by) => {
                  const at = records.indexOf(current) + by
                  const next = records[at]
                  if (next) open(next.entradaid)
                }}
                onList={() => open(undefined)}
                onAsked={(hecho) => {
                  setAsked(hecho)
                  show(nextOf(records, current.entradaid))
                }}
              />
            </div>
          ) : (
            <EmptyState
              icon={<TrayIcon />}
              title={t('bandeja.vacio.titulo')}
              message={t('bandeja.vacio.mensaje')}
            />
          )}
        </SolapasDeDocumentos>
      </Card>
      {asked && <Enlaces hechos={[asked]} onClose={() => setAsked(undefined)} />}
    </Screen>
  )
}
