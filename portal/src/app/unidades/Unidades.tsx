import { ImportarAction } from '../recursos/ImportarAction.tsx'
import { aptitudLookOf, culpableSentence } from '@portal/parts/culpable.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { maxUnidadesDelDia } from '@portal/contract/unidades.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button, ButtonLink } from '@portal/ui/controls/Button.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { RowCheck } from '@portal/ui/table/RowCheck.tsx'
import { SelectionBar } from '@portal/ui/table/SelectionBar.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { RowTitle } from '@portal/ui/table/RowTitle.tsx'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { Container as UnitIcon } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { NewButton } from '../campos/NewButton.tsx'
import { Estrella } from '../marcados/Estrella.tsx'
import { SoloMarcados } from '../marcados/SoloMarcados.tsx'
import { rutas } from '../rutas.ts'
import { CambioPropuesto } from './CambioPropuesto.tsx'
import { Cara } from './Cara.tsx'
import { DiaPreguntado } from './DiaPreguntado.tsx'
import { EnDescanso } from './EnDescanso.tsx'
import { composicion, cuando, deQuien, platesOf } from './palabras.ts'
import { FallaAhi } from '../operaciones/FallaAhi.tsx'
import { useCerrada } from '../operaciones/useCerrada.ts'
import { LugarCerrado, LugarPreguntado } from '../operaciones/LugarPreguntado.tsx'
import { UnidadesElegidas } from './UnidadesElegidas.tsx'
import { apellidosDe, choferesDe, culpableDe, dominiosDe, type UnidadDelDia } from './unidad.ts'
import { UnidadPintada } from './UnidadPintada.tsx'
import styles from './unidades.module.css'
import unidad from './unidad.module.css'
import { onDay, useDia } from './useDia.ts'
import { inPlace, useDonde } from '../operaciones/useDonde.ts'
import { usePresentarCulpable } from './culpables/usePresentarCulpable.tsx'

const Marcado = z.object({ marcado: lenient(z.literal('SI')) })
/** Whether the address keeps what the person marked alone. */
const readMarcado = (search: object): z.output<typeof Marcado> => Marcado.parse(search)

const sale = ({ aptitud }: UnidadDelDia) => aptitud === 'habilitado' || aptitud === 'por vencer'

