import { fechaLegible, momentoLegible } from '@portal/contract/calendario.ts'
import { decisionEnPalabras } from '@portal/legajo/indice.ts'
import { escapeHtml } from '../../../escapeHtml.ts'
import type { Obra } from './obra.ts'
import { caminoDe } from './secciones.ts'

const heads = ['Recurso', 'Documento', 'Período', 'Vencimiento', 'Presentado', 'Decisión', 'Archivo']

/** The page that a person opens first: what is here, what isn't and why, and how to see whether it is as it was signed. */
export function* indiceLegajo(
  { alcance, papeles, secciones, afuera, perdidos }: Obra,
  { proveedor, hecho }: { proveedor: string; hecho: Date },
): Generator<string> {
  const { cuenta, meses, recurso } = alcance
  const title = `Legajo de ${cuenta.nombre}${recurso ? `: ${recurso.nombre}` : ''}`
  yield `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #12222b; background: #fff }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-block: 8px 24px }
th, td { padding: 6px 12px; border-bottom: 1px solid #dce3e7; text-align: start; vertical-align: top }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(cuenta.identificacion)}. De ${escapeHtml(meses.desde)} a ${escapeHtml(meses.hasta)}. Lo hizo y lo firmó ${escapeHtml(proveedor)} el ${escapeHtml(momentoLegible(hecho))}.</p>
<p>Tiene datos personales: guardalo como lo que es. Para saber si está tal como se firmó, abrí <a href="verificar.html">verificar.html</a> y soltale este legajo, entero; mejor todavía si usás un verificar.html que no vino acá adentro. No es una opinión legal.</p>
<h2>Qué hay</h2>
<table>
`
  for (const { nombre, cuantos, desde, hasta } of secciones)
    yield rowOf([
      nombre,
      String(cuantos),
      desde === null || hasta === null ? '' : `${fechaLegible(desde)} al ${fechaLegible(hasta)}`,
    ])
  yield '</table>\n'
  if (afuera.length > 0) {
    yield '<h2>Qué se dejó afuera</h2>\n<table>\n'
    for (const { que, cuantos, por } of afuera) yield rowOf([que, String(cuantos), por])
    yield '</table>\n'
  }
  yield `<h2>Documentos</h2>\n<table>\n<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>\n<tbody>\n`
  for (const papel of papeles)
    for (const archivo of papel.archivos) {
      const camino = caminoDe(papel, archivo)
      const said = [
        papel.recurso,
        papel.tipo,
        papel.periodo ?? '',
        papel.fecha_vencimiento === null ? '' : fechaLegible(papel.fecha_vencimiento),
        momentoLegible(new Date(papel.presentado)),
        decisionEnPalabras(papel),
      ]
      const href = camino.split('/').map(encodeURIComponent).join('/')
      const file = perdidos.has(camino)
        ? 'Perdido: el portal lo tiene anotado y no lo encontró'
        : `<a href="${escapeHtml(href)}">${escapeHtml(archivo.nombre)}</a>`
      yield `<tr>${[...said.map(escapeHtml), file].map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`
    }
  yield '</tbody>\n</table>\n'
  if (papeles.length === 0) yield '<p>Ningún documento es de estos meses.</p>\n'
}

const rowOf = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>\n`
