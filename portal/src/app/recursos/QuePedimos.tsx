import { Card } from '@portal/ui/show/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileText as DocumentIcon } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DeQueVale } from './DeQueVale.tsx'
import styles from './pedidos.module.css'
import { obligatorios, tiposPedidosQuery } from './tiposPedidos.ts'

/** Beside an empty list: the documents that each one will be asked for. */
export const QuePedimos = ({ tiporecurso }: { tiporecurso: 'chofer' | 'dominio' }) => {
  const t = useTexts()
  const id = useId()
  const { data } = useQuery(tiposPedidosQuery(tiporecurso, {}))
  const tipos = data && obligatorios(data)
  if (!tipos || tipos.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id} className={`small ${styles.asked}`}>
      <header className="flex on-baseline gap-8">
        <h2 className="heading" id={id}>
          {t('recursos.pedidos.titulo')}
        </h2>
        <p className="soft">{t(`recursos.pedidos.por.${tiporecurso}`)}</p>
      </header>
      <ul className="lined">
        {tipos.map((tipo) => (
          <li className="row gap-12" key={tipo.tipodocumentoid}>
            <DocumentIcon className="petrol" aria-hidden />
            <div className="grow slim">
              <b className="block semibold">{tipo.nombre}</b>
              <DeQueVale tipo={tipo} className="block tiny soft" />
            </div>
            {tipo.critico && <span className={styles.critical}>{t('casilla.critico')}</span>}
          </li>
        ))}
      </ul>
      {tipos.some(({ critico }) => critico) && (
        <p className={`soft line-above ${styles.none}`}>{t(`recursos.pedidos.sinCriticos.${tiporecurso}`)}</p>
      )}
    </Card>
  )
}
