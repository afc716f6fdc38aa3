import { lugares, lugaresDeChofer, lugaresDeDominio, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import type { Culpable } from '@portal/contract/recursos.ts'
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
    const dominio = [...(dominios ?? []), ...otrosDominios.map(conCulpable)].find(
      ({ dominioid }) => dominioid === recursoid,
    )
    const chofer = [
      ...(choferes.rows ?? []),
      ...otrosChoferes.map((each) => ({ ...conCulpable(each), nombre: choferName(each) })),
    ].find(({ choferid }) => choferid === recursoid)
    return dominio ? [deDominio(lugar, dominio)] : chofer ? [deChofer(lugar, chofer)] : []
  })
}

/** As a list tells it. */
const conCulpable = <Row extends { culpables?: Culpable[] | undefined }>({ culpables, ...row }: Row) => ({
  ...row,
  culpable: culpables?.[0] ?? null,
})

const deDominio = (lugar: Lugar, row: DominioRow): Parte => ({
  ...row,
  lugar,
  recursoid: row.dominioid,
  nombre: row.dominio,
  culpables: row.culpable ? [row.culpable] : [],
})

const deChofer = (lugar: Lugar, row: ChoferRow): Parte => ({
  lugar,
  recursoid: row.choferid,
  nombre: row.nombre,
  aptitud: row.aptitud,
  culpables: row.culpable ? [row.culpable] : [],
})
