import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { CulpableAction } from '@portal/parts/Culprits.tsx'
import { deedOf } from '@portal/parts/deed.ts'
import { presentableOf } from '../../documentos/presentable.ts'
import { usePresentar } from '../../documentos/usePresentar.tsx'
import { rutas } from '../../rutas.ts'
import { useMayWrite } from '../../session/useLogin.ts'
import type { CulpableDeParte } from '../unidad.ts'

const hrefDe = ({ tiporecurso, recursoid }: CulpableDeParte): string | undefined => {
  if (tiporecurso === 'dominio') return rutas.dominio(recursoid, { solapa: 'documentos' })
  if (tiporecurso === 'transporte') return undefined
  return rutas.chofer(recursoid, { solapa: 'documentos' })
}

/** A part that is blocked or on leave, and a document that the provider keeps blocked: only another part helps. */
const asksForAnother = ({ estado }: CulpableDeParte) =>
  estado === 'BAJA' || estado === 'BLOQUEADO' || estado === 'NO PARTICIPA' || estado === 'bloqueado'

/**
 * Mends a reason of one of a unit's parts without leaving the screen that tells it. `named`: what presenting is called,
 * shorter in a row.
 */
export const usePresentarCulpable = (named: 'hacer' | 'enFila' = 'enFila') => {
  const t = useTexts()
  const mayWrite = useMayWrite()
  const { present, dialog } = usePresentar()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** The slot is its resource's to tell; where it can't be had, the resource's screen says why. */
  const casillasOf = async ({ tiporecurso, recursoid }: CulpableDeParte) => {
    const records =
      tiporecurso === 'dominio'
        ? (await queryClient.query(operationQuery('DetailDominio', { dominioid: recursoid }))).records
        : tiporecurso === 'transporte'
          ? (await queryClient.query(operationQuery('DetailTransporte', {}))).records
          : (await queryClient.query(operationQuery('DetailChofer', { choferid: recursoid }))).records
    return records[0]?.casillas ?? []
  }

  const mend = async (culpable: CulpableDeParte) => {
    const casillas = await casillasOf(culpable).catch(() => [])
    const casilla = casillas.find(({ tipodocumentoid }) => tipodocumentoid === culpable.tipodocumentoid)
    const { recursoid, recurso } = culpable
    const href = hrefDe(culpable)
    if (casilla) {
      present(
        presentableOf({
          ...casilla,
          recursoid,
          recurso,
          tipodocumento: casilla.nombre,
          ...(culpable.tiporecurso === 'dominio' && { dominio: recurso }),
        }),
      )
    } else if (href !== undefined) {
      await navigate({ href })
    }
  }

  const actionOf = (culpable: CulpableDeParte, unidadid: string): CulpableAction | undefined => {
    const { documentoid, renovacion, tiporecurso } = culpable
    if (asksForAnother(culpable) && tiporecurso !== 'transporte' && mayWrite)
      return { label: t('unidad.cambiarParte'), href: rutas.editarUnidad(unidadid) }
    const deed = renovacion || asksForAnother(culpable) ? undefined : deedOf(endsSoon(culpable))
    if (deed !== undefined && deed !== 'otraVez')
      return { label: t(`presentar.${named}.${deed}`), onClick: () => void mend(culpable) }
    const href = documentoid === null ? hrefDe(culpable) : rutas.documento(documentoid)
    return href === undefined ? undefined : { label: t('acciones.ver'), href }
  }

  return { actionOf, dialog }
}

/** A reason that is active is told because it ends; of one that is lifted the slot itself says how it stands. */
const endsSoon = ({ estado, fecha }: CulpableDeParte) =>
  estado === 'BAJA' || estado === 'BLOQUEADO' || estado === 'NO PARTICIPA' || estado === 'exceptuado'
    ? {}
    : { estado, fecha_vencimiento: fecha }
