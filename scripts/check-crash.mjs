/**
 * npm run check:crash: what falls, what is slow and what is full, and a table of what was left of it. The tests of
 * `npm test`, in full; `-- --long` with more of each and with what needs the machine to itself, a browser and Debian's packages,
 * `-- --only=kill` the rows that are called so, `-- --json=path` keeps the table.
 */
import { runCheck } from './steps/check.mjs'

await runCheck('crash', {
  what: 'strace y libfaketime',
  programs: ['/usr/bin/strace', '/usr/bin/faketime'],
  packages: ['strace', 'faketime', 'libfaketime'],
  browser: true,
})
