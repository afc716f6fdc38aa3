import type { Result } from '@portal/contract'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

export type Correo = Result<'ListCorreos'>['records'][number]

const known = [
  'registroRecibido',
  'registroNuevo',
  'consulta',
  'registroAprobado',
  'registroRechazado',
  'invitacionDeTransporte',
  'pruebaDeCorreo',
  'claveOlvidada',
  'invitacion',
  'propuestaDeSumar',
  'enlaceDeOperador',
  'ingresoPorEmpresa',
  'cuentaCambiada',
  'excepcionCambiada',
  'codigoParaContrasena',
  'contrasenaCambiada',
  'dosPasosCambiados',
  'intentosDeIngreso',
  'documentoRechazado',
  'avisoDeVencimientos',
  'cambioDeCatalogo',
  'cambioRetirado',
  'cambioDeOperacion',
] as const

/** Which of the product's letters it is, in words. */
export const useQueEs = () => {
  const t = useTexts()
  return ({ plantilla }: Correo) => {
    const name = known.find((each) => each === plantilla)
    return name ? t(`correos.plantilla.${name}`) : t('correos.otro')
  }
}
