import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import pagina from '../piezas/pagina.module.css'
import { rutas } from '../rutas.ts'

/** As large as what comes. */
export const CuentaSkeleton = () => {
  const t = useTexts()
  return (
    <Screen title={t('cuentas.titulo')} back={{ label: t('cuenta.volver'), href: rutas.cuentas() }}>
      <div role="status" aria-busy aria-label={t('acciones.cargando')} className={pagina.page}>
        <Placeholder height={48} />
        <div className={pagina.columns}>
          <div className={pagina.main}>
            <Placeholder height={102} />
            <Placeholder height={94} />
            <Placeholder height={176} />
            <Placeholder height={320} />
          </div>
          <div className={pagina.side}>
            <Placeholder height={304} />
            <Placeholder height={170} />
          </div>
        </div>
      </div>
    </Screen>
  )
}
