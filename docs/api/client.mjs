/**
 * A whole client of Portal in plain Node (20 or newer), with nothing installed: signs in, lists the choferes, uploads a
 * PDF, presents it as the first document that is missing, and reads the dashboard.
 *
 *   PORTAL_URL=http://127.0.0.1:3000 PORTAL_CLIENT=user:password PORTAL_EMAIL=… PORTAL_PASSWORD=… node client.mjs
 */

const { PORTAL_URL, PORTAL_CLIENT, PORTAL_EMAIL, PORTAL_PASSWORD } = process.env
const authorization = `Basic ${Buffer.from(PORTAL_CLIENT ?? '').toString('base64')}`
let session

/** Posts an operation and answers its result; throws what the server refused. A key makes a write safe to send again. */
async function call(operation, input = {}, key = crypto.randomUUID()) {
  const own = ['login', 'logout', 'saveRecord', 'ping'].includes(operation)
  const named = own ? { _operation: operation } : { _operation: 'PortalCustomOperations', mode: operation }
  const response = await fetch(`${PORTAL_URL}/api/mobile`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...named, _session: session, ...input }),
  })
  return resultOf(await response.json())
}

/** Uploads a file for a resource and answers its id: it belongs to nothing until a document names it. */
async function upload(name, bytes, recursoid, tipodocumetoid) {
  const form = new FormData()
  form.set('_operation', 'upfile')
  form.set('_session', session)
  form.set('recursoid', recursoid)
  form.set('tipodocumetoid', tipodocumetoid)
  form.set('data', new Blob([bytes]), name)
  const response = await fetch(`${PORTAL_URL}/api/upfile`, {
    method: 'POST',
    headers: { authorization, 'idempotency-key': crypto.randomUUID() },
    body: form,
  })
  return resultOf(await response.json()).records[0].archivoid
}

/** Refusals are answers too: `success` tells. */
function resultOf({ success, result, error }) {
  if (success) return result
  throw new Error(`${error.code} ${error.message} ${JSON.stringify(error.fields ?? {})}`)
}

/** The smallest PDF that is whole; yours comes from a scanner. */
function smallPdf() {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = pdf.length
    pdf += `${i + 1} 0 obj${object}endobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) pdf += `${offset} 00000 n \n`
  return `${pdf}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
}

/** Days are those of Buenos Aires. */
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })

/** The dates that a type asks for, as `vigencia` says; any other is refused. */
function datesOf({ vigencia }) {
  if (vigencia === 'impresa') return { fecha_vencimiento: `${Number(today.slice(0, 4)) + 1}-01-15` }
  if (vigencia === 'meses') return { fecha_emision: today }
  if (vigencia === 'mensual') return { periodo: today.slice(0, 7) }
  return {}
}

/** Presents the first document that is missing, if one is. */
async function presentFirstMissing() {
  const { records } = await call('ListRecDocFaltantes')
  const [recurso] = records
  if (!recurso) return console.log('Nothing is missing.')
  const [missing] = recurso.documentos
  const { recursoid } = recurso
  const { tipodocumentoid } = missing
  const archivo = await upload('documento.pdf', smallPdf(), recursoid, tipodocumentoid)
  await call('SaveDocumentoRecurso', {
    values: { recursoid, tipodocumentoid, archivos: [archivo], ...datesOf(missing) },
  })
  console.log(`Presented ${missing.nombre} of ${recurso.nombre}.`)
}

async function lookAround() {
  const { records: choferes, total } = await call('ListChoferes', { estado_cuenta: 'ACTIVO', pagesize: 5 })
  console.log(`${total} choferes: ${choferes.map(({ nombre }) => nombre).join('; ')}`)
  await presentFirstMissing()
  const { enRevision, pendientes } = await call('Dashboard')
  console.log(`${enRevision} in review, ${pendientes} still missing.`)
}

const { login } = await call('login', { username: PORTAL_EMAIL, password: PORTAL_PASSWORD })
session = login.session
console.log(`Signed in as ${login.contact_firstname} ${login.contact_lastname}, of ${login.accountname}.`)

// Estado 3: the account opens once its profile is complete. 4: it is suspended, looks on and may still present.
if (login.estado === 3) console.log('The profile has to be completed first (DetailProfile, SaveProfile).')
else await lookAround()
await call('logout')
