import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { quienLoPide, type QuienesPiden } from './detalleDe.ts'
import styles from './nombreDeTipo.module.css'

interface NombreDeTipoProps extends QuienesPiden {
  nombre: string
  critico?: boolean
}

/** What a document is called, whether a resource is not fit without it, and who asks for it, where not everybody does. */
export const NombreDeTipo = ({ nombre, critico, ...piden }: NombreDeTipoProps) => {
  const t = useTexts()
  const loPide = quienLoPide(t, piden)
  return (
    <span>
      <span className="block">{nombre}</span>
      {critico && <span className={styles.critico}>{t('casilla.critico')}</span>}
      {loPide && <span className="block tiny soft">{loPide}</span>}
    </span>
  )
}