/** Which of the carrier's units may go out on a day, why the others may not, and what would help. */
export const Unidades = () => {
  const t = useTexts()
  const day = useDia()
  const donde = useDonde(day)
  const query = useQuery({
    ...operationQuery('UnidadesDelDia', { ...onDay(day), ...inPlace(donde) }),
    placeholderData: keepPreviousData,
    // The only place is asked about by itself.
    enabled: !donde.pending,
  })
  const data = useCerrada(query.error) === undefined ? query.data : undefined
  const { actionOf, dialog } = usePresentarCulpable()
  const [ids, setIds] = useState<readonly string[]>([])
  const unidades = data?.records
  const [{ marcado: marked }, changeMarked] = useAddress(readMarcado)
  const solo = marked === 'SI'
  const shown = solo ? unidades?.filter(({ marcado }) => marcado) : unidades
  const isKnown = unidades?.every(({ aptitud }) => aptitud !== undefined)
  const elegidas = shown?.filter(({ unidadid }) => ids.includes(unidadid)) ?? []
  const mendable = unidades?.filter(
    (each) => !sale(each) && each.culpables?.some(({ estado }) => estado !== 'en revision'),
  )
  return (
    <Screen
      drawn
      title={t('unidades.titulo')}
      subtitle={
        unidades && mendable && isKnown
          ? t('unidades.subtitulo', {
              activas: t('unidades.activas', {
                count: unidades.length,
                n: formatNumber(unidades.length),
              }),
              necesitan: t('unidades.necesitan', {
                count: mendable.length,
                n: formatNumber(mendable.length),
              }),
            })
          : t('unidades.explicacion')
      }
      actions={
        <>
          <ImportarAction tipo="unidades" />
          {unidades?.length !== 0 && <NewButton href={rutas.nuevaUnidad()} label="unidades.nueva" />}
        </>
      }
    >
      {data === undefined && query.error ? (
        <Card>
          <FallaAhi
            error={query.error}
            onRetry={() => void query.refetch()}
            onTodo={() => donde.ask(undefined)}
          />
        </Card>
      ) : unidades?.length === 0 ? (
        <Card>
          <EmptyState
            ghost
            icon={<UnitIcon />}
            title={t('unidades.vacio.titulo')}
            message={t('unidades.vacio.mensaje')}
            action={<NewButton href={rutas.nuevaUnidad()} label="unidades.nueva" />}
          />
        </Card>
      ) : (
        <>
          <Resumen unidades={unidades} day={day} donde={donde} busy={query.isPlaceholderData} />
          {/* The sentence above grows when it is known: what stood in for the rows goes then, and nothing moves. */}
          <Card key={unidades ? 'here' : 'waiting'}>
            <div className={styles.head}>
              <input
                className="tick square-18"
                type="checkbox"
                checked={shown !== undefined && shown.length > 0 && elegidas.length === shown.length}
                onChange={({ target }) =>
                  setIds(target.checked ? (shown?.map(({ unidadid }) => unidadid) ?? []) : [])
                }
                aria-label={t('tabla.seleccionarTodos')}
                data-print="hide"
              />
              <span>{t('unidades.columnas.unidad')}</span>
              <span>{t('unidades.columnas.dominios')}</span>
              <span>{t('choferes.titulo')}</span>
              <span>{cuando(t, day)}</span>
              {data?.total !== undefined && (
                <span className={styles.count}>
                  {t('unidades.cantidad', { count: data.total, n: formatNumber(data.total) })}
                </span>
              )}
            </div>
            {(solo || unidades?.some(({ marcado }) => marcado)) && (
              <div className={styles.marked}>
                <SoloMarcados
                  rows={unidades}
                  solo={solo}
                  onChange={(next) => changeMarked({ marcado: next ? 'SI' : undefined })}
                />
              </div>
            )}
            <ul
              className={styles.rows}
              aria-busy={query.isPlaceholderData || unidades === undefined}
              aria-label={t('unidades.titulo')}
            >
              {shown?.map((each) => (
                <Fila
                  key={each.unidadid}
                  unidad={each}
                  search={{ ...onDay(day), ...(donde.operacionid && { operacion: donde.operacionid }) }}
                  actionOf={actionOf}
                  chosen={ids.includes(each.unidadid)}
                  choose={(id, chosen) =>
                    setIds((before) => (chosen ? [...before, id] : before.filter((other) => other !== id)))
                  }
                />
              )) ??
                Array.from({ length: 5 }, (_, index) => (
                  <li key={index}>
                    <Placeholder width="60%" height={40} />
                  </li>
                ))}
            </ul>
            {elegidas.length > 0 && (
              <SelectionBar count={elegidas.length}>
                <UnidadesElegidas unidades={elegidas} clear={() => setIds([])} />
              </SelectionBar>
            )}
            {data?.moreRecords && (
              <p className="soft line-above pad-12-edge">
                {t('unidades.hayMas', { n: formatNumber(maxUnidadesDelDia) })}
              </p>
            )}
          </Card>
        </>
      )}
      {unidades && <EnDescanso />}
      {dialog}
    </Screen>
  )
}

interface ResumenProps {
  unidades: readonly UnidadDelDia[] | undefined
  day: ReturnType<typeof useDia>
  donde: ReturnType<typeof useDonde>
  busy: boolean
}

/** How many may go out, in one sentence, and the exchange that lets another one go too. */
const Resumen = ({ unidades, day, donde, busy }: ResumenProps) => {
  const t = useTexts()
  const known = unidades?.filter(({ aptitud }) => aptitud !== undefined)
  const helped = known?.filter((each) => each.cambio && each.cambio.length > 0) ?? []
  const [first] = helped.toSorted((a, b) => (a.cambio?.length ?? 0) - (b.cambio?.length ?? 0))
  const salen = known?.filter(sale).length ?? 0
  return (
    <section className={unidad.verdict} aria-label={t('recurso.veredicto.titulo')} aria-busy={busy}>
      <DiaPreguntado
        pregunta={{ antes: t('unidades.pregunta'), corta: t('unidades.preguntaCorta') }}
        of={day}
      >
        <LugarPreguntado of={donde} />
      </DiaPreguntado>
      <LugarCerrado of={donde} />
      {known === undefined ? (
        <p className={styles.sentence}>
          <Placeholder width={360} height={32} />
        </p>
      ) : known.length === 0 ? (
        <p className={styles.sentence}>{t('unidades.noSeSabe')}</p>
      ) : (
        <p className={styles.sentence}>
          <span aria-hidden className={`cluster gap-4 ${styles.bars}`}>
            {known.slice(0, 24).map((each) => (
              <i
                key={each.unidadid}
                data-tone={each.aptitud && aptitudLookOf(each.aptitud, each.culpables?.[0]).tone}
              />
            ))}
          </span>
          <span>
            <b>
              {t('unidades.salen', {
                n: formatNumber(salen),
                total: formatNumber(known.length),
                count: salen,
              })}
            </b>
            {helped.length > 0 &&
              ` ${t('unidades.conCambio', {
                count: helped[0]?.cambio?.length ?? 1,
                n: formatNumber(salen + 1),
              })}`}
          </span>
        </p>
      )}
      {first?.cambio && (
        <CambioPropuesto
          unidadid={first.unidadid}
          unidad={first.nombre}
          cambios={first.cambio}
          cuando={cuando(t, day)}
        />
      )}
    </section>
  )
}

