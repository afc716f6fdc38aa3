/**
 * npm run check:security: who may do what, whatever is sent, as a table. The tests of `npm test`, in full; `-- --long` with
 * more of each, and with scanners from Debian's packages, `-- --only=matriz` the rows that are called so,
 * `-- --json=path` keeps the table.
 */
import { runCheck } from './steps/check.mjs'

await runCheck('security', {
  what: 'sqlmap, wapiti y slowhttptest',
  programs: ['/usr/bin/sqlmap', '/usr/bin/wapiti', '/usr/bin/slowhttptest'],
  packages: ['sqlmap', 'wapiti', 'slowhttptest'],
})
