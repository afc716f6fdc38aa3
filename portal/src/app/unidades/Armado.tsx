import type { Answer } from '@portal/contract'
import { lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useChoferes, useDominios } from './piezas.ts'
import { composicion } from './palabras.ts'
import { UnidadPintada } from './UnidadPintada.tsx'
import styles from './armado.module.css'
import type { Parte } from './unidad.ts'

/** The unit as it is being put together, drawn beside its form. */
export const Armado = ({ form }: { form: UseFormReturn }) => {
  const t = useTexts()
  const chosen: unknown[] = useWatch({ control: form.control, name: [...lugares] })
  const motrices = useDominios('MOTRIZ') ?? []
  const arrastres = useDominios('ARRASTRE') ?? []
  const choferes = useChoferes() ?? []
  const partes = lugares.flatMap((lugar, index) => {
    const recursoid = chosen[index]
    const dominio = [...motrices, ...arrastres].find(({ dominioid }) => dominioid === recursoid)
    const chofer = choferes.find(({ choferid }) => choferid === recursoid)
    return dominio ? [deDominio(lugar, dominio)] : chofer ? [deChofer(lugar, chofer)] : []
  })
  return (
    <Card>
      <div className={styles.made}>
        <h2 className="heading">{t('unidades.armado')}</h2>
        {partes.length === 0 ? (
          <p>{t('unidades.armadoVacio')}</p>
        ) : (
          <>
            <UnidadPintada partes={partes} height={96} />
            <p>{composicion(t, partes)}</p>
          </>
        )}
      </div>
    </Card>
  )
}

const deDominio = (lugar: Lugar, row: Answer<'ListDominios'>['records'][number]): Parte => ({
  ...row,
  lugar,
  recursoid: row.dominioid,
  nombre: row.dominio,
  culpables: row.culpable ? [row.culpable] : [],
})

const deChofer = (lugar: Lugar, row: Answer<'ListChoferes'>['records'][number]): Parte => ({
  lugar,
  recursoid: row.choferid,
  nombre: row.nombre,
  aptitud: row.aptitud,
  culpables: row.culpable ? [row.culpable] : [],
})
