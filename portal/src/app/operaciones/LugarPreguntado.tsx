import { ChoiceSelect } from '@portal/ui/table/ChoiceSelect.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { SinSaberDonde } from './SinSaberDonde.tsx'
import type { useDonde } from './useDonde.ts'

/** Asks about one of the operaciones: the second half of the question about a day. Of an account that has none, nothing. */
export const LugarPreguntado = ({ of: { opciones, lugar, ask } }: { of: ReturnType<typeof useDonde> }) => {
  const t = useTexts()
  if (opciones.length === 0) return null
  return (
    <>
      <span className="off-phones">{t('unidad.lugar.a')}</span>
      {opciones.length === 1 ? (
        <b className="semibold ink breaks">{lugar?.nombre}</b>
      ) : (
        <ChoiceSelect
          unnamed
          label={t('unidad.lugar.operacion')}
          value={lugar?.operacionid ?? ''}
          options={[
            { value: '', label: t('unidad.lugar.sinDecir') },
            ...opciones.map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre })),
          ]}
          onChange={(chosen) => ask(chosen === '' ? undefined : chosen)}
        />
      )}
    </>
  )
}

/** That the answer is not about the place that is asked: the account does not work there on that day, or where it works is not known. */
export const LugarCerrado = ({ of: { cerrada, error, retry } }: { of: ReturnType<typeof useDonde> }) => {
  const t = useTexts()
  if (error) return <SinSaberDonde onRetry={retry} />
  if (cerrada === undefined) return null
  return (
    <p role="status" className="ink">
      {t(cerrada === '' ? 'unidad.lugar.desconocida' : 'unidad.lugar.cerrada', { operacion: cerrada })}
    </p>
  )
}
