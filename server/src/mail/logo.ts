/** Stands in a letter's HTML where the provider's logo stands in the one that leaves, as it is on that day. */
export const logoPlace = '<!--logo-->'

/** What the picture is called within its letter. */
export const logoId = 'logo@portal'

/** The letter with it, or without one. It travels along: nothing has to be fetched, and nobody learns who read it. */
export const withLogo = (html: string, logo: Buffer | null): string =>
  html.replace(logoPlace, () =>
    logo === null
      ? ''
      : `<img src="cid:${logoId}" alt="" height="40" style="display:block;height:40px;max-width:200px;margin:0 0 12px;object-fit:contain">\n`,
  )
