import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.mjs'

/**
 * Runs a program to its end. `output` decides what the person sees of it: 'shown' as it comes, 'errors' only
 * what it complains about, 'kept' nothing. All but 'shown' output is answered too.
 */
export async function run(program, args, { output = 'shown', env = {}, cwd = root } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output === 'kept' ? 'pipe' : 'inherit', output === 'shown' ? 'inherit' : 'pipe'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => {
    text += chunk
    if (output === 'errors') process.stderr.write(chunk)
  })
  try {
    const [code, signal] = await once(child, 'close')
    return { ok: code === 0, code, signal, text }
  } catch (error) {
    return { ok: false, code: null, signal: null, text: String(error) }
  }
}

/** npm itself, the one that started this command when there is one. */
export function npm(args, options) {
  const started = process.env.npm_execpath
  return started?.endsWith('.js')
    ? run(process.execPath, [started, ...args], options)
    : run('npm', args, options)
}
