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
export function nacimientoProblem(fecha: string, hoy: string): string | undefined {
  if (fecha > hoy) return 'La fecha de nacimiento no puede ser futura'
  const edad = aniosEntre(fecha, hoy)
  if (edad < edadMinima) return `El chofer tiene que tener al menos ${edadMinima} años`
  if (edad > 110) return 'Revisá el año de nacimiento'
  return undefined
}

/** What looks odd and does not block. */
export function choferAdvertencias(chofer: DatosDeChofer, hoy: string): string[] {
  const advertencias: string[] = []
  const { cuil, documento, fecha_nacimiento } = chofer
  // Digits 3 to 10 of a CUIL are its owner's DNI.
  if (cuil !== null && chofer.tipo_documento === 'DNI' && cuil.slice(2, 10) !== documento.padStart(8, '0'))
    advertencias.push('El CUIL no coincide con el DNI: revisá los dos números.')
  if (fecha_nacimiento !== null && aniosEntre(fecha_nacimiento, hoy) > edadQueSeAvisa)
    advertencias.push(`El chofer tiene más de ${edadQueSeAvisa} años.`)
  return advertencias
}
