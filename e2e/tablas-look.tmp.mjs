import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:3230'
const steps = process.argv.slice(2) // path|name|width|mode
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const step of steps) {
  const [path, name, size = '1440', mode = 'light', act = ''] = step.split('|')
  const viewport = size === '360' ? { width: 360, height: 740 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires', reducedMotion: 'reduce', colorScheme: mode })
  const answer = await context.request.post(base + '/api/mobile', { headers: { origin: base }, data: { _operation: 'login', username: 'ana@ficcion-del-sur.example', password: 'Los camiones salen temprano' } })
  if (!(await answer.json()).success) console.log(await answer.text())
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  page.on('pageerror', (e) => console.log(name, e.message))
  await page.goto(base + path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  if (act) await eval(`(async () => { ${act} })()`)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/tablas-shots/${name}.png` })
  console.log(name, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  await context.close()
}
await browser.close()
