import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { aniosEntre } from '@portal/contract/calendario.ts'

const edadMinima = 18
const edadQueSeAvisa = 70

interface DatosDeChofer {
  tipo_documento: string
  documento: string
  cuil: string | null
  fecha_nacimiento: string | null
}

/** Why a date of birth is refused, or undefined. */
export function nacimientoProblem(fecha: string, hoy: string): Sentence | undefined {
  if (fecha > hoy) return sentence('laFechaDeNacimientoNoPuede')
  const edad = aniosEntre(fecha, hoy)
  if (edad < edadMinima) return sentence('choferMuyJoven', { edad: edadMinima })
  if (edad > 110) return sentence('revisaElAnoDeNacimiento')
  return undefined
}

/** What looks odd and does not block. */
export function choferAdvertencias(chofer: DatosDeChofer, hoy: string): Sentence[] {
  const advertencias: Sentence[] = []
  const { cuil, documento, fecha_nacimiento } = chofer
  // Digits 3 to 10 of a CUIL are its owner's DNI.
  if (cuil !== null && chofer.tipo_documento === 'DNI' && cuil.slice(2, 10) !== documento.padStart(8, '0'))
    advertencias.push(sentence('elCuilNoCoincide'))
  if (fecha_nacimiento !== null && aniosEntre(fecha_nacimiento, hoy) > edadQueSeAvisa)
    advertencias.push(sentence('choferMayor', { edad: edadQueSeAvisa }))
  return advertencias
}
