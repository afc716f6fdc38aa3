import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../../rutas.ts'
import { Seccion } from '../../piezas/Seccion.tsx'
import styles from './panelRevision.module.css'
import type { Revision } from '../documento/revision.ts'

/** What is looked up when in doubt: what such a document must be, and all that its record says. */
export const Pedido = ({ revision }: { revision: Revision }) => {
  const t = useTexts()
  const { instrucciones, recurso, tiporecurso, tipodocumentoid } = revision
  return (
    <>
      {instrucciones !== '' && (
        <Seccion
          title={t('revision.quePedimos')}
          more={<TextLink href={rutas.revision({ tipodocumentoid })}>{t('revision.losDelTipo')}</TextLink>}
        >
          <p className={styles.asked}>{instrucciones}</p>
        </Seccion>
      )}
      {recurso.length > 0 && (
        <Seccion title={t(`tipoRecurso.${tiporecurso}`)}>
          <div className={styles.lines}>
            <Ficha data={recurso.map(({ nombre, valor }) => ({ label: nombre, value: valor }))} />
          </div>
        </Seccion>
      )}
    </>
  )
}
