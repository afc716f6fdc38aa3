import { Refusal } from '@portal/contract/refusals.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Tipo } from '../tipo.ts'
import type { TipoValues } from '../tipoValues.ts'
import { useFraseDeVista } from '../../piezas/useFraseDeVista.ts'
import { alguienPierde } from './alguienPierde.ts'
import { useFrase } from './useFrase.ts'
import { useRecibe } from './useRecibe.ts'
import { lookOf, type Vista } from './useVista.ts'

/**
 * Asks before a change that takes somebody off the road, naming how many; and before one of which nobody knows. What was
 * found out last is told once it is saved.
 */
export const useAgreed = (opened: Tipo | undefined) => {
  const t = useTexts()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const frase = useFrase()
  const fraseEn = useFraseDeVista()
  const recibe = useRecibe()
  /** Null where nobody can be touched, and nothing where it is not known. */
  const last = useRef<Vista | null>(undefined)

  const lookNow = async (values: TipoValues): Promise<Vista | 'refused' | 'unknown' | undefined> => {
    const look = lookOf(values, opened)
    if (look === undefined) return undefined
    try {
      const { vista } = await queryClient.query(operationQuery('SaveTipoDocumento', look))
      return vista ?? 'unknown'
    } catch (error) {
      // Saving says the same, beside the field.
      return error instanceof Refusal && error.is('INVALID_INPUT', 'DUPLICATE') ? 'refused' : 'unknown'
    }
  }
  const agreed = async (values: TipoValues): Promise<boolean> => {
    const seen = await lookNow(values)
    last.current = typeof seen === 'object' ? seen : seen === undefined ? null : undefined
    if (seen === undefined || seen === 'refused') return true
    if (seen !== 'unknown' && !alguienPierde(seen)) return true
    return confirm({
      title: t('catalogo.guardar.titulo'),
      message:
        seen === 'unknown'
          ? t('catalogo.guardar.sinSaber')
          : t('catalogo.guardar.mensaje', {
              frase: [
                says(seen, values, 'afecta'),
                ...seen.operaciones.flatMap(({ nombre, ...vista }) => fraseEn(nombre, vista)),
              ].join(' '),
              reciben: recibe(seen) ?? '',
            }),
      confirmLabel: t('catalogo.guardar.confirmar'),
      danger: true,
    })
  }
  const says = (
    vista: Vista,
    { docrectipo_recurso }: Pick<TipoValues, 'docrectipo_recurso'>,
    how: 'afecta' | 'hecho',
  ) => frase(docrectipo_recurso as Tipo['docrectipo_recurso'], vista, how).join(' ') // the form was found good

  /** Of what was saved: whom it touches, and how many are written to. */
  const told = (tipo: Tipo): string =>
    [last.current && says(last.current, tipo, 'hecho'), recibe(last.current)].filter(Boolean).join(' ')

  return { agreed, told }
}
