/** Where a requirement comes from, in the words that several of them share. A law is named only where its number is certain. */
export const CONTRATANTE = 'Requisito habitual del contratante'
export const TRANSITO = 'Normativa vigente de tránsito y transporte'
export const TRABAJO = 'Normativa vigente laboral y de la seguridad social'
export const ALIMENTOS = 'Normativa sanitaria vigente de transporte de alimentos'
export const MERCANCIAS_PELIGROSAS = 'Normativa vigente de transporte de mercancías peligrosas'
