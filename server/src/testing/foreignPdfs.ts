import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Two pages in PostScript, in letters that every printer has. */
const paper = `%!PS
/Helvetica findfont 24 scalefont setfont 72 700 moveto (Poliza 123) show showpage
72 700 moveto (Pagina 2) show showpage
`
const letter = `<html><body><h1>Póliza</h1><a href="https://www.seguros.example">sitio</a>
<a href="mailto:siniestros@seguros.example">correo</a><table border=1><tr><td>1<td>2</table></body></html>`

interface Foreign {
  /** Where they stand. */
  files: string[]
  /** What can't be asked for one, because it isn't installed. */
  missing: string[]
}

/** What programs that are installed here make of the same papers: each of them writes PDFs in ways of its own. */
export async function foreignPdfs(dir: string): Promise<Foreign> {
  const files: string[] = []
  const missing: string[] = []
  const ps = join(dir, 'papel.ps')
  const html = join(dir, 'carta.html')
  await Promise.all([writeFile(ps, paper), writeFile(html, letter)])

  async function make(
    program: string,
    name: string,
    args: (out: string) => string[],
  ): Promise<string | undefined> {
    if (missing.includes(program)) return undefined
    const out = join(dir, name)
    try {
      await run(program, args(out), { cwd: dir, timeout: 60_000, env: { ...process.env, HOME: dir } })
      files.push(out)
      return out
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      missing.push(program)
      return undefined
    }
  }

  const ghostscript = (name: string, ...args: string[]) =>
    make('gs', name, (out) => ['-q', '-dNOPAUSE', '-dBATCH', ...args, `-sOutputFile=${out}`, ps])
  for (const version of ['1.3', '1.4', '1.5', '1.7'])
    await ghostscript(`gs-${version}.pdf`, '-sDEVICE=pdfwrite', `-dCompatibilityLevel=${version}`)
  await ghostscript('gs-web.pdf', '-sDEVICE=pdfwrite', '-dFastWebView=true')
  await ghostscript('gs-archivo.pdf', '-sDEVICE=pdfwrite', '-dPDFA=2', '-sColorConversionStrategy=RGB')
  await ghostscript('gs-escaneado.pdf', '-sDEVICE=pdfimage24', '-r150')
  const office = await make('soffice', 'carta.pdf', () => [
    ...['--headless', '--convert-to', 'pdf:writer_web_pdf_Export'],
    html,
  ])
  for (const from of [join(dir, 'gs-1.4.pdf'), ...(office ? [office] : [])].filter((file) =>
    files.includes(file),
  )) {
    const name = from === office ? 'carta' : 'papel'
    for (const [kind, ...args] of [
      ['lineal', '--linearize'],
      ['objetos', '--object-streams=generate'],
      ['ambos', '--object-streams=generate', '--linearize'],
      ['abierto', '--qdf'],
      ['suelto', '--stream-data=uncompress'],
      ['2.0', '--force-version=2.0'],
    ] as const)
      await make('qpdf', `${name}-${kind}.pdf`, (out) => [...args, from, out])
    await make('mutool', `${name}-mupdf.pdf`, (out) => ['clean', '-gggg', '-z', from, out])
    await make('mutool', `${name}-letras.pdf`, (out) => ['clean', '-a', '-i', from, out])
  }
  return { files, missing }
}
