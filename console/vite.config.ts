import { defineConfig, mergeConfig } from 'vite'
import { appConfig } from '../ui/build/appConfig.ts'
import { precompress } from '../ui/build/precompress.ts'
import packageJson from './package.json' with { type: 'json' }

export default defineConfig(
  mergeConfig(appConfig({ at: import.meta.url, src: 'src', version: packageJson.version }), {
    base: '/consola/',
    plugins: [precompress()],
  }),
)
