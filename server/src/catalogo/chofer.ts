import type { TipoDeRecurso } from './tipo.ts'
import { CONTRATANTE, MERCANCIAS_PELIGROSAS, SUBCONTRATACION, TRABAJO, TRANSITO } from './fuentes.ts'

export const tiposDeChofer: readonly TipoDeRecurso[] = [
  {
    clave: 'licencia-conducir',
    nombre: 'Licencia Nacional de Conducir profesional',
    nombre_corto: 'licencia',
    instrucciones:
      'Frente y dorso, con la clase que corresponde al vehículo que maneja. La emite el municipio o centro emisor donde vive el chofer; también sirve la captura completa de la licencia en Mi Argentina. La fecha que cuenta es la de vencimiento impresa.',
    critico: true,
    vigencia: 'impresa',
    origen: 'legal',
    fuente: `${TRANSITO} (Ley 24.449)`,
  },
  {
    clave: 'dni',
    nombre: 'DNI',
    instrucciones:
      'Documento Nacional de Identidad vigente, frente y dorso, legible y sin recortes. Si el chofer es extranjero, presentá la cédula de identidad o el pasaporte con el que está registrado.',
    critico: true,
    vigencia: 'impresa',
    origen: 'legal',
    fuente: 'Ley 17.671, de identificación y registro de las personas',
  },
  {
    clave: 'apto-psicofisico',
    nombre: 'Apto psicofísico',
    nombre_corto: 'psicofísico',
    instrucciones:
      'Certificado de aptitud psicofísica para conducir, con firma y matrícula del profesional. Lo da el prestador médico habilitado que hizo el examen. La fecha que cuenta es la de vencimiento impresa.',
    vigencia: 'impresa',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'curso-mercancias-peligrosas',
    nombre: 'Curso de mercancías peligrosas',
    nombre_corto: 'curso de peligrosas',
    instrucciones:
      'Certificado del curso obligatorio para transportar mercancías peligrosas por carretera. Lo entrega el centro de capacitación autorizado al aprobar el curso o su renovación anual.',
    critico: true,
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: MERCANCIAS_PELIGROSAS,
    aplica_peligrosas: true,
  },
  {
    clave: 'carnet-manipulador',
    nombre: 'Carnet de manipulador de alimentos',
    nombre_corto: 'carnet de manipulador',
    instrucciones:
      'Carnet vigente del chofer que carga o descarga alimentos. Se tramita con el curso y el examen que da la autoridad sanitaria de la provincia o el municipio.',
    vigencia: 'meses',
    meses: 36,
    origen: 'legal',
    fuente: 'Código Alimentario Argentino',
    aplica_alimentos: true,
  },
  {
    clave: 'alta-temprana',
    nombre: 'Alta temprana ARCA',
    nombre_corto: 'alta temprana',
    instrucciones:
      'Constancia de alta de la relación laboral del chofer, con el CUIT de la empresa y el CUIL del chofer. Se descarga con clave fiscal en ARCA, servicio Simplificación Registral.',
    critico: true,
    vigencia: 'sin vencimiento',
    control: 'cuil',
    origen: 'legal',
    fuente: TRABAJO,
  },
  {
    clave: 'art-nomina',
    nombre: 'Constancia de ART con nómina',
    nombre_corto: 'ART',
    instrucciones:
      'Certificado de cobertura de la ART del mes, con el nombre y el CUIL del chofer en la nómina. Se descarga del sitio de la aseguradora o lo manda tu productor.',
    critico: true,
    compartido: true,
    vigencia: 'mensual',
    control: 'art',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'no-repeticion',
    nombre: 'Cláusula de no repetición',
    nombre_corto: 'no repetición',
    instrucciones:
      'Cláusula por la que la ART renuncia a reclamarle al contratante. Pedila a la aseguradora a nombre de la empresa contratante, con la nómina que incluye al chofer.',
    vigencia: 'meses',
    meses: 12,
    control: 'art',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'seguro-vida',
    nombre: 'Seguro de vida obligatorio',
    nombre_corto: 'seguro de vida',
    instrucciones:
      'Póliza o certificado del seguro colectivo de vida obligatorio con la nómina del mes que incluye al chofer. Lo emite la aseguradora de vida de la empresa.',
    compartido: true,
    vigencia: 'mensual',
    origen: 'legal',
    fuente: 'Decreto 1567/1974, de seguro colectivo de vida obligatorio',
  },
  {
    clave: 'f931',
    nombre: 'F. 931 con pago y nómina',
    nombre_corto: 'F. 931',
    instrucciones:
      'Declaración jurada de cargas sociales (F. 931) del período, con el acuse, el comprobante de pago y la hoja de la nómina donde figura el chofer. Se descarga con clave fiscal en ARCA.',
    critico: true,
    compartido: true,
    vigencia: 'mensual',
    control: 'seguridad_social',
    origen: 'legal',
    fuente: TRABAJO,
  },
  {
    clave: 'accidentes-personales',
    nombre: 'Seguro de accidentes personales',
    nombre_corto: 'accidentes personales',
    instrucciones:
      'Póliza que cubre al chofer cuando no está en relación de dependencia. Si no la tenés, podés dejarlo sin presentar. La fecha que cuenta es la de fin de vigencia de la póliza.',
    obligatorio: false,
    vigencia: 'impresa',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'linti',
    nombre: 'LiNTI',
    instrucciones:
      'Licencia Nacional de Transporte Interjurisdiccional. Dejó de pedirse el 17/05/2025; las ya presentadas quedan en el historial.',
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: 'Decreto 196/2025',
    vigente_hasta: '2025-05-17',
  },
  {
    clave: 'pago-remuneraciones',
    nombre: 'Constancia de pago de remuneraciones',
    nombre_corto: 'pago de haberes',
    instrucciones:
      'Recibo firmado o comprobante de la transferencia del mes. Los importes se pueden tachar: alcanza con que se lean el mes, el nombre y el CUIL del chofer.',
    compartido: true,
    vigencia: 'mensual',
    control: 'remuneracion',
    origen: 'legal',
    fuente: SUBCONTRATACION,
  },
  {
    clave: 'cuenta-bancaria',
    nombre: 'Constancia de cuenta bancaria',
    nombre_corto: 'cuenta bancaria',
    instrucciones:
      'Constancia del banco con el CBU y el nombre del chofer como titular de la cuenta donde cobra. Se descarga de la banca en línea.',
    vigencia: 'sin vencimiento',
    control: 'cuenta_bancaria',
    origen: 'legal',
    fuente: SUBCONTRATACION,
  },
]
