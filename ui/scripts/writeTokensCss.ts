import { writeFileSync } from 'node:fs'
import { tokensCss } from '../src/tokensCss.ts'

writeFileSync(new URL('../src/tokens.css', import.meta.url), tokensCss())
