import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import es from './mensajes/es.json' with { type: 'json' }

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof es }
  }
}

await i18next.use(initReactI18next).init({
  lng: 'es',
  fallbackLng: 'es',
  resources: { es: { translation: es } },
  // React escapes what it draws.
  interpolation: { escapeValue: false },
})
