import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isNotInstalled } from './isNotInstalled.ts'

const run = promisify(execFile)

/** Two pages in PostScript, in letters that every printer has. */
const paper = `%!PS
/Helvetica findfont 24 scalefont setfont 72 700 moveto (Poliza 123) show showpage
72 700 moveto (Pagina 2) show showpage
`
const letter = `<html><body><h1>Póliza</h1><a href="https://www.seguros.example">sitio</a>
<a href="mailto:siniestros@seguros.example">correo</a><table border=1><tr><td>1<td>2</table></body></html>`

/** A map as dense as a paper's could be: roads of many bends, and plots that are hatched. */
const bends = (move: (x: number, y: number) => string, line: (x: number, y: number) => string, end: string) =>
  Array.from({ length: 1_500 }, (_, road) =>
    [
      move((road * 37) % 595, (road * 91) % 842),
      ...Array.from({ length: 80 }, (_, bend) =>
        line((road * 37 + bend * 7.31) % 595, (road * 91 + bend * 11.77) % 842),
      ),
      end,
    ].join(' '),
  )
const mapInPostScript = `%!PS\n0.1 setlinewidth\n${bends(
  (x, y) => `newpath ${x.toFixed(2)} ${y.toFixed(2)} moveto`,
  (x, y) => `${x.toFixed(2)} ${y.toFixed(2)} lineto`,
  'stroke',
).join('\n')}\nshowpage\n`
const mapInSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="595pt" height="842pt" viewBox="0 0 595 842">
<defs><pattern id="h" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 4L4 0" stroke="#060" stroke-width=".3"/></pattern></defs>
${Array.from({ length: 300 }, (_, plot) => `<rect x="${(plot * 53) % 560}" y="${(plot * 29) % 800}" width="40" height="30" fill="url(#h)"/>`).join('')}
<path fill="none" stroke="#000" stroke-width=".1" d="${bends(
  (x, y) => `M${x.toFixed(2)} ${y.toFixed(2)}`,
  (x, y) => `L${x.toFixed(2)} ${y.toFixed(2)}`,
  '',
).join('')}"/></svg>`

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
  const [psMap, svgMap] = [join(dir, 'mapa.ps'), join(dir, 'mapa.svg')]
  await Promise.all([
    writeFile(ps, paper),
    writeFile(html, letter),
    writeFile(psMap, mapInPostScript),
    writeFile(svgMap, mapInSvg),
  ])

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
      if (!isNotInstalled(error)) throw error
      missing.push(program)
      return undefined
    }
  }

  await make('gs', 'gs-mapa.pdf', (out) => [
    ...['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite'],
    `-sOutputFile=${out}`,
    psMap,
  ])
  await make('rsvg-convert', 'cairo-mapa.pdf', (out) => ['-f', 'pdf', '-o', out, svgMap])
  await make('soffice', 'mapa.pdf', () => ['--headless', '--convert-to', 'pdf:draw_pdf_Export', svgMap])
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
