import { expect, test } from 'vitest'
import { howMany } from '@portal/server/testing/howMany.ts'
import { tellMost, tellTried } from '@portal/server/testing/tell.ts'
import { buildServer } from './buildServer.ts'
import { killAgainAndAgain, victims } from './kills.ts'

buildServer()

test(
  'nothing acknowledged is lost, done twice or half done, however often server and PostgreSQL are killed',
  { timeout: howMany(300_000, 300_000, 3_600_000) },
  async () => {
    const killed = await killAgainAndAgain({
      kills: howMany(victims.length, 20, 300),
      loops: howMany(4, 4, 12),
      pauseMs: howMany(10, 10, 0),
      calmMs: howMany(800, 800, 500),
      calmWrites: howMany(0, 0, 340),
    })

    for (const victim of victims) {
      tellTried(`kill -9: ${victim}`, killed.kills[victim])
      tellMost(`segundos hasta volver: ${victim}`, killed.backSeconds[victim])
    }
    tellTried('escrituras confirmadas', killed.choferes)
    tellTried('claves repetidas', killed.repeated.sent)
    tellTried('archivos confirmados', killed.archivos)
    tellTried('archivos comparados con sus bytes', killed.rowsOfFiles)
    for (const [status, count] of killed.answers) tellTried(`respuestas ${status}`, count)
    expect(killed.wrong).toEqual(Object.fromEntries(Object.keys(killed.wrong).map((name) => [name, 0])))
    expect(killed.choferes).toBeGreaterThan(howMany(5, 50))
    expect(killed.archivos).toBeGreaterThan(howMany(0, 5))
    // Within five seconds, says `npm run check:crash`, which has the machine to itself.
    expect(Math.max(...Object.values(killed.backSeconds))).toBeLessThan(30)
  },
)
