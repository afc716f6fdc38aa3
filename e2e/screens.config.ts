import config from './playwright.config.ts'

/** The pictures are made by the same server and browser as the journeys, one after the other. */
export default { ...config, projects: [{ name: 'pantallas' }], testMatch: '**/screens.ts', workers: 1 }
