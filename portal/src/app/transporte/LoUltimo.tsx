import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Seccion } from '../piezas/Seccion.tsx'
import { Sucesos } from '../recursos/Sucesos.tsx'
import { sucesosDe } from '../recursos/sucesosDe.ts'
import { rutas } from '../rutas.ts'
import { primerosUsuarios } from './LosUsuarios.tsx'
import styles from './transporte.module.css'

const shown = 5

/** The last things that happened to the company: below its people, so not before it is known who they are. */
export const LoUltimo = ({ recursoid }: { recursoid: string }) => {
  const t = useTexts()
  const { data } = useQuery(operationQuery('ListRecDocHistorial', sucesosDe(recursoid, shown)))
  const { isPending } = useQuery(primerosUsuarios)
  if (isPending || !data || data.records.length === 0) return null
  return (
    <Seccion
      title={t('transporte.loUltimo')}
      all={<Link href={rutas.transporte({ solapa: 'historial' })}>{t('transporte.verTodo')}</Link>}
    >
      <div className={styles.latest}>
        <Sucesos sucesos={data.records} />
      </div>
    </Seccion>
  )
}
