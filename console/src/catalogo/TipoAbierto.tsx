import { Refusal } from '@portal/contract/refusals.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { BookX as NoneIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { readCatalogo } from './address.ts'
import { TipoForm } from './TipoForm.tsx'
import { TipoPanel } from './TipoPanel.tsx'
import styles from './tipoPanel.module.css'
import { TipoSheet } from './TipoSheet.tsx'
import { useDeQue } from './useDeQue.ts'

/** The type that the address names: to change for an administrador, to read for anybody else. */
export const TipoAbierto = ({ tipodocumentoid }: { tipodocumentoid: string }) => {
  const t = useTexts()
  const deQue = useDeQue()
  const mayChange = useEsAdministrador()
  const { data, error, isPending, refetch } = useQuery(operationQuery('DetailTipo', { tipodocumentoid }))
  const [address] = useAddress(readCatalogo)
  const closeHref = rutas.catalogo(address)
  const [tipo] = data?.records ?? []

  if (tipo)
    return (
      <TipoPanel title={tipo.nombre} subtitle={deQue(tipo)} closeHref={closeHref}>
        {mayChange ? (
          <TipoForm tipo={tipo} closeHref={closeHref} />
        ) : (
          <div
            data-scrolls
            data-print="plain"
            tabIndex={0}
            role="group"
            aria-label={tipo.nombre}
            className={styles.body}
          >
            <TipoSheet tipo={tipo} />
          </div>
        )}
      </TipoPanel>
    )
  const isUnknown = error instanceof Refusal && error.is('RECORD_NOT_FOUND')
  return (
    <TipoPanel title={t('catalogo.detalle')} subtitle="" closeHref={closeHref}>
      <div className={styles.body}>
        {isPending ? (
          <div role="status" aria-busy aria-label={t('acciones.cargando')} className="stack gap-16">
            {[72, 72, 72, 120, 160].map((height, index) => (
              <Placeholder key={index} height={height} />
            ))}
          </div>
        ) : isUnknown ? (
          <EmptyState
            icon={<NoneIcon />}
            title={t('catalogo.noEsta.titulo')}
            message={t('catalogo.noEsta.mensaje')}
            action={<ButtonLink href={closeHref}>{t('catalogo.noEsta.volver')}</ButtonLink>}
          />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </TipoPanel>
  )
}
