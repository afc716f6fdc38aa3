import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formas, No, type Debe, type Forma, type Row } from './formas.ts'

/**
 * A back office of before this product: it answers the calls that the original's front end makes, with the fields that
 * it reads, and knows nothing else. Any other call, and any other field of one, it refuses in its own way. What the
 * seed does not show of an answer is put in one of several shapes (`formas.ts`). Its data are in memory.
 */

type Fields = Record<string, unknown>

export interface Semilla {
  url: string
  /** The names of the calls that came, oldest first. */
  heard: { name: string; fields: Fields }[]
  /** What it keeps, by the kind of record. */
  data: {
    choferes: Row[]
    dominios: Row[]
    unidades: Row[]
    contactos: Row[]
    historial: Row[]
    faltantes: Debe[]
    registros: Row[]
    presentados: Fields[]
    archivos: Fields[]
  }
  password: string
  /** Ends every session there. */
  endSessions: () => void
  stop: () => void
}

export const semillaUser = { user: 'semilla', password: 'clave fija de la semilla' }
const email = 'ana@delsur.example'
/** What it counts. */
export const totales = { pendientes: 3, rechazados: 0, activos: 7, enRevision: 9, vencidos: 0, bloqueados: 0 }

export async function startSemilla(forma: Forma = formas.propia): Promise<Semilla> {
  const data: Semilla['data'] = {
    choferes: Array.from({ length: 23 }, (_, i) => ({
      choferid: `17x${i + 1}`,
      contactid: `12x${i + 1}`,
      nombre: `Chofer ${i + 1}`,
      estado_cuenta: i % 5 === 4 ? 'BAJA' : 'ACTIVO',
    })),
    dominios: [
      {
        dominioid: '18x1',
        dominio: 'AB123CD',
        marca: 'Scania',
        nombre: 'El rojo',
        vehiculo: 'Tractor',
        tipo_vehiculo: 'MOTRIZ',
        estado_dominio: 'ACTIVO',
        cantidad_ejes: '3',
      },
      {
        dominioid: '18x2',
        dominio: 'AC456DE',
        marca: 'Randon',
        nombre: '',
        vehiculo: 'Semirremolque',
        tipo_vehiculo: 'ARRASTRE',
        estado_dominio: 'ACTIVO',
        cantidad_ejes: '2',
      },
    ],
    unidades: [{ unidadid: '19x1', nombre: 'La del sur' }],
    contactos: [{ contactid: '12x900', firstname: 'Ana', lastname: 'Paz', email }],
    historial: Array.from({ length: 18 }, (_, i) => ({
      docrechistorial_estado: i % 2 === 0 ? 'En revisión' : 'Aprobado',
      createdtime: `2026-01-${String(i + 1).padStart(2, '0')} 10:00:00`,
      dominioid: i % 3 === 0 ? '18x1' : '',
      choferid: i % 3 === 0 ? '' : `17x${i + 1}`,
      dominio: i % 3 === 0 ? 'AB123CD' : '',
      marca: i % 3 === 0 ? 'Scania' : '',
      nombre: i % 3 === 0 ? 'El rojo' : `Chofer ${i + 1}`,
    })),
    faltantes: [
      {
        recursoid: '17x1',
        nombre: 'Chofer 1',
        documentos: [
          { tipodocumentoid: '20x1', nombre: 'Licencia' },
          { tipodocumentoid: '20x2', nombre: 'Seguro' },
        ],
      },
      { recursoid: '18x1', nombre: 'AB123CD', documentos: [{ tipodocumentoid: '20x3', nombre: 'VTV' }] },
    ],
    registros: [],
    presentados: [],
    archivos: [],
  }
  const heard: Semilla['heard'] = []
  const sessions = new Set<string>()
  const semilla = { password: 'ruta nueve kilometro 88' }
  let nextId = 1000

  const save = (rows: Row[], idField: string, module: string, { values, ...fields }: Fields) => {
    const asked = fields[idField]
    const id = typeof asked === 'string' ? asked : '0'
    const given = values as Row // read as it came, as PHP does
    if (id !== '0') {
      const row = rows.find((each) => each[idField] === id)
      if (!row) throw new No('RECORD_NOT_FOUND', 'Record you are trying to access is not found')
      return forma.saved(Object.assign(row, given), id)
    }
    const row: Row = { ...given, [idField]: `${module}x${nextId++}` }
    rows.push(row)
    return forma.saved(row, row[idField] ?? '')
  }
  const detail = (rows: readonly Row[], idField: string, fields: Fields) => {
    const row = rows.find((each) => each[idField] === fields[idField])
    if (!row) throw new No('RECORD_NOT_FOUND', 'Record you are trying to access is not found')
    return forma.detail(row, row[idField] ?? '')
  }

  /** By name: the fields that it takes, whether it asks for a session, and what it answers. */
  const calls: Record<string, { fields: string[]; open?: true; answer: (fields: Fields) => unknown }> = {
    login: {
      fields: ['username', 'password'],
      open: true,
      answer: ({ username, password }) => {
        if (username !== email || password !== semilla.password) throw new No(1210, 'Authentication Failed')
        const session = randomBytes(12).toString('hex')
        sessions.add(session)
        return {
          login: {
            session,
            contact_firstname: 'Ana',
            contact_lastname: 'Paz',
            estado: '1',
            ...(forma.crmTz !== undefined && { crm_tz: forma.crmTz }),
          },
        }
      },
    },
    logout: { fields: [], open: true, answer: () => ({ logout: true }) },
    saveRecord: {
      fields: ['module', 'record', 'values'],
      open: true,
      answer: ({ module, record, values }) => {
        if (module !== 'Contacts' || record !== 0)
          throw new No('ACCESS_DENIED', 'Permission to perform the operation is denied')
        only(values as Fields, [
          'firstname',
          'lastname',
          'cuit',
          'email',
          'mobile',
          'mailingstreet',
          'othercountry',
          'otherstate',
          'othercity',
        ])
        data.registros.push(values as Row)
        const id = `12x${nextId++}`
        return forma.saved({ id }, id)
      },
    },
    changePasswordProfile: {
      fields: ['password'],
      answer: ({ password }) => {
        semilla.password = String(password)
        return { message: 'Password changed' }
      },
    },
    getPickListValues: {
      fields: ['module', 'field'],
      open: true,
      answer: ({ field }) =>
        forma.options(String(field), [
          { label: '2', value: '2' },
          { label: '3', value: '3' },
        ]),
    },
    getCiudades: {
      fields: ['order'],
      open: true,
      answer: () => [
        { geo_pais: 'Argentina', geo_provincia: 'Chubut', denominacion: 'Esquel', othercity: 'Esquel' },
        {
          geo_pais: 'Argentina',
          geo_provincia: 'Salta',
          denominacion: 'Or&aacute;n',
          othercity: 'Or&aacute;n',
        },
        { geo_pais: 'Chile', geo_provincia: 'Biobío', denominacion: 'Lota', othercity: 'Lota' },
      ],
    },
    sendMailForPassword: { fields: ['email'], open: true, answer: () => null },
    ListContacts: { fields: [], answer: () => forma.list(data.contactos) },
    DetailProfile: {
      fields: [],
      answer: () => forma.detail(data.contactos[0] ?? {}, '12x900'),
    },
    SaveProfile: {
      fields: ['values'],
      answer: ({ values }) => forma.saved(Object.assign(data.contactos[0] ?? {}, values), '12x900'),
    },
    ListChoferes: {
      fields: ['estado_cuenta'],
      answer: ({ estado_cuenta: estado }) =>
        forma.list(
          data.choferes
            .filter((each) => estado === undefined || each['estado_cuenta'] === estado)
            .map((each) => forma.chofer(each)),
        ),
    },
    DetailChofer: { fields: ['choferid'], answer: (fields) => detail(data.choferes, 'choferid', fields) },
    SaveChofer: {
      fields: ['choferid', 'contactid', 'values'],
      answer: (fields) => save(data.choferes, 'choferid', '17', fields),
    },
    ListDominios: {
      fields: ['estado_dominio', 'tipo_vehiculo'],
      answer: ({ tipo_vehiculo: tipo }) =>
        forma.list(data.dominios.filter((each) => tipo === undefined || each['tipo_vehiculo'] === tipo)),
    },
    DetailDominio: { fields: ['dominioid'], answer: (fields) => detail(data.dominios, 'dominioid', fields) },
    SaveDominio: {
      fields: ['dominioid', 'values'],
      answer: (fields) => save(data.dominios, 'dominioid', '18', fields),
    },
    ListUnidades: { fields: [], answer: () => forma.list(data.unidades) },
    DetailUnidad: { fields: ['unidadid'], answer: (fields) => detail(data.unidades, 'unidadid', fields) },
    SaveUnidad: {
      fields: ['unidadid', 'values'],
      answer: (fields) => save(data.unidades, 'unidadid', '19', fields),
    },
    TiposDocumentos: {
      fields: ['order', 'filter'],
      answer: () =>
        forma.list([
          { tipodocumentoid: '20x1', docrectipo_recurso: 'chofer', nombre: 'Licencia' },
          { tipodocumentoid: '20x3', docrectipo_recurso: 'dominio', nombre: 'VTV' },
        ]),
    },
    ListRecDocHistorial: {
      fields: ['order', 'pagesize', 'page', 'filter', 'estadorecursos'],
      answer: ({ order, pagesize = 15, page = 1, filter }) => {
        const { search = '', tiporecurso, recursoid } = (filter ?? {}) as Record<string, string | undefined>
        const found = data.historial.filter(
          ({ dominio = '', marca = '', nombre = '', dominioid = '', choferid = '' }) =>
            [dominio, marca, nombre].some((text) => text.includes(search)) &&
            (tiporecurso === undefined || (tiporecurso === 'dominio') === (dominioid !== '')) &&
            (recursoid === undefined || [dominioid, choferid].includes(recursoid)),
        )
        if (String(order).endsWith('DESC')) found.reverse()
        const rows = forma.pageRows ?? Number(pagesize)
        const from = (Number(page) - 1) * rows
        return forma.list(
          found
            .slice(from, from + rows)
            .map((each) => forma.line(each, each['dominioid'] === '' ? 'Licencia' : 'VTV')),
        )
      },
    },
    ListRecDocFaltantes: {
      fields: ['tiporecurso', 'recursoid', 'solorecursosactivos'],
      answer: ({ recursoid }) =>
        forma.faltantes(
          data.faltantes.filter((each) => recursoid === undefined || each.recursoid === recursoid),
        ),
    },
    SaveDocumentoRecurso: {
      fields: ['values'],
      answer: ({ values }) => {
        only(values as Fields, ['transporteid', 'recursoid', 'tipodocumentoid', 'data'])
        data.presentados.push(values as Fields)
        const id = `21x${nextId++}`
        return forma.saved({ id }, id)
      },
    },
    Dashboard: {
      fields: [],
      answer: () => forma.dashboard(totales),
    },
  }

  function answered(body: Fields): unknown {
    const { _operation, mode, _session, ...fields } = body
    const own = ['login', 'logout', 'saveRecord'].includes(String(_operation))
    const name = String(own ? _operation : mode)
    heard.push({ name, fields })
    const call = own || _operation === 'PortalCustomOperations' ? calls[name] : undefined
    if (!call) return forma.unknown(name)
    if (call.open !== true && !sessions.has(String(_session))) throw new No(1501, 'Login required')
    only(fields, call.fields)
    return call.answer(fields)
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const basic = `Basic ${Buffer.from(`${semillaUser.user}:${semillaUser.password}`).toString('base64')}`
      if (request.headers.authorization !== basic) return response.writeHead(401).end()
      // Whoever called has gone.
      if (body.length === 0) return response.destroy()
      let envelope: object
      try {
        const isUpload = request.url?.endsWith('/upfile') === true
        const result = isUpload ? uploaded(body, data.archivos, forma) : answered(JSON.parse(body) as Fields)
        envelope = { success: true, result }
      } catch (error) {
        if (!(error instanceof No)) throw error
        envelope = { success: false, error: { code: error.code, message: error.message } }
      }
      // As PHP says it, whatever it is.
      return response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(envelope))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/modules/Mobile/api.php`,
    heard,
    data,
    get password() {
      return semilla.password
    },
    endSessions: () => sessions.clear(),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function only(fields: Fields, known: readonly string[]): void {
  for (const name of Object.keys(fields))
    if (!known.includes(name)) throw new No('UNKNOWN_FIELD', `Unknown field ${name}`)
}

/** The five fields of an upload, and no other. */
function uploaded(body: string, kept: Fields[], forma: Forma): unknown {
  const fields: Fields = {}
  for (const [, name = '', value = ''] of body.matchAll(
    /name="(\w+)"[^\r]*(?:\r\nContent-Type[^\r]*)?\r\n\r\n([^]*?)\r\n--/g,
  ))
    fields[name] = value
  const { _session, ...others } = fields
  if (typeof _session !== 'string') throw new No(1501, 'Login required')
  only(others, ['_operation', 'transporteid', 'recursoid', 'tipodocumetoid', 'data'])
  kept.push(others)
  return forma.uploaded(`22x${kept.length}`, 'archivo.pdf')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
