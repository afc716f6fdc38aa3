import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { run } from './run.mjs'
import { Stop } from './sentence.mjs'

/** What commands write from these files, in a copy of this tree: nobody edits it. */
export async function generateIn(copy, files) {
  const touches = (part) => files.some((file) => file.includes(part))
  if (touches('/migrations/'))
    await must(copy, join(copy, 'node_modules/.bin/vitest'), ['run', 'server/src/database/tables.test.ts'], {
      WRITE_SCHEMA: '1',
    })
  if (touches('/mensajes/')) await must(copy, process.execPath, ['scripts/mensajes.mjs'])
  if (touches('portal/src/app/routes/')) await generateRoutes(join(copy, 'portal'))
}

async function must(cwd, program, args, env = {}) {
  const { ok, text } = await run(program, args, { cwd, output: 'kept', env })
  if (!ok) throw new Stop(text.slice(-4_000))
}

/** As the build does it (`ui/build/appConfig.ts`), with what the build's plugin brings along. */
async function generateRoutes(root) {
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: join(root, 'src/app/routes'),
      generatedRouteTree: join(root, 'src/app/routeTree.gen.ts'),
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    },
    root,
  )
  await new Generator({ config, root }).run()
}
