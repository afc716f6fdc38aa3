/** What companies have in their names, and people have not. */
const deEmpresa =
  /(^|\s)(s\.?\s?a\.?(\s?s\.?)?|s\.?\s?r\.?\s?l\.?|s\.?\s?h\.?|ltda\.?|c[ií]a\.?|hnos\.?|transportes?|log[ií]stica|fletes|cargas|expreso|cooperativa|empresa|servicios)(\s|$)/i

/** Whether what was written as a person's name reads like a company's. */
export const pareceEmpresa = (name: string): boolean => deEmpresa.test(name)
