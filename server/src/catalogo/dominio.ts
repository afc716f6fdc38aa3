import type { TipoDeRecurso } from './tipo.ts'
import { ALIMENTOS, CONTRATANTE, MERCANCIAS_PELIGROSAS, TRANSITO } from './fuentes.ts'

export const tiposDeDominio: readonly TipoDeRecurso[] = [
  {
    clave: 'cedula',
    nombre: 'Cédula de identificación',
    nombre_corto: 'cédula',
    instrucciones:
      'Cédula del vehículo, frente y dorso, o la cédula digital de Mi Argentina. La da el Registro de la Propiedad del Automotor donde está radicado. Ya no vence mientras el vehículo no cambie de titular.',
    critico: true,
    vigencia: 'sin vencimiento',
    origen: 'legal',
    fuente: 'Disposición 29/2024',
  },
  {
    clave: 'titulo',
    nombre: 'Título',
    instrucciones:
      'Título del automotor, todas las hojas. Lo da el Registro de la Propiedad del Automotor; sirve el título digital en PDF.',
    vigencia: 'sin vencimiento',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'rto',
    nombre: 'Revisión Técnica Obligatoria',
    nombre_corto: 'VTV',
    instrucciones:
      'Certificado de la revisión técnica (RTO o VTV) con resultado apto. Lo da el taller o la planta habilitada. La fecha que cuenta es la de vencimiento impresa en el certificado.',
    critico: true,
    vigencia: 'impresa',
    origen: 'legal',
    fuente: `${TRANSITO} (Ley 24.449)`,
  },
  {
    clave: 'poliza-rc',
    nombre: 'Póliza de seguro RC',
    nombre_corto: 'póliza RC',
    instrucciones:
      'Póliza o certificado de cobertura de responsabilidad civil que muestre el dominio, la aseguradora y la vigencia. Se descarga del sitio de la aseguradora o la manda tu productor.',
    critico: true,
    vigencia: 'impresa',
    origen: 'legal',
    fuente: `${TRANSITO} (Ley 24.449)`,
  },
  {
    clave: 'pago-seguro',
    nombre: 'Comprobante de pago del seguro',
    nombre_corto: 'pago del seguro',
    instrucciones:
      'Recibo o constancia de pago de la cuota del mes de la póliza del vehículo. Sirve el libre deuda de la aseguradora que nombre la póliza y el período.',
    critico: true,
    vigencia: 'mensual',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'ruta',
    nombre: 'RUTA',
    instrucciones:
      'Constancia del Registro Único del Transporte Automotor con el dominio del vehículo motriz. Se descarga con el usuario de la empresa en el sitio del registro.',
    critico: true,
    vigencia: 'impresa',
    origen: 'legal',
    fuente: TRANSITO,
    aplica_tipo_vehiculo: 'MOTRIZ',
  },
  {
    clave: 'uta',
    nombre: 'Habilitación UTA',
    nombre_corto: 'UTA',
    instrucciones:
      'Habilitación de la Unidad de Transporte de Alimentos a nombre del dominio. La da la autoridad sanitaria de la provincia o el municipio después de inspeccionar la unidad.',
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: ALIMENTOS,
    aplica_alimentos: true,
  },
  {
    clave: 'senasa',
    nombre: 'Habilitación SENASA',
    nombre_corto: 'SENASA',
    instrucciones:
      'Habilitación del vehículo para transportar productos de origen animal. Se tramita en la oficina de SENASA de tu zona y se renueva todos los años.',
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: 'Normativa vigente de SENASA',
    aplica_alimentos: true,
  },
  {
    clave: 'desinfeccion',
    nombre: 'Certificado de desinfección',
    nombre_corto: 'desinfección',
    instrucciones:
      'Certificado de desinfección y control de plagas de la caja, con el dominio, la fecha y el sello de la empresa habilitada que hizo el servicio.',
    vigencia: 'meses',
    meses: 3,
    origen: 'legal',
    fuente: ALIMENTOS,
    aplica_alimentos: true,
  },
  {
    clave: 'tacografo',
    nombre: 'Tacógrafo',
    instrucciones:
      'Certificado de control y calibración del tacógrafo, con el dominio y el número de serie del equipo. Lo da el taller que hizo el control.',
    vigencia: 'meses',
    meses: 12,
    origen: 'contractual',
    fuente: CONTRATANTE,
    aplica_tipo_vehiculo: 'MOTRIZ',
  },
  {
    clave: 'prueba-hidraulica',
    nombre: 'Prueba hidráulica de cisterna',
    nombre_corto: 'prueba hidráulica',
    instrucciones:
      'Certificado de la prueba hidráulica y de espesores de la cisterna, con el número de chasis o dominio. Lo da el ente o taller autorizado. La fecha que cuenta es la de vencimiento impresa.',
    vigencia: 'impresa',
    origen: 'legal',
    fuente: MERCANCIAS_PELIGROSAS,
    aplica_carrocerias: ['Cisterna'],
  },
  {
    clave: 'leasing-comodato',
    nombre: 'Contrato de leasing o comodato',
    nombre_corto: 'leasing o comodato',
    instrucciones:
      'Contrato firmado que autoriza a la empresa a usar el vehículo, con el dominio y el plazo. La fecha que cuenta es la de fin del contrato.',
    vigencia: 'impresa',
    origen: 'contractual',
    fuente: CONTRATANTE,
    aplica_titularidades: ['LEASING', 'TERCERO'],
  },
  {
    clave: 'patente',
    nombre: 'Patente',
    instrucciones:
      'Último comprobante de pago de la patente o el libre deuda del dominio. Se descarga del sitio de rentas de la provincia o el municipio donde está radicado.',
    vigencia: 'impresa',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
]
