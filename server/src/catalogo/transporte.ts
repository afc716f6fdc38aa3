import type { TipoDeRecurso } from './tipo.ts'
import { CONTRATANTE, TRANSITO } from './fuentes.ts'

export const tiposDeTransporte: readonly TipoDeRecurso[] = [
  {
    clave: 'inscripcion-arca',
    nombre: 'Constancia de inscripción ARCA',
    nombre_corto: 'inscripción en ARCA',
    instrucciones:
      'Constancia de inscripción con el CUIT, las actividades y los impuestos de la empresa. Se descarga sin clave en el sitio de ARCA, en Constancia de inscripción.',
    critico: true,
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: 'Normativa fiscal vigente',
  },
  {
    clave: 'estatuto',
    nombre: 'Estatuto o contrato social',
    nombre_corto: 'estatuto',
    instrucciones:
      'Estatuto o contrato social con la constancia de inscripción y las modificaciones, en un solo PDF. Si sos persona humana, presentá tu DNI en su lugar.',
    vigencia: 'sin vencimiento',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'poder-firmante',
    nombre: 'Poder del firmante',
    nombre_corto: 'poder',
    instrucciones:
      'Poder o acta de designación de quien firma por la empresa, con la hoja de firmas. Si firma el presidente o el socio gerente, alcanza con el acta que lo designa.',
    vigencia: 'sin vencimiento',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'contrato-art',
    nombre: 'Contrato de ART',
    nombre_corto: 'ART',
    instrucciones:
      'Certificado de afiliación o contrato con la ART, con el CUIT de la empresa y la vigencia. Se descarga del sitio de la aseguradora.',
    critico: true,
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: 'Ley de Riesgos del Trabajo (Ley 24.557)',
  },
  {
    clave: 'rc-empresa',
    nombre: 'Póliza de RC empresa',
    nombre_corto: 'póliza RC',
    instrucciones:
      'Póliza de responsabilidad civil de la empresa con la suma asegurada y la vigencia. La fecha que cuenta es la de fin de vigencia de la póliza.',
    vigencia: 'impresa',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'seguro-carga',
    nombre: 'Seguro de carga',
    instrucciones:
      'Póliza o certificado del seguro de la carga transportada, con la suma asegurada por viaje y la vigencia. La manda tu productor o aseguradora.',
    critico: true,
    vigencia: 'impresa',
    origen: 'contractual',
    fuente: CONTRATANTE,
  },
  {
    clave: 'ingresos-brutos',
    nombre: 'Ingresos Brutos / Convenio Multilateral',
    nombre_corto: 'Ingresos Brutos',
    instrucciones:
      'Constancia de inscripción en Ingresos Brutos. Si trabajás en más de una provincia, presentá la de Convenio Multilateral. Se descarga del sitio de rentas o de la Comisión Arbitral.',
    vigencia: 'meses',
    meses: 12,
    origen: 'legal',
    fuente: 'Normativa fiscal vigente',
  },
  {
    clave: 'ruta-empresa',
    nombre: 'RUTA de la empresa',
    nombre_corto: 'RUTA',
    instrucciones:
      'Constancia de inscripción de la empresa en el Registro Único del Transporte Automotor. Se descarga con el usuario de la empresa en el sitio del registro. La fecha que cuenta es la de vencimiento impresa.',
    critico: true,
    vigencia: 'impresa',
    origen: 'legal',
    fuente: TRANSITO,
  },
]