interface FilaProps {
  unidad: UnidadDelDia
  search: { fecha?: string; operacion?: string }
  actionOf: ReturnType<typeof usePresentarCulpable>['actionOf']
  chosen: boolean
  choose: (unidadid: string, chosen: boolean) => void
}

const Fila = ({ unidad: each, search, actionOf, chosen, choose }: FilaProps) => {
  const t = useTexts()
  const { unidadid, nombre, partes: known, aptitud, culpables = [], hasta } = each
  const partes = known ?? []
  const [first, second] = culpables
  const plates = platesOf(partes)
  const stopped = aptitud === 'no habilitado'
  const action = first && actionOf(first, unidadid)
  return (
    <li data-selected={chosen || undefined}>
      <div className={styles.check} data-print="hide">
        <RowCheck id={unidadid} label={nombre} chosen={chosen} choose={choose} />
      </div>
      <div className={styles.drawing} data-unknown={known === undefined || undefined}>
        {known && <UnidadPintada partes={known} small height={46} />}
      </div>
      <div className={styles.what}>
        <span className={`row gap-4 bold ${styles.name}`}>
          <RowTitle href={rutas.unidad(unidadid, search)}>{nombre}</RowTitle>
          <Estrella recursoid={unidadid} nombre={nombre} marcado={each.marcado} />
        </span>
        <span className={styles.made}>{known && composicion(t, known)}</span>
        <span className={styles.plates}>
          {dominiosDe(partes).map((parte) => (
            <Plate key={parte.recursoid} dominio={parte.nombre} pais={parte.pais_patente} height={24} />
          ))}
        </span>
      </div>
      <div className={styles.people}>
        <span className={styles.faces}>
          {choferesDe(partes).map((parte) => (
            <Cara
              key={parte.recursoid}
              nombre={parte.nombre}
              foto={parte.foto}
              size={32}
              tone={parte.aptitud && aptitudLookOf(parte.aptitud, culpableDe(parte)).tone}
            />
          ))}
        </span>
        <span className={styles.names}>{apellidosDe(partes) || (known && t('unidad.sinChofer'))}</span>
      </div>
      <div className={styles.how}>
        {aptitud &&
          (stopped ? (
            <ToneChip {...aptitudLookOf(aptitud, first)} label={t('unidades.noSale')} />
          ) : (
            <ToneChip {...aptitudLookOf(aptitud, first)} label={t('unidades.sale')} />
          ))}
        {aptitud === undefined && <AptitudDesconocida />}
        {stopped && first && (
          <b className="semibold" data-tone={aptitudLookOf(aptitud, first).tone}>
            {culpableSentence(t, first, { de: deQuien(t, first, plates) })}
          </b>
        )}
        {stopped && second && (
          <span>{capitalized(culpableSentence(t, second, { de: deQuien(t, second, plates) }))}</span>
        )}
        {!stopped && first?.estado === 'exceptuado' && (
          <b className="semibold">{culpableSentence(t, first, { de: deQuien(t, first, plates) })}</b>
        )}
        {!stopped && hasta && first?.estado !== 'exceptuado' && (
          <>
            <b className="semibold" data-tone={aptitud === 'por vencer' ? 'ochre' : undefined}>
              {t('tiempo.hastaEl', { fecha: formatDate(hasta.fecha) })}
            </b>
            <span>
              {capitalized(
                t('culpable.de', {
                  documento: hasta.nombre_corto ?? hasta.tipodocumento,
                  de: deQuien(t, hasta, plates),
                }),
              )}
            </span>
          </>
        )}
      </div>
      <div className={styles.act}>
        {action?.onClick ? (
          <Button size="small" onClick={action.onClick} aria-label={`${action.label}: ${nombre}`}>
            {action.label}
          </Button>
        ) : (
          <ButtonLink
            kind="quiet"
            size="small"
            href={rutas.unidad(unidadid, search)}
            tabIndex={-1}
            aria-hidden
          >
            {t('acciones.ver')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

const AptitudDesconocida = () => <span>{useTexts()('unidad.noSeSabe')}</span>
