import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../../../rutas.ts'
import styles from '../../../registros/registroDetail.module.css'
import { RegistroDetail } from '../../../registros/RegistroDetail.tsx'

export const Route = createFileRoute('/_sesion/registros/$registroid')({
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailRegistro', params),
  component: Registro,
})

function Registro() {
  const t = useTexts()
  return (
    <OneRecord
      of="DetailRegistro"
      input={Route.useParams()}
      skeleton={
        <Screen title={t('registros.titulo')} back={{ label: t('registro.volver'), href: rutas.registros() }}>
          <div role="status" aria-busy aria-label={t('acciones.cargando')} className={styles.waits}>
            {[48, 64, 320, 200].map((height) => (
              <Placeholder key={height} height={height} />
            ))}
          </div>
        </Screen>
      }
    >
      {(registro) => <RegistroDetail key={registro.registroid} registro={registro} />}
    </OneRecord>
  )
}
