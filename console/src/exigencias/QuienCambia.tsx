import { Refusal } from '@portal/contract/refusals.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users as WhoIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Nombrados } from '../piezas/Nombrados.tsx'
import { longPauseMs, usePaused } from '@portal/ui/search/usePaused.ts'
import { conCambio, type Cambio, type Operacion } from './exigencia.ts'
import styles from './quienCambia.module.css'
import { useFraseDeVista } from '../piezas/useFraseDeVista.ts'
import { alguien, diasDe, haceCaer } from '../piezas/vista.ts'

/** What is asked of the server for what was changed of an operation: nothing is saved. */
export const miradaDe = (operacion: Operacion, cambio: Cambio) => ({
  operacionid: operacion.operacionid,
  values: { exigencias: conCambio(operacion, cambio) },
  soloVista: true as const,
})

interface QuienCambiaProps {
  operacion: Operacion
  cambio: Cambio
}

/** Who could no longer go to an operation by what was changed of it, before anything is saved. What nobody knows is not told as good news. */
export const QuienCambia = ({ operacion, cambio }: QuienCambiaProps) => {
  const t = useTexts()
  const frase = useFraseDeVista()
  const typed = JSON.stringify(miradaDe(operacion, cambio))
  const settled = usePaused(typed, longPauseMs)
  const input = useMemo(() => JSON.parse(settled) as ReturnType<typeof miradaDe>, [settled]) // as `miradaDe` made it
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('SaveOperacion', input),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const vista = error ? undefined : (data?.vista ?? undefined)
  const pending = typed !== settled || isFetching || isPlaceholderData
  const tone = !vista
    ? undefined
    : haceCaer(vista)
      ? 'red'
      : diasDe(vista).some(({ ganan }) => alguien(ganan))
        ? 'green'
        : undefined
  return (
    <li className="flex gap-16 slim" aria-busy={pending} data-tone={tone}>
      <span className={styles.sign}>
        <WhoIcon aria-hidden size={20} />
      </span>
      <div className="grow slim">
        <div role="status">
          {error ? (
            <p className="bold">
              {error instanceof Refusal && error.is('INVALID_INPUT')
                ? (error.body.fields?.['exigencias'] ?? error.message)
                : t('exigencias.noSeSabe', { nombre: operacion.nombre })}{' '}
              <TextButton onClick={() => void refetch()}>{t('acciones.reintentar')}</TextButton>
            </p>
          ) : vista ? (
            frase(operacion.nombre, vista).map((each) => (
              <p key={each} className="bold">
                {each}
              </p>
            ))
          ) : (
            <Placeholder width="70%" />
          )}
        </div>
        <div className="small soft">
          {t('exigencias.todavia')}{' '}
          {vista && diasDe(vista).map((each) => <Nombrados key={each.dia} {...each} />)}
        </div>
      </div>
    </li>
  )
}
