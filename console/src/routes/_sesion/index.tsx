import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { operationQuery, prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Balance } from '../../balance/Balance.tsx'
import { TodoAlDia } from '../../recientes/TodoAlDia.tsx'
import { ControlesApagados } from '../../control/ControlesApagados.tsx'
import { CorreosYTareas } from '../../cola/CorreosYTareas.tsx'
import { CuantoEsperan } from '../../cola/CuantoEsperan.tsx'
import { EnVivo } from '../../cola/EnVivo.tsx'
import { Frase } from '../../cola/Frase.tsx'
import { hoyEnPalabras } from '../../cola/hoyEnPalabras.ts'
import styles from '../../cola/inicio.module.css'
import { LoQueSigue } from '../../cola/LoQueSigue.tsx'
import { PorOperacion } from '../../operaciones/PorOperacion.tsx'
import { pasoSearch } from '../../pasos/pasoSearch.ts'
import { PrimerosPasos } from '../../pasos/PrimerosPasos.tsx'
import { usePasosPendientes } from '../../pasos/usePasos.ts'
import { rutas } from '../../rutas.ts'
import { SolicitudesQueEsperan } from '../../solicitudes/SolicitudesQueEsperan.tsx'
import { Inusuales } from '../../refusedAttacks/Inusuales.tsx'
import { oldestRegistros, RegistrosQueEsperan } from '../../cola/RegistrosQueEsperan.tsx'

export const Route = createFileRoute('/_sesion/')({
  validateSearch: pasoSearch,
  loader: ({ context: { queryClient, operador } }) => {
    prefetchOperation(queryClient, 'Cola', {})
    prefetchOperation(queryClient, 'BalanceRevision', {})
    prefetchOperation(queryClient, 'ListRegistros', oldestRegistros)
    if (operador.rol !== 'administrador') return
    prefetchOperation(queryClient, 'SummarizeRefusedAttacks', {})
    prefetchOperation(queryClient, 'PrimerosPasos', {})
  },
  component: Inicio,
})

function Inicio() {
  const t = useTexts()
  const { paso } = Route.useSearch()
  const { data: cola, error, refetch, dataUpdatedAt } = useQuery(operationQuery('Cola', {}))
  const { documentos, registros } = cola ?? {}
  const pasos = usePasosPendientes()
  const nothingWaits = documentos?.cantidad === 0 && registros?.cantidad === 0

  return (
    <Screen
      title={t('cola.titulo')}
      subtitle={pasos ? t('pasos.titulo') : hoyEnPalabras()}
      actions={<EnVivo updatedAt={dataUpdatedAt} />}
    >
      <ControlesApagados />
      <SolicitudesQueEsperan />
      {pasos && (
        <PrimerosPasos pasos={pasos} current={paso} href={(next) => rutas.cola({ paso: next })} mayPutAway />
      )}
      {error && !cola ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : !cola ? (
        <InicioSkeleton />
      ) : nothingWaits && pasos ? (
        // The guide is all there is to see, unless something does not go by itself.
        <div className={`${styles.side} room-above`}>
          <Inusuales />
          <CorreosYTareas cola={cola} soloLoQueNo />
        </div>
      ) : nothingWaits ? (
        <div className={styles.columns}>
          <Card>
            <TodoAlDia title={t('cola.vacia.titulo')} message={t('cola.vacia.mensaje')} />
          </Card>
          <div className={styles.side}>
            <Inusuales />
            <CorreosYTareas cola={cola} />
          </div>
        </div>
      ) : documentos?.cantidad === 0 ? (
        <div className={styles.columns}>
          <div className={styles.side}>
            <Frase cola={cola} />
            <RegistrosQueEsperan cola={cola} />
          </div>
          <div className={styles.side}>
            <Inusuales />
            <CorreosYTareas cola={cola} />
          </div>
        </div>
      ) : (
        <div className={`${styles.columns} ${styles.blocks}`}>
          <Frase cola={cola} />
          <CuantoEsperan cola={cola} />
          <LoQueSigue cola={cola} />
          <div className={styles.side}>
            <Inusuales />
            <RegistrosQueEsperan cola={cola} />
            <CorreosYTareas cola={cola} />
          </div>
        </div>
      )}
      {(!pasos || !nothingWaits) && <Balance />}
      <PorOperacion />
    </Screen>
  )
}

const InicioSkeleton = () => {
  const t = useTexts()
  return (
    <div
      role="status"
      aria-busy
      aria-label={t('acciones.cargando')}
      className={`${styles.columns} ${styles.waits}`}
    >
      {[120, 120, 400, 320].map((height, index) => (
        <Placeholder key={index} height={height} />
      ))}
    </div>
  )
}
