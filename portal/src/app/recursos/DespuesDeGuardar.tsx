import { Card } from '@portal/ui/show/Card.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText as DocumentIcon } from 'lucide-react'
import { useId } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DeQueVale } from './DeQueVale.tsx'
import styles from './pedidos.module.css'
import { obligatorios, tiposPedidosQuery } from './tiposPedidos.ts'

/** What of the form decides which documents are asked for. */
const deciding = [
  'vehiculo',
  'carroceria',
  'titularidad',
  'nacionalidad',
  'transporta_peligrosas',
  'transporta_alimentos',
] as const

interface DespuesDeGuardarProps {
  form: UseFormReturn
  tiporecurso: 'chofer' | 'dominio'
}

/** Which documents will be asked for, as the form stands: nobody is surprised by them later. */
export const DespuesDeGuardar = ({ form, tiporecurso }: DespuesDeGuardarProps) => {
  const t = useTexts()
  const id = useId()
  const held = useWatch({ control: form.control, name: [...deciding] }) as (string | boolean | null)[] // fields hold texts, and yes or no
  const atributos = Object.fromEntries(
    deciding.flatMap((name, index) => (held[index] ? [[name, held[index]]] : [])),
  )
  const { data } = useQuery({
    ...tiposPedidosQuery(tiporecurso, atributos),
    placeholderData: keepPreviousData,
  })
  const tipos = data && obligatorios(data)
  if (!tipos || tipos.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id} className={styles.after}>
      <h2 className="heading-16" id={id}>
        {t('recursos.pedidos.despues')}
      </h2>
      <p>{t('recursos.pedidos.cuantos', { count: tipos.length })}</p>
      <ul>
        {tipos.map((tipo) => (
          <li className="row gap-8 line-above" key={tipo.tipodocumentoid}>
            <DocumentIcon className="soft" aria-hidden />
            <span>{tipo.nombre}</span>
            <DeQueVale tipo={tipo} className="rigid to-end soft" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
