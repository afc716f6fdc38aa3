import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { soloDe, type Llegada } from '../juicio/llegada.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import styles from '../piezas/pagina.module.css'
import { usePuesto } from '../usePuesto.ts'

/** Several units have the same part: the guard looks which of them came. */
export const Elegir = ({ texto, llegadas }: { texto: string; llegadas: readonly Llegada[] }) => {
  const t = useTexts()
  const { ir, volver } = usePuesto()
  const said = (llegada: Llegada) =>
    llegada.partes
      .map(({ lugar, texto: own, ficha }) => ficha?.nombre ?? own ?? t(`otro.lugar.${lugar}`))
      .join(' · ')
  return (
    <div className={styles.page}>
      <Cabeza title={texto} onBack={volver} />
      <div className={styles.body}>
        <h2>{t('otro.cualVino')}</h2>
        <div className={styles.options}>
          {llegadas.map((llegada, at) => (
            <button key={at} type="button" onClick={() => ir({ que: 'respuesta', llegada })}>
              {said(llegada)}
            </button>
          ))}
          <button type="button" onClick={() => ir({ que: 'respuesta', llegada: soloDe(texto) })}>
            {t('otro.vinoSolo')}
          </button>
        </div>
      </div>
    </div>
  )
}
