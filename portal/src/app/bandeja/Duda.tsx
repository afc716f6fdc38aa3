import { recursoName } from '@portal/parts/recursoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { SignoDeCerteza } from '../lote/Certeza.tsx'
import styles from './deCual.module.css'
import type { Entrada } from './entrada.ts'
import type { Duda as Why } from './posibles.ts'

/** Why one waits for a person: what its pages do not say, or do not say for sure. */
export const Duda = ({ duda, entrada }: { duda: Why; entrada: Entrada }) => {
  const t = useTexts()
  const { nombre, dominio, nombre_corto, tipodocumento, candidatos = [] } = entrada
  const quien = recursoName({ nombre: nombre ?? undefined, dominio })
  const dice = candidatos.find(({ porque }) => porque === 'parecida')?.dice ?? ''
  return (
    <div className={styles.doubt}>
      <SignoDeCerteza certeza={duda === 'sinSeguridad' ? 'parece' : 'sin ubicar'} />
      <div className="slim">
        <p className="semibold">
          {duda === 'sinSeguridad'
            ? t('bandeja.duda.parece', { papel: nombre_corto ?? tipodocumento, quien })
            : t(`bandeja.duda.${duda}.titulo`)}
        </p>
        <p className="small breaks">{t(`bandeja.duda.${duda}.mensaje`, { dice })}</p>
      </div>
    </div>
  )
}
