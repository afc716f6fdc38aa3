import { formatCuit } from '@portal/contract/identificacion.ts'
import type { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { Control, Lectura } from './useLectura.ts'

/** As people write it. */
const written = (que: Control['que'], value: string): string => {
  switch (que) {
    case 'cuil':
    case 'cuit':
      return formatCuit(value)
    case 'dominio':
      // As a plate has it, and never divided.
      return value.replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, '\u00a0')
    case 'fecha_emision':
    case 'fecha_vencimiento':
    case 'periodo':
      return formatDate(value)
    default:
      return value
  }
}

/** What was found of one point of the record; nothing of what was not. */
export const sentenceOf = (
  t: ReturnType<typeof useTexts>,
  { que, resultado, dice, esperado }: Pick<Control, 'que' | 'resultado' | 'dice' | 'esperado'>,
): string => {
  if (resultado === 'no encontrado' || dice === null) return ''
  const values = { dice: written(que, dice), esperado: written(que, esperado) }
  return t(resultado === 'coincide' ? `leido.coincide.${que}` : `leido.difiere.${que}`, values)
}

/** Whether the paper names the provider, in a sentence. */
export const clausulaSentence = (
  t: ReturnType<typeof useTexts>,
  { resultado, nombre, cuit }: NonNullable<Lectura['clausula']>,
): string =>
  t(`leido.clausula.${resultado}`, {
    nombre,
    cuit: cuit === null ? '' : written('cuit', cuit),
  })
