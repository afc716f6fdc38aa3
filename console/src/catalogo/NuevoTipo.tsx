import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { readCatalogo } from './address.ts'
import { TipoForm } from './TipoForm.tsx'
import { TipoPanel } from './TipoPanel.tsx'
import styles from './tipoPanel.module.css'

export const NuevoTipo = () => {
  const t = useTexts()
  const [address] = useAddress(readCatalogo)
  const mayChange = useEsAdministrador()
  const closeHref = rutas.catalogo(address)
  return (
    <TipoPanel title={t('catalogo.nuevo')} subtitle={t('catalogo.nuevoExplicacion')} closeHref={closeHref}>
      {mayChange ? (
        <TipoForm closeHref={closeHref} />
      ) : (
        <div className={styles.body}>
          <Notice severity="info">{t('catalogo.soloMira')}</Notice>
        </div>
      )}
    </TipoPanel>
  )
}
