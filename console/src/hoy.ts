const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })

/** Today's calendar date in Buenos Aires, `YYYY-MM-DD`: by it documents expire. */
export const hoy = (): string => calendar.format(new Date())
