/**
 * npm run notice: writes into NOTICE.md what is shipped of others and under which licence, from package-lock.json.
 * `-- --check` fails where it says something else.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { notice } from './steps/notice.mjs'
import { inRoot } from './steps/paths.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

await command(() => {
  const [file, text] = [inRoot('NOTICE.md'), notice()]
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
    say('NOTICE.md dice lo que dice package-lock.json.')
  } else if (readFileSync(file, 'utf8') !== text)
    throw new Stop('NOTICE.md no dice lo que dice package-lock.json: corré «npm run notice».')
})
