import { fechaLegible, hoyEnBuenosAires, momentoLegible } from '@portal/contract/calendario.ts'
import { escapeHtml } from '../../../escapeHtml.ts'

/** A file of the ZIP, and the presentation that it belongs to; none of a photo or a logo. */
export interface ArchivoIndicado {
  path: string
  nombre: string
  recurso: string | null
  documento: {
    tipo: string
    estado: string
    bloqueado: boolean
    fecha_emision: string | null
    fecha_vencimiento: string | null
    periodo: string | null
    presentado: string
  } | null
}

const heads = ['Recurso', 'Documento', 'Estado', 'Período', 'Emisión', 'Vencimiento', 'Presentado', 'Archivo']

/**
 * A page that opens from the unpacked ZIP without a line: every file with what it is, how it was decided and its dates,
 * and the way to it. Written piece by piece: a large carrier's is long.
 */
export function* indiceHtml(cuenta: string, archivos: readonly ArchivoIndicado[]): Generator<string> {
  const hoy = hoyEnBuenosAires()
  yield `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(cuenta)}: documentos</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #12222b; background: #fff }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 6px 12px; border-bottom: 1px solid #dce3e7; text-align: start; vertical-align: top }
th { position: sticky; top: 0; background: #fff }
</style>
<h1>${escapeHtml(cuenta)}</h1>
<p>Cada archivo que presentó la empresa, al ${fechaLegible(hoy)}. Los registros están en las tablas (.csv) de esta misma carpeta.</p>
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
`
  for (const archivo of archivos) yield rowOf(archivo, hoy)
  yield '</tbody>\n</table>\n'
  if (archivos.length === 0) yield '<p>Todavía no presentó ningún archivo.</p>\n'
}

function rowOf({ path, nombre, recurso, documento }: ArchivoIndicado, hoy: string): string {
  const said = [
    recurso ?? 'De la empresa',
    documento?.tipo ?? 'Foto o logo',
    documento === null ? '' : estadoDe(documento, hoy),
    documento?.periodo ?? '',
    fecha(documento?.fecha_emision),
    fecha(documento?.fecha_vencimiento),
    documento === null ? '' : momentoLegible(new Date(documento.presentado)),
  ]
  const href = path.split('/').map(encodeURIComponent).join('/')
  const cells = [...said.map(escapeHtml), `<a href="${escapeHtml(href)}">${escapeHtml(nombre)}</a>`]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`
}

const fecha = (date: string | null | undefined): string => (date ? fechaLegible(date) : '')

const estados: Readonly<Record<string, string>> = {
  'en revision': 'En revisión',
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
  anulado: 'Anulado',
}

function estadoDe(documento: NonNullable<ArchivoIndicado['documento']>, hoy: string): string {
  const { estado, bloqueado, fecha_vencimiento } = documento
  const said = estados[estado] ?? estado
  if (bloqueado) return `${said}, bloqueado`
  const ended = estado === 'aprobado' && fecha_vencimiento !== null && fecha_vencimiento < hoy
  return ended ? `${said}, vencido` : said
}
