import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import type { Result } from '@portal/contract'
import { MesStepper } from '@portal/parts/control/MesStepper.tsx'
import { mesEnPalabras, nombreDelMes } from '@portal/parts/meses.ts'
import type { Sheet } from '@portal/ui/app/downloadXlsx.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ExportAction } from '@portal/ui/list/ExportAction.tsx'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldAlert as ExposedIcon, ShieldCheck as CoveredIcon } from 'lucide-react'
import { useState } from 'react'
import { PedirDialog } from '../control/PedirDialog.tsx'
import { Sign } from '../piezas/Sign.tsx'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { readExposicion } from './address.ts'
import { MesAMes } from './exposicion/MesAMes.tsx'
import { PorTransporte } from './exposicion/PorTransporte.tsx'
import { QueCura } from './exposicion/QueCura.tsx'
import { PartesDePorteria } from './PartesDePorteria.tsx'
import styles from './porteria.module.css'

type Mes = Result<'Exposicion'>

/** Entries of a month by people of whom a control was missing on that day. */
export const Exposicion = () => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const [address, change] = useAddress(readExposicion)
  const mes = address.mes ?? periodoDe(hoyEnBuenosAires())
  const { puertaid } = address
  const { data, error, refetch } = useQuery({
    ...operationQuery('Exposicion', { mes, puertaid }),
    placeholderData: keepPreviousData,
  })
  const { data: puertas } = useQuery(operationQuery('ListPuertas', {}))
  const [asking, setAsking] = useState<readonly string[]>()
  const unasked = [
    ...new Set((data?.curas ?? []).filter(({ pedido }) => pedido === null).map(({ cuentaid }) => cuentaid)),
  ]
  return (
    <Screen title={t('porteria.titulo')} actions={data && <ExportAction sheet={() => hojaDe(t, data)} />}>
      <PartesDePorteria current="exposicion">
        <div className="stack gap-16">
          <div className="row wraps gap-12">
            <MesStepper
              mes={mes}
              ultimo={periodoDe(hoyEnBuenosAires())}
              onChange={(next) => change({ mes: next })}
            />
            {(puertas?.records.length ?? 0) > 1 && (
              <FilterSelect
                label={t('porteria.columnas.puerta')}
                allLabel={t('lista.todas')}
                value={puertaid}
                options={(puertas?.records ?? []).map((each) => ({
                  value: each.puertaid,
                  label: `${each.nombre}, ${each.sede}`,
                }))}
                onChange={(value) => change({ puertaid: value })}
              />
            )}
          </div>
          {error && !data ? (
            <Card>
              <ErrorState error={error} onRetry={() => void refetch()} />
            </Card>
          ) : !data ? (
            <Placeholder height={240} />
          ) : data.entradas === 0 ? (
            <Card>
              <EmptyState
                icon={<CoveredIcon />}
                title={t('porteria.exposicion.vacio.titulo', { mes: mesEnPalabras(data.mes) })}
                message={t('porteria.exposicion.vacio.mensaje')}
              />
            </Card>
          ) : (
            <>
              <section className={styles.sentence}>
                <Sign
                  tone={data.sin_control > 0 ? 'red' : 'green'}
                  icon={data.sin_control > 0 ? ExposedIcon : CoveredIcon}
                />
                <div className="grow slim">
                  <h2 className="heading">{fraseDe(t, data)}</h2>
                  <p className="small soft">{notaDe(t, data)}</p>
                </div>
                {mayChange && unasked.length > 0 && (
                  <Button kind="primary" size="large" onClick={() => setAsking(unasked)}>
                    {t('porteria.exposicion.pedirA', {
                      count: unasked.length,
                      n: formatNumber(unasked.length),
                    })}
                  </Button>
                )}
              </section>
              <div className={styles.exposure}>
                <PorTransporte data={data} />
                <div className="stack gap-16">
                  <QueCura data={data} onAsk={mayChange ? setAsking : undefined} />
                  <MesAMes data={data} puertaid={puertaid} />
                </div>
              </div>
            </>
          )}
        </div>
      </PartesDePorteria>
      {asking && data && (
        <PedirDialog mes={data.mesDePedido} cuentas={asking} onClose={() => setAsking(undefined)} />
      )}
    </Screen>
  )
}

const fraseDe = (t: ReturnType<typeof useTexts>, { mes, entradas, sin_control }: Mes) =>
  t(sin_control === 0 ? 'porteria.exposicion.ninguna' : 'porteria.exposicion.frase', {
    count: sin_control === 0 ? entradas : sin_control,
    n: formatNumber(sin_control),
    total: formatNumber(entradas),
    mes: nombreDelMes(mes),
  })

function notaDe(t: ReturnType<typeof useTexts>, { personas, cuentas, curas, sin_control }: Mes): string {
  if (sin_control === 0) return t('porteria.exposicion.nota')
  const who = t('porteria.exposicion.quienes', {
    count: personas,
    n: formatNumber(personas),
    transportes: t('porteria.exposicion.transportes', {
      count: cuentas.length,
      n: formatNumber(cuentas.length),
    }),
  })
  const asked = curas.filter(({ pedido }) => pedido !== null).length
  return asked === 0
    ? who
    : `${who} ${t('porteria.exposicion.yaPedidos', { count: asked, n: formatNumber(asked) })}`
}

const hojaDe = (t: ReturnType<typeof useTexts>, { mes, controles, cuentas }: Mes): Sheet => ({
  fileName: `exposicion-${mes}`,
  head: [
    t('porteria.exposicion.transporte'),
    t('porteria.exposicion.entradas'),
    t('porteria.exposicion.sinControl'),
    ...controles.map(({ nombre }) => nombre),
  ],
  rows: cuentas.map((cuenta) => [
    cuenta.accountname,
    cuenta.entradas,
    cuenta.sin_control,
    ...controles.map(({ control }) => cuenta.faltas[control] ?? 0),
  ]),
  nothing: t('porteria.exposicion.vacio.titulo', { mes: mesEnPalabras(mes) }),
})
