import type { Answer } from '@portal/contract'
import { lugares, lugaresDeChofer, lugaresDeDominio, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { choferName } from '../piezas/choferName.ts'
import {
  fueraDeOferta,
  useChoferes,
  useDominios,
  useOtrosChoferes,
  useOtrosDominios,
  type ChoferRow,
  type DominioRow,
} from './piezas.ts'
import { composicion } from './palabras.ts'
import { UnidadPintada } from './UnidadPintada.tsx'
import styles from './armado.module.css'
import type { Parte } from './unidad.ts'

/** The unit as it is being put together, drawn beside its form. */
export const Armado = ({ form }: { form: UseFormReturn }) => {
  const t = useTexts()
  const partes = usePartes(useWatch({ control: form.control, name: [...lugares] }))
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

/** What was chosen for each place, offered or not. */
function usePartes(chosen: readonly unknown[]): Parte[] {
  const [motrices, arrastres, choferes] = [useDominios('MOTRIZ'), useDominios('ARRASTRE'), useChoferes()]
  const dominios = motrices.rows && arrastres.rows && [...motrices.rows, ...arrastres.rows]
  const idsIn = (places: readonly Lugar[]) => places.map((lugar) => chosen[lugares.indexOf(lugar)])
  const otrosDominios = useOtrosDominios(
    fueraDeOferta(
      idsIn(lugaresDeDominio),
      dominios?.map(({ dominioid }) => dominioid),
    ),
  ).rows
  const otrosChoferes = useOtrosChoferes(
    fueraDeOferta(
      idsIn(lugaresDeChofer),
      choferes.rows?.map(({ choferid }) => choferid),
    ),
  ).rows
  return lugares.flatMap((lugar, index) => {
    const recursoid = chosen[index]
    const dominio = [...(dominios ?? []), ...otrosDominios].find(({ dominioid }) => dominioid === recursoid)
    const chofer = [
      ...(choferes.rows ?? []),
      ...otrosChoferes.map((each) => ({ ...each, nombre: choferName(each) })),
    ].find(({ choferid }) => choferid === recursoid)
    return dominio ? [deDominio(lugar, dominio)] : chofer ? [deChofer(lugar, chofer)] : []
  })
}

type Otro<Row> = Omit<Row, 'culpable'> & Pick<Answer<'DetailChofer'>['records'][number], 'culpables'>

const culpablesDe = (row: Pick<ChoferRow, 'culpable'> | Pick<Otro<ChoferRow>, 'culpables'>) =>
  'culpables' in row ? row.culpables : 'culpable' in row && row.culpable ? [row.culpable] : []

const deDominio = (lugar: Lugar, row: DominioRow | Otro<DominioRow>): Parte => ({
  ...row,
  lugar,
  recursoid: row.dominioid,
  nombre: row.dominio,
  culpables: culpablesDe(row),
})

const deChofer = (lugar: Lugar, row: ChoferRow | Otro<ChoferRow>): Parte => ({
  lugar,
  recursoid: row.choferid,
  nombre: row.nombre,
  aptitud: row.aptitud,
  culpables: culpablesDe(row),
})
