/** At the foot of every page. */
export const pie = { idioma: 'Idioma' }
