import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { DoorOpen as PuertaIcon, Plus as AddIcon } from 'lucide-react'
import { useState } from 'react'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { PartesDePorteria } from './PartesDePorteria.tsx'
import styles from './porteria.module.css'
import { Enrolar } from './puertas/Enrolar.tsx'
import { oftenMs, waitingMs, type Puerta } from './puertas/puerta.ts'
import { PuertaCard } from './puertas/PuertaCard.tsx'
import { PuertaDialog } from './puertas/PuertaDialog.tsx'

/** The gates and their devices, and how one more device is taken. */
export const Puertas = () => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const [waits, setWaits] = useState(false)
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...operationQuery('ListPuertas', {}),
    refetchInterval: waits ? waitingMs : oftenMs,
  })
  const [chosen, setChosen] = useState('')
  const [open, setOpen] = useState<string>()
  const puertas = data?.records
  const editing = puertas?.find(({ puertaid }) => puertaid === open)
  const abiertas = (puertas ?? []).filter(({ activa }) => activa)
  const add = mayChange && (
    <Button icon={<AddIcon size={20} aria-hidden />} onClick={() => setOpen('nueva')}>
      {t('porteria.puertas.nueva')}
    </Button>
  )
  return (
    <Screen title={t('porteria.titulo')}>
      <PartesDePorteria current="puertas">
        {error && !puertas ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        ) : !puertas ? (
          <Placeholder height={240} />
        ) : puertas.length === 0 ? (
          <Card>
            <EmptyState
              ghost
              icon={<PuertaIcon />}
              title={t('porteria.puertas.vacio.titulo')}
              message={t('porteria.puertas.vacio.mensaje')}
              action={add}
            />
          </Card>
        ) : (
          <div className={styles.gates} data-alone={!mayChange || undefined}>
            <div className="stack gap-16">
              <div className="row wraps gap-12">
                <p className="grow small semibold">{resumenDe(t, puertas)}</p>
                {add}
              </div>
              {puertas.map((puerta) => (
                <PuertaCard
                  key={puerta.puertaid}
                  puerta={puerta}
                  ahora={dataUpdatedAt}
                  onEdit={mayChange ? () => setOpen(puerta.puertaid) : undefined}
                />
              ))}
            </div>
            {mayChange && (
              <Enrolar puertas={abiertas} puertaid={chosen} onPuerta={setChosen} onWaiting={setWaits} />
            )}
          </div>
        )}
      </PartesDePorteria>
      {(open === 'nueva' || editing) && (
        <PuertaDialog puerta={editing} onSaved={setChosen} onClose={() => setOpen(undefined)} />
      )}
    </Screen>
  )
}

/** How many devices there are, and how many of them can say no yes any more. */
function resumenDe(t: ReturnType<typeof useTexts>, puertas: readonly Puerta[]): string {
  const dispositivos = puertas
    .filter(({ activa }) => activa)
    .flatMap((puerta) => puerta.dispositivos)
    .filter(({ revocado }) => revocado === null)
  const viejas = dispositivos.filter(({ estado }) => estado === 'vieja' || estado === 'sin lista').length
  const all = t('porteria.puertas.resumen', {
    count: dispositivos.length,
    n: formatNumber(dispositivos.length),
    puertas: formatNumber(puertas.filter(({ activa }) => activa).length),
  })
  return viejas === 0
    ? all
    : `${all}: ${t('porteria.puertas.viejas', { count: viejas, n: formatNumber(viejas) })}`
}
