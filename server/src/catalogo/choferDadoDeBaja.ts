import type { TipoDeRecurso } from './tipo.ts'
import { TRABAJO } from './fuentes.ts'

export const tiposDeChoferDadoDeBaja: readonly TipoDeRecurso[] = [
  {
    clave: 'baja-arca',
    nombre: 'Constancia de baja ARCA',
    nombre_corto: 'baja de ARCA',
    instrucciones:
      'Constancia de baja de la relación laboral, con la fecha de cese y el CUIL del chofer. Se descarga con clave fiscal en ARCA, servicio Simplificación Registral.',
    critico: true,
    vigencia: 'sin vencimiento',
    origen: 'legal',
    fuente: TRABAJO,
  },
  {
    clave: 'telegrama-baja',
    nombre: 'Telegrama o notificación',
    nombre_corto: 'telegrama',
    instrucciones:
      'Telegrama de renuncia, carta documento o notificación firmada que puso fin a la relación laboral, con el sello del correo o la constancia de recepción.',
    vigencia: 'sin vencimiento',
    origen: 'legal',
    fuente: 'Ley de Contrato de Trabajo (Ley 20.744)',
  },
  {
    clave: 'liquidacion-final',
    nombre: 'Liquidación final',
    instrucciones:
      'Recibo de la liquidación final firmado por el chofer, o el recibo con el comprobante de la transferencia. Lo prepara quien liquida los sueldos de la empresa.',
    vigencia: 'sin vencimiento',
    origen: 'legal',
    fuente: 'Ley de Contrato de Trabajo (Ley 20.744)',
  },
  {
    clave: 'certificado-art-80',
    nombre: 'Certificado art. 80 LCT',
    nombre_corto: 'certificado art. 80',
    instrucciones:
      'Certificado de trabajo y constancia de aportes entregados al chofer, con su firma o la prueba de que fue puesto a disposición. Se genera con clave fiscal en ARCA.',
    vigencia: 'sin vencimiento',
    origen: 'legal',
    fuente: 'Ley de Contrato de Trabajo (Ley 20.744), art. 80; Decreto 146/2001, art. 3',
    plazo_dias: 30,
  },
  {
    clave: 'ultimo-f931',
    nombre: 'Último F. 931',
    instrucciones:
      'F. 931 del último mes trabajado, con pago y la hoja de la nómina donde figura el chofer. Se descarga con clave fiscal en ARCA.',
    vigencia: 'sin vencimiento',
    origen: 'legal',
    fuente: TRABAJO,
  },
]
