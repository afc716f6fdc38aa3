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
import text from '../piezas/text.module.css'
import styles from './auditoria.module.css'
import { Eslabones } from './Eslabones.tsx'
import { RotaDice } from './RotaDice.tsx'
import { useVerificar } from './useVerificar.ts'
import { veredictoDe, type Veredicto } from './veredicto.ts'

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
  const veredicto = veredictoDe(said, {
    ahora: estado.paso === 'fin' ? estado.cuando : null,
    now: dataUpdatedAt,
  })
  const clase = estado.paso === 'anda' || estado.paso === 'fallo' ? estado.paso : veredicto.clase
  return (
    <Card>
      <section className={styles.chain} aria-label={t('auditoria.cadena.region')} data-clase={clase}>
        <Sign {...looks[clase]} />
        <div className={styles.words} aria-live="polite">
          <p className={text.heading}>
            {estado.paso === 'anda'
              ? t('auditoria.cadena.avance', {
                  hecho: formatNumber(estado.hecho),
                  total: formatNumber(estado.total || data.bloques),
                })
              : estado.paso === 'fallo'
                ? t('auditoria.cadena.fallo')
                : titleOf(t, veredicto)}
          </p>
          {estado.paso === 'fallo' && estado.error instanceof Error && (
            <p className={text.soft}>{estado.error.message}</p>
          )}
          {estado.paso !== 'anda' && estado.paso !== 'fallo' && (
            <>
              {veredicto.clase === 'rota' && <RotaDice rota={veredicto.rota} entera={said.ultima_entera} />}
              <p className={text.soft}>
                {veredicto.clase === 'vieja'
                  ? t('auditoria.cadena.viejo')
                  : 'cuando' in veredicto &&
                    t('auditoria.cadena.comprobado', { cuando: formatDateTime(veredicto.cuando) })}{' '}
                {t('auditoria.cadena.sinSellar', {
                  count: said.sin_sellar,
                  n: formatNumber(said.sin_sellar),
                })}
              </p>
            </>
          )}
        </div>
        <Eslabones veredicto={veredicto} cadena={said} />
        <Button kind="quiet" busy={estado.paso === 'anda'} onClick={verificar}>
          {t(estado.paso === 'anda' ? 'auditoria.cadena.verificando' : 'auditoria.cadena.verificar')}
        </Button>
      </section>
    </Card>
  )
}

function titleOf(t: ReturnType<typeof useTexts>, veredicto: Veredicto): string {
  switch (veredicto.clase) {
    case 'rota':
      return t(`auditoria.cadena.rota.${veredicto.rota.motivo}`, { n: formatNumber(veredicto.rota.bloque) })
    case 'entera':
      return veredicto.recien
        ? t('auditoria.cadena.entera', {
            count: veredicto.bloques,
            n: formatNumber(veredicto.bloques),
          })
        : t('auditoria.cadena.eraEntera', {
            count: veredicto.bloques,
            n: formatNumber(veredicto.bloques),
            cuando: formatDateTime(veredicto.cuando),
          })
    case 'vieja':
      return t('auditoria.cadena.eraEntera', {
        count: veredicto.bloques,
        n: formatNumber(veredicto.bloques),
        cuando: formatDateTime(veredicto.cuando),
      })
    case 'nunca':
      return t('auditoria.cadena.nunca', {
        count: veredicto.bloques,
        n: formatNumber(veredicto.bloques),
      })
    case 'nada':
      return t('auditoria.cadena.nada')
  }
}
