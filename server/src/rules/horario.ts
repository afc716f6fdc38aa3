/** When a periodic job runs: every minute, every hour at a minute, or once a day. UTC, as the job queue's cron reads it. */
export interface Horario {
  minuto: number | 'todos'
  hora?: number
}

/** The first moment after `desde` that the schedule names. */
export function proximaVez({ minuto, hora }: Horario, desde: Date): Date {
  const vez = new Date(desde)
  if (minuto === 'todos') {
    vez.setUTCMinutes(vez.getUTCMinutes() + 1, 0, 0)
    return vez
  }
  vez.setUTCMinutes(minuto, 0, 0)
  if (hora === undefined) {
    if (vez <= desde) vez.setUTCHours(vez.getUTCHours() + 1)
    return vez
  }
  vez.setUTCHours(hora)
  if (vez <= desde) vez.setUTCDate(vez.getUTCDate() + 1)
  return vez
}

export const cronOf = ({ minuto, hora }: Horario) =>
  `${minuto === 'todos' ? '*' : minuto} ${hora ?? '*'} * * *`
