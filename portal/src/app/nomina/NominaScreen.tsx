import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { MesStepper } from '@portal/parts/control/MesStepper.tsx'
import { Comparado } from '@portal/parts/nomina/Comparado.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { rutas } from '../rutas.ts'
import type { NominaSearch } from './address.ts'
import { Cargadas } from './Cargadas.tsx'
import styles from './nomina.module.css'
import { Sobrante } from './Sobrante.tsx'
import { SoltarNomina } from './SoltarNomina.tsx'

/** A month's lists: whether they agree with whoever drives in it, and what was brought. */
export const NominaScreen = ({ periodo: asked, contra = 'sicoss' }: NominaSearch) => {
  const t = useTexts()
  const navigate = useNavigate()
  const last = periodoDe(hoyEnBuenosAires())
  // The declaration of a month is made in the next one.
  const periodo = asked ?? sumarAlPeriodo(last, -1)
  const { data, error, refetch } = useQuery(operationQuery('CompararNomina', { periodo, para: contra }))
  const [comparacion] = data?.records ?? []
  return (
    <Screen title={t('nominas.titulo')} subtitle={t('nominas.explicacion')}>
      <div className="stack gap-16">
        <Panel title={t('nomina.comparar')}>
          <div className={styles.beside}>
            <div className="row wraps gap-12">
              <MesStepper
                mes={periodo}
                ultimo={last}
                onChange={(next) => void navigate({ href: rutas.nomina({ periodo: next, contra }) })}
              />
              <ViewSwitch
                label={t('nominas.contra')}
                views={(['sicoss', 'art'] as const).map((view) => ({
                  view,
                  label: t(`nominas.listas.${view}`),
                }))}
                current={contra}
                onChange={(view) => void navigate({ href: rutas.nomina({ periodo, contra: view }) })}
              />
            </div>
            {error && !data ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : comparacion ? (
              <div aria-live="polite">
                <Comparado
                  comparacion={comparacion}
                  choferHref={rutas.chofer}
                  acciones={(sobra) => <Sobrante sobra={sobra} />}
                />
              </div>
            ) : (
              <Placeholder height={96} />
            )}
            <SoltarNomina
              key={periodo}
              periodo={periodo}
              otra={comparacion?.nomina != null}
              onCargada={(origen) => {
                const of = origen === 'art' ? 'art' : 'sicoss'
                if (of !== contra)
                  void navigate({ href: rutas.nomina({ periodo, contra: of }), replace: true })
              }}
            />
          </div>
        </Panel>
        <Panel title={t('nominas.archivos')}>
          <Cargadas />
        </Panel>
      </div>
    </Screen>
  )
}
