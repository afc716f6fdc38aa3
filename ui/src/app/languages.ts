/** The languages that the apps are written in, each as it calls itself. */
export const languages = { es: 'Español' } as const
export type Language = keyof typeof languages
