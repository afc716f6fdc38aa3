/** Where a requirement comes from, in the words that several of them share. A law is named only where its number is certain. */
export const CONTRATANTE = 'Requisito habitual del contratante'
export const TRANSITO = 'Normativa vigente de tránsito y transporte'
export const TRABAJO = 'Normativa vigente laboral y de la seguridad social'
export const ALIMENTOS = 'Normativa sanitaria vigente de transporte de alimentos'
export const MERCANCIAS_PELIGROSAS = 'Normativa vigente de transporte de mercancías peligrosas'

/** What whoever hires a contractor asks of its workers. Text of Ley 27.802, in force since March 2026. */
export const SUBCONTRATACION = 'Ley de Contrato de Trabajo, art. 30 (texto de la Ley 27.802)'
