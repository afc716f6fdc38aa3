import i18next from 'i18next'

/** What a write that waits is called, and which record it is about: a newer one takes the place of one that never left. */
export interface Waits {
  what: string
  about: string
}

/** Of a record's form; where its name tells it from others, that is what it is about. */
export const datosDe = (nombre = '', about = nombre): Waits => ({
  what: i18next.t('senal.datosDe', { nombre }),
  about: `datos ${about}`,
})

/** Of a record that leaves or comes back, which takes the place of nothing that was written of it. */
export const estadoDe = (nombre = '', about = nombre): Waits => ({
  what: i18next.t('senal.estadoDe', { nombre }),
  about: `estado ${about}`,
})
