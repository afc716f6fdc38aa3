import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Paso } from '@portal/contract/puertas.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'
import { Que } from './pasos/celdas.tsx'
import { detalleDe, quienesDe, vehiculoDe } from './pasos/paso.ts'

const shown = 4

/** What a carrier's people and vehicles last did at gates, and how much of it is to be looked at; nothing before any passed. */
export const PasosDeCuenta = ({ cuentaid }: { cuentaid: string }) => {
  const t = useTexts()
  const desde = sumarDias(hoyEnBuenosAires(), -6)
  const pasos = useQuery(operationQuery('ListPasos', { cuentaid, pagesize: shown }))
  const found = useQuery({
    ...operationQuery('ListPasos', { cuentaid, desde, hallazgo: 'cualquiera', pagesize: 1 }),
    enabled: pasos.data !== undefined && pasos.data.records.length > 0,
  })
  // How much is to be looked at and isn't known is not nothing.
  const failed = [pasos, found].find(({ data, error }) => error && !data)
  if (!failed && (pasos.data?.records.length ?? 0) === 0) return null
  return (
    <Bloque
      title={t('porteria.titulo')}
      more={
        <TextLink href={rutas.porteria({ cuentaid })} aria-label={t('porteria.deCuenta.verTodos')}>
          {t('porteria.deCuenta.ver')}
        </TextLink>
      }
    >
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      <ul className="lined" aria-label={t('porteria.pasos')}>
        {found.data !== undefined && found.data.total > 0 && (
          <li className="small stack gap-4 pad-10-16" data-tone="red">
            <TextLink href={rutas.porteria({ cuentaid, desde, hallazgo: 'cualquiera' })}>
              {t('porteria.deCuenta.aMirar', {
                count: found.data.total,
                n: formatNumber(found.data.total),
              })}
            </TextLink>
          </li>
        )}
        {pasos.data?.records.map((paso) => (
          <li key={paso.pasoid} className="stack gap-4 pad-10-16">
            <PasoCorto paso={paso} />
          </li>
        ))}
      </ul>
    </Bloque>
  )
}

const PasoCorto = ({ paso }: { paso: Paso }) => {
  const t = useTexts()
  const { dice, hallado } = detalleDe(t, paso)
  return (
    <>
      <span className="row gap-8 small">
        <Que sentido={paso.sentido} />
        <span className="slim breaks">{listed([vehiculoDe(paso)?.texto ?? [], quienesDe(paso)].flat())}</span>
      </span>
      <span className="tiny soft breaks">
        {formatDateTime(paso.momento)} · {paso.puerta}
      </span>
      {hallado && (
        <span className="tiny breaks" data-tone="red">
          {dice}
        </span>
      )}
    </>
  )
}
