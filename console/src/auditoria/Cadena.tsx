import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  CircleCheck as WholeIcon,
  CircleHelp as UnknownIcon,
  LoaderCircle as GoingIcon,
  TriangleAlert as BrokenIcon,
} from 'lucide-react'
import { Sign } from '../piezas/Sign.tsx'
import styles from './auditoria.module.css'
import { Eslabones } from './Eslabones.tsx'
import { RotaDice } from './RotaDice.tsx'
import { useVerificar } from './useVerificar.ts'
import { chainStateOf, type ChainState } from './chainState.ts'

const looks = {
  rota: { tone: 'red', icon: BrokenIcon },
  entera: { tone: 'green', icon: WholeIcon },
  vieja: { tone: 'ochre', icon: UnknownIcon },
  nunca: { tone: 'slate', icon: UnknownIcon },
  nada: { tone: 'slate', icon: UnknownIcon },
  anda: { tone: 'blue', icon: GoingIcon },
  fallo: { tone: 'red', icon: BrokenIcon },
} as const

/** Whether somebody touched what was sealed: what is known of it, and how to know it now. */
export const Cadena = () => {
  const t = useTexts()
  const { data, error, refetch, dataUpdatedAt } = useQuery(operationQuery('VerificarAuditoria', {}))
  const { estado, verificar } = useVerificar()
  if (error && !data)
    return (
      <Card>
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data)
    return (
      <Card>
        <div role="status" aria-busy aria-label={t('acciones.cargando')}>
          <Placeholder height={72} />
        </div>
      </Card>
    )
  const said = estado.paso === 'fin' ? estado.fin : data
  const chainState = chainStateOf(said, {
    ahora: estado.paso === 'fin' ? estado.cuando : null,
    now: dataUpdatedAt,
  })
  const clase = estado.paso === 'anda' || estado.paso === 'fallo' ? estado.paso : chainState.clase
  return (
    <Card>
      <section className={styles.chain} aria-label={t('auditoria.cadena.region')} data-clase={clase}>
        <Sign {...looks[clase]} />
        <div aria-live="polite">
          <p className="heading">
            {estado.paso === 'anda'
              ? t('auditoria.cadena.avance', {
                  hecho: formatNumber(estado.hecho),
                  total: formatNumber(estado.total || data.bloques),
                })
              : estado.paso === 'fallo'
                ? t('auditoria.cadena.fallo')
                : titleOf(t, chainState)}
          </p>
          {estado.paso === 'fallo' && estado.error instanceof Error && (
            <p className="small soft">{estado.error.message}</p>
          )}
          {estado.paso !== 'anda' && estado.paso !== 'fallo' && (
            <>
              {chainState.clase === 'rota' && <RotaDice rota={chainState.rota} entera={said.ultima_entera} />}
              <p className="small soft">
                {chainState.clase === 'vieja'
                  ? t('auditoria.cadena.viejo')
                  : 'cuando' in chainState &&
                    t('auditoria.cadena.comprobado', { cuando: formatDateTime(chainState.cuando) })}{' '}
                {t('auditoria.cadena.sinSellar', {
                  count: said.sin_sellar,
                  n: formatNumber(said.sin_sellar),
                })}
              </p>
            </>
          )}
        </div>
        <Eslabones chainState={chainState} cadena={said} />
        <Button kind="quiet" busy={estado.paso === 'anda'} onClick={verificar}>
          {t(estado.paso === 'anda' ? 'auditoria.cadena.verificando' : 'auditoria.cadena.verificar')}
        </Button>
      </section>
    </Card>
  )
}

function titleOf(t: ReturnType<typeof useTexts>, chainState: ChainState): string {
  switch (chainState.clase) {
    case 'rota':
      return t(`auditoria.cadena.rota.${chainState.rota.motivo}`, { n: formatNumber(chainState.rota.bloque) })
    case 'entera':
      return chainState.recien
        ? t('auditoria.cadena.entera', {
            count: chainState.bloques,
            n: formatNumber(chainState.bloques),
          })
        : t('auditoria.cadena.eraEntera', {
            count: chainState.bloques,
            n: formatNumber(chainState.bloques),
            cuando: formatDateTime(chainState.cuando),
          })
    case 'vieja':
      return t('auditoria.cadena.eraEntera', {
        count: chainState.bloques,
        n: formatNumber(chainState.bloques),
        cuando: formatDateTime(chainState.cuando),
      })
    case 'nunca':
      return t('auditoria.cadena.nunca', {
        count: chainState.bloques,
        n: formatNumber(chainState.bloques),
      })
    case 'nada':
      return t('auditoria.cadena.nada')
  }
}
