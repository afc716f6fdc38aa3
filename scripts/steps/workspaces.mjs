import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The workspaces as npm knows them, those below before those that lean on them. */
export const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
