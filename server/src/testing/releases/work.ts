import { randomUUID, generateKeyPairSync } from 'node:crypto'
import { apiV1 } from '@portal/contract/apiV1.ts'
import type { Result } from '@portal/contract'
import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import { addresses, pedidoAddresses } from '@portal/contract/door.ts'
import { pemDe } from '@portal/legajo/manifiesto.ts'
import { llaveDe } from '@portal/legajo/verificar.ts'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { vi } from 'vitest'
import { taxId } from '../../demo/identity.ts'
import { confirmDecision } from '../../jobs/decisiones.ts'
import { tellIgual } from '../../jobs/igual.ts'
import type { Server } from '../../server.ts'
import { baseUrl } from '../app.ts'
import { enrolledWith, pasoDe } from '../gate.ts'
import { caller, resultOf, type CarrierCaller, type ProviderCaller } from '../caller.ts'
import { makeIn } from '../make.ts'
import { makePdf } from '../makePdf.ts'
import { atConsole, atPortal, people } from './people.ts'

const hoy = hoyEnBuenosAires()

/**
 * What people do until every table that keeps what they made has some of it: two accounts, the provider's people, and
 * through the doors all that hangs on them. What lasts ten seconds is done last, so that the server is stopped before it ends.
 */
export async function work(server: Server): Promise<void> {
  const { cuentaid } = await beginning(server)
  const [ana, bruno, carla, administrador, revisor] = await Promise.all([
    atPortal(server, people.ana),
    atPortal(server, people.bruno),
    atPortal(server, people.carla),
    atConsole(server, people.administrador),
    atConsole(server, people.revisor),
  ])
  await theProvidersOwn(server, administrador)
  await peopleOf(ana, bruno)
  await saveChofer(carla, { nombre: 'Cosme', apellido: 'Delaire', documento: '30.111.333' })

  const fit = await saveChofer(ana, { nombre: 'Íñigo', apellido: 'Peña', documento: '30.111.222' })
  const unfit = await saveChofer(ana, { nombre: 'Noemí', apellido: 'Del Cuento', documento: '30.111.224' })
  await vehicles(ana, fit)
  for (const one of await lackingOf(ana, fit)) await approve(revisor, await present(ana, fit, one))
  const seguro = (await lackingOf(ana, cuentaid)).find(({ nombre }) => nombre === 'Seguro de carga')
  if (!seguro) throw new Error('the catalogue has no Seguro de carga')
  const ending = await present(ana, cuentaid, seguro, { fecha_vencimiento: sumarDias(hoy, 5) })
  await approve(revisor, ending)
  await decideFirmly(server)
  await ofOneWhoIsUnfit(ana, { administrador, revisor, unfit })
  await decideFirmly(server)

  await changesOfTheCatalogue(server, administrador)
  await somebodyWorks(administrador, ana, { cuentaid, stays: unfit })
  await theOperationAsksForMore(server, administrador)
  await administrador.call('SaveSolicitudPorCuenta', {
    cuentaid,
    recursoid: unfit,
    values: { pide: 'corregir', detalle: 'El apellido lleva tilde', recibida: hoy },
  })
  await administrador.call('PonerRetencion', { cuentaid, recursoid: unfit, motivo: 'Juicio en curso' })
  await registrations(server, { revisor, cuentaid })
  await aProgramAsks(server, ana)
  await aProgramIsTold(ana, unfit)
  await aCalendarIsRead(server, ana)
  await aPaperIsOpened(revisor, ending)
  await aPaperIsAskedFor(ana, unfit)
  await aPassIsShared(ana, fit)
  await aSheetIsRehearsed(server, ana)
  await aMonthIsClosed(server, administrador, { cuentaid, choferid: unfit })
  await aListIsCompared(ana)
  await somebodyPassesAGate(server, administrador)
  await aKeyIsPinned(administrador)
  await jobsOf(server, administrador)
  await lastingSeconds(ana, revisor, unfit)
}

/** A chofer who was there all of the last month, of which one control does not apply and the rest was asked for, and its close. */
async function aMonthIsClosed(
  { owner }: Server,
  administrador: ProviderCaller,
  { cuentaid, choferid }: { cuentaid: string; choferid: string },
): Promise<void> {
  const mes = sumarAlPeriodo(periodoDe(hoy), -1)
  await owner
    .updateTable('chofer')
    .set({ createdtime: `${sumarAlPeriodo(mes, -1)}-10T12:00:00Z` })
    .where('choferid', '=', choferid)
    .execute()
  const motivo = 'Titular o socio'
  await administrador.call('SaveNoCorresponde', {
    recursoid: choferid,
    control: 'cuenta_bancaria',
    desde: mes,
    motivo,
  })
  await administrador.call('PedirControles', { mes, cuentas: [cuentaid] })
  await administrador.call('CerrarMes', { mes, cuentas: [cuentaid] })
}

/** Of another installation, of which nobody has the other half. */
async function aKeyIsPinned(administrador: ProviderCaller): Promise<void> {
  const publica = Buffer.from(
    generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '',
    'base64url',
  )
  await administrador.call('FijarLlave', {
    values: { nombre: 'Molinos del Ejemplo S.A.', publica: pemDe(publica), llave: llaveDe(publica) },
  })
}

/** A gate with a device and a guard, a code that waits for another device, and a chofer who was let in all the same. */
async function somebodyPassesAGate(server: Server, administrador: ProviderCaller): Promise<void> {
  const { puertaid } = first(
    (
      await administrador.call('SavePuerta', {
        puertaid: '0',
        values: { nombre: 'Puerta de Mentira', sede: 'Planta de Mentira' },
      })
    ).records,
  )
  const { guardiaid } = first(
    (
      await administrador.call('SaveGuardia', {
        guardiaid: '0',
        values: { nombre: 'Rita Prueba', pin: '4071', puertas: [puertaid] },
      })
    ).records,
  )
  const { codigo } = await administrador.call('CrearCodigoDeDispositivo', { puertaid })
  const device = await enrolledWith(server, codigo)
  const turnoid = randomUUID()
  await device.call('EmpezarTurno', { guardiaid, pin: '4071', turnoid })
  const paso = pasoDe(turnoid, {
    partes: [{ lugar: 'chofer1', texto: '30111222' }],
    respuesta: 'no',
    motivos: ['Un papel venció'],
    igual: { autoriza: 'Irene Valle', motivo: 'Trae el papel' },
  })
  await device.sync([paso])
  await tellIgual({ db: server.owner, baseUrl }, paso.pasoid)
  await administrador.call('CrearCodigoDeDispositivo', { puertaid })
}

/** A sheet that waits for somebody to decide, and a turn that a worker left which was killed. */
async function aSheetIsRehearsed({ owner }: Server, ana: CarrierCaller): Promise<void> {
  const { records } = await ana.call('RevisarLote', {
    loteid: '0',
    tipo: 'choferes',
    archivo: { nombre: 'choferes.xlsx', huella: '', hoja: 'Personal' },
    columnas: [
      { titulo: 'Nombre', campo: 'apellido_y_nombre' },
      { titulo: 'DNI', campo: 'documento' },
    ],
    filas: [
      { fila: 2, celdas: ['De Prueba, Una', '30.111.555'] },
      { fila: 3, celdas: ['De Prueba, Una', '1'] },
    ],
    completa: true,
  })
  await sql`insert into privado.turno_de_lote (token_hash, loteid, hasta)
    select '\\x00', ${records[0]?.loteid ?? ''}, now() + interval '2 minutes'`.execute(owner)
}

/** Two accounts that may work, and the provider's people, as nobody registers twice for a test. */
async function beginning({ owner }: Server): Promise<{ cuentaid: string }> {
  const make = makeIn(owner)
  const [mine, other] = await Promise.all([
    make.cuenta({
      accountname: 'Entregas de Mentira S.A.',
      tipo_documento: 'CUIT',
      cuit: taxId('30', '99900021'),
    }),
    make.cuenta({
      accountname: 'Cargas de Aire S.R.L.',
      tipo_documento: 'CUIT',
      cuit: taxId('30', '99900022'),
    }),
  ])
  const { cuenta_id } = mine
  await make.contacto({ cuenta_id, firstname: 'Ana', lastname: 'Ríos', email: people.ana.username })
  await make.contacto({
    cuenta_id,
    firstname: 'Bruno',
    lastname: 'Campos',
    email: people.bruno.username,
    rol: 'colaborador',
  })
  await make.contacto({
    cuenta_id: other.cuenta_id,
    firstname: 'Carla',
    lastname: 'Sierra',
    email: people.carla.username,
  })
  await make.operador({ nombre: 'Irene Valle', email: people.administrador.username, rol: 'administrador' })
  await make.operador({ nombre: 'Julio Puente', email: people.revisor.username })
  return { cuentaid: cuenta_id }
}

async function theProvidersOwn(server: Server, administrador: ProviderCaller): Promise<void> {
  await administrador.call('SaveAjustes', {
    values: {
      proveedor_nombre: 'Proveedor de Ejemplo',
      soporte_email: 'ayuda@proveedor.example',
      avisos_email: 'avisos@proveedor.example',
      plazo_revision_dias: 3,
      logo: `data:image/png;base64,${(await picture()).toString('base64')}`,
    },
  })
  await administrador.call('SaveCuenta', {
    cuentaid: '0',
    values: { cuit: taxId('30', '99900023'), accountname: 'Fletes por Venir S.A.' },
  })
  await administrador.call('InvitarTransportes', {
    lineas: [`${taxId('30', '99900024')} oficina@por-invitar.example Rutas por Invitar S.A.`],
  })
  await administrador.call('SaveOperador', {
    operadorid: '0',
    values: { nombre: 'Lucía Bosque', email: 'lucia@proveedor.example', rol: 'revisor' },
  })
  const { records } = await administrador.call('ListTipos', { tiporecurso: 'chofer' })
  const sample = await administrador.upload(
    [{ name: 'ejemplo.pdf', bytes: await makePdf() }],
    {},
    `${addresses.ponerEjemplo}/${first(records).tipodocumentoid}`,
  )
  resultOf(sample)
  await aCompanySignsIn(server)
  // Refused, and noted.
  await caller(server, 'consola').send('LoginOperador', {
    ...people.revisor,
    password: 'otra frase, que no es',
  })
}

/** As after the company's own sign-in, and its notice that somebody left. */
async function aCompanySignsIn({ owner }: Pick<Server, 'owner'>): Promise<void> {
  const issuer = 'https://ingreso.invalid'
  await sql`select entrar_por_empresa(${issuer}, 'persona-1', 'lucia@proveedor.example', null, null)`.execute(
    owner,
  )
  await sql`select salir_por_empresa(${issuer}, '13x0', 'aviso-1', now() + interval '6 minutes')`.execute(
    owner,
  )
}

async function peopleOf(ana: CarrierCaller, bruno: CarrierCaller): Promise<void> {
  const { secreto } = first((await bruno.call('IniciarTotp', { password: people.bruno.password })).records)
  await bruno.call('ActivarTotp', { totp: new TOTP({ secret: secreto }).generate() })
  await ana.call('SaveContact', {
    contactid: '0',
    values: {
      firstname: 'Delia',
      lastname: 'Prado',
      email: 'delia@entregas-de-mentira.example',
      rol: 'colaborador',
    },
  })
  await ana.call('sendMailForPassword', { email: people.carla.username })
  await ana.call('SaveLogo', { archivoid: await uploaded(ana, 'logo.png', await picture()) })
}

async function saveChofer(
  whose: CarrierCaller,
  named: { nombre: string; apellido: string; documento: string },
): Promise<string> {
  const values = {
    ...named,
    tipo_documento: 'DNI',
    fecha_nacimiento: '1983-04-05',
    nacionalidad: 'Argentina',
    transporta_peligrosas: false,
    transporta_alimentos: false,
  }
  const key = { 'idempotency-key': `alta-de-chofer-${named.documento.replaceAll('.', '')}` }
  return first((await whose.call('SaveChofer', { choferid: '0', values }, key)).records).choferid
}

async function vehicles(ana: CarrierCaller, choferid: string): Promise<void> {
  const values = {
    dominio: 'ZZ 101 ZZ',
    pais_patente: 'Argentina',
    vehiculo: 'Tractor',
    cantidad_ejes: '3',
    marca: 'Marca de ejemplo',
    anio: '2021',
    titularidad: 'PROPIO',
  } as const
  const { dominioid } = first((await ana.call('SaveDominio', { dominioid: '0', values })).records)
  await ana.call('SaveUnidad', {
    unidadid: '0',
    values: { nombre: 'La del sur', tractor: dominioid, chofer1: choferid },
  })
  await ana.call('MarcarRecursos', { recursos: [dominioid], marcado: true })
}

type Lacking = Result<'ListRecDocFaltantes'>['records'][number]['documentos'][number]

async function lackingOf(ana: CarrierCaller, recursoid: string): Promise<readonly Lacking[]> {
  const { records } = await ana.call('ListRecDocFaltantes', { recursoid })
  return first(records).documentos
}

/** So far ahead that whoever reads it later finds it in force. */
const inTwentyYears = sumarDias(hoy, 7300)

const datesOf = ({ vigencia }: Lacking) => {
  if (vigencia === 'impresa') return { fecha_vencimiento: inTwentyYears }
  if (vigencia === 'meses') return { fecha_emision: hoy }
  return vigencia === 'mensual' ? { periodo: periodoDe(hoy) } : {}
}

/** What a copy must escape. */
const odd = 'Con "comillas", \'ñ\' y \\N'

/** Answers the documentoid. */
async function present(
  ana: CarrierCaller,
  recursoid: string,
  tipo: Lacking,
  dates: { fecha_vencimiento?: string } = datesOf(tipo),
): Promise<string> {
  const { tipodocumentoid } = tipo
  const archivos = [await uploaded(ana, 'papel.pdf', await makePdf())]
  const values = { recursoid, tipodocumentoid, archivos, observacion: odd, ...dates }
  return first((await ana.call('SaveDocumentoRecurso', { values })).records).documentoid
}

const approve = (revisor: ProviderCaller, documentoid: string) =>
  revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })

/** Lines of history and letters come ten seconds after a decision; here at once. */
async function decideFirmly({ owner }: Server): Promise<void> {
  const decisions = await owner.selectFrom('decision').select('decisionid').orderBy('decisionid').execute()
  for (const { decisionid } of decisions) await confirmDecision({ db: owner, baseUrl }, decisionid)
}

/** One of each: withdrawn, rejected, approved for good, in review, and lifted. */
async function ofOneWhoIsUnfit(
  ana: CarrierCaller,
  {
    administrador,
    revisor,
    unfit,
  }: { administrador: ProviderCaller; revisor: ProviderCaller; unfit: string },
): Promise<void> {
  const lacking = await lackingOf(ana, unfit)
  const [printed, otherPrinted] = lacking.filter(({ vigencia }) => vigencia === 'impresa')
  const lasting = lacking.find(({ vigencia }) => vigencia === 'sin vencimiento')
  const lifted = lacking.find(({ vigencia }) => vigencia === 'mensual')
  if (!printed || !otherPrinted || !lasting || !lifted)
    throw new Error('a chofer is asked for less than before')

  await ana.call('AnularDocumento', { documentoid: await present(ana, unfit, printed) })
  await revisor.call('DecidirDocumento', {
    documentoid: await present(ana, unfit, printed),
    decision: 'rechazar',
    motivo: 'No se lee la fecha',
    causa: 'otra',
  })
  await approve(revisor, await present(ana, unfit, lasting))
  await present(ana, unfit, otherPrinted)
  await administrador.call('SaveExcepcion', {
    recursoid: unfit,
    tipodocumentoid: lifted.tipodocumentoid,
    hasta: sumarDias(hoy, 60),
    motivo: 'Trámite en curso',
  })
}

/** An operacion that asks for more, in which one account takes part and one of its resources does not. */
async function somebodyWorks(
  administrador: ProviderCaller,
  ana: CarrierCaller,
  { cuentaid, stays }: { cuentaid: string; stays: string },
): Promise<void> {
  const { records: tipos } = await administrador.call('ListTipos', { tiporecurso: 'dominio' })
  const sharpened = tipos.find(({ critico }) => !critico)
  if (!sharpened) throw new Error('every type of the catalogue is critical')
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: {
      nombre: 'Planta Norte',
      sede: 'Ruta de Mentira km 1',
      exigencias: [
        {
          tipodocumentoid: sharpened.tipodocumentoid,
          obligatorio: true,
          critico: true,
          vigente_desde: null,
          vigente_hasta: null,
          fuente: '',
        },
      ],
    },
  })
  const operacionid = records[0]?.operacionid ?? ''
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [cuentaid] })
  await ana.call('SaveParticipacion', {
    recursoid: stays,
    operacionid,
    participa: false,
    motivo: 'No carga cereales',
  })
}

/** One that takes somebody off the road, so that the titular is told of it. */
async function changesOfTheCatalogue({ owner }: Server, administrador: ProviderCaller): Promise<void> {
  await administrador.call('SaveTipoDocumento', {
    tipodocumentoid: '0',
    values: {
      nombre: 'Constancia de ejemplo',
      docrectipo_recurso: 'chofer',
      vigencia: 'impresa',
      origen: 'contractual',
      obligatorio: true,
      critico: true,
      rige_desde: sumarDias(hoy, 20),
    },
  })
  await untilKept(owner, 'cambio_contado')
}

/** What keeps somebody away from an operation, so that the titular is told of that too. */
async function theOperationAsksForMore({ owner }: Server, administrador: ProviderCaller): Promise<void> {
  const { records: tipos } = await administrador.call('SaveTipoDocumento', {
    tipodocumentoid: '0',
    values: {
      nombre: 'Inducción de ejemplo',
      docrectipo_recurso: 'chofer',
      vigencia: 'impresa',
      origen: 'contractual',
      alcance: 'por operación',
    },
  })
  const { records: operaciones } = await administrador.call('ListCatalogoOperaciones', {})
  const { operacionid, exigencias } = first(operaciones)
  await administrador.call('SaveOperacion', {
    operacionid,
    values: {
      exigencias: [
        ...exigencias.map(
          ({ tipodocumentoid, obligatorio, critico, vigente_desde, vigente_hasta, fuente }) => ({
            tipodocumentoid,
            obligatorio,
            critico,
            vigente_desde,
            vigente_hasta,
            fuente,
          }),
        ),
        {
          tipodocumentoid: first(tipos).tipodocumentoid,
          obligatorio: true,
          critico: true,
          vigente_desde: null,
          vigente_hasta: null,
          fuente: '',
        },
      ],
    },
  })
  // As if it had been calm for a while.
  await sql`update cambio_operacion set hecho = now() - interval '1 hour'`.execute(owner)
  await sql`select graphile_worker.add_job('cambios')`.execute(owner)
  await untilKept(owner, 'cambio_operacion_contado')
}

/** One that waits, one that was rejected, and one whose account is there already: its titular is asked. */
async function registrations(
  server: Server,
  { revisor, cuentaid }: { revisor: ProviderCaller; cuentaid: string },
): Promise<void> {
  const ask = async (firstname: string, cuit: string) => {
    const values = {
      firstname,
      lastname: 'De Prueba',
      tipo_documento: 'CUIT' as const,
      cuit,
      email: `${firstname.toLowerCase()}@por-registrar.example`,
      mobile: '+5491154445566',
      mailingstreet: 'Calle del Ejemplo 12',
      othercountry: 'Argentina',
      otherstate: 'Chubut',
      othercity: 'Trelew',
    }
    const visitor: CarrierCaller = caller(server, 'portal')
    await visitor.call('saveRecord', { module: 'Contacts', record: '0', values })
    const { registroid } = await server.owner
      .selectFrom('registro')
      .select('registroid')
      .where('email', '=', values.email)
      .executeTakeFirstOrThrow()
    return registroid
  }
  await ask('Elena', taxId('30', '99900025'))
  const rejected = await ask('Fabio', taxId('30', '99900026'))
  await revisor.call('RechazarRegistro', { registroid: rejected, motivo: 'El número no es de quien pide' })
  const joins = await ask('Gloria', taxId('30', '99900021'))
  await revisor.call('UnirRegistro', { registroid: joins, cuentaid })
}

async function jobsOf({ owner }: Server, administrador: ProviderCaller): Promise<void> {
  for (const [tarea, table] of [
    ['avisos', 'aviso'],
    ['lecturas', 'lectura'],
    ['sellado', 'bloque_auditoria'],
    ['comprobacion', 'comprobacion_auditoria'],
    ['testigos', 'testigo'],
    ['sellos', 'sello'],
  ] as const) {
    await administrador.call('EjecutarTarea', { tarea })
    await untilKept(owner, table)
  }
}

/** With a token of the account. */
async function aProgramAsks({ http, tokenUses }: Server, ana: CarrierCaller): Promise<void> {
  const { records } = await ana.call('CrearToken', {
    values: { nombre: 'Despacho', alcances: ['aptitud:leer'], vence: sumarDias(hoy, 300) },
  })
  const { statusCode, body } = await http.inject({
    url: `${apiV1}/aptitud?documento=30111222`,
    headers: { authorization: `Bearer ${records[0]?.token ?? ''}` },
  })
  if (statusCode !== 200) throw new Error(body)
  await tokenUses.flush()
}

/** By a link, and what came by it waits in the bandeja. */
async function aPaperIsAskedFor(ana: CarrierCaller, unfit: string): Promise<void> {
  const { records } = await ana.call('ListPedibles', { recursos: [unfit] })
  const [casilla] = records[0]?.casillas ?? []
  if (!casilla) throw new Error('nothing can be asked for')
  const { tipodocumentoid } = casilla
  const made = await ana.call('CrearPedidos', {
    pedidos: [{ destinatario: 'Noemí Del Cuento', casillas: [{ recursoid: unfit, tipodocumentoid }] }],
    nota: 'Entera y con luz',
  })
  const [{ enlace } = { enlace: '' }] = made.records
  resultOf(
    await ana.upload(
      [{ name: 'frente.png', bytes: await picture() }],
      { token: enlace.slice(enlace.indexOf('#') + 1), posicion: '1', entrega: crypto.randomUUID() },
      pedidoAddresses.archivo,
    ),
  )
}

/** Its code was shown, and its link opens it still. */
async function aPassIsShared(ana: CarrierCaller, recursoid: string): Promise<void> {
  await ana.call('VerPase', { recursoid })
  await ana.call('CompartirPase', { recursoid })
}

/** A list of who works, and somebody on it who drives nothing. */
async function aListIsCompared(ana: CarrierCaller): Promise<void> {
  const cuil = taxId('20', '90000001')
  await ana.call('SaveNomina', {
    values: {
      periodo: periodoDe(hoy),
      origen: 'sicoss',
      archivo: 'sicoss.txt',
      sha256: 'a'.repeat(64),
      cuit: null,
      vigencia_desde: null,
      vigencia_hasta: null,
      rectificativa: null,
      cabezas: null,
      total: 1,
    },
    personas: [
      { cuil, nombre: 'DE PRUEBA UNA', situacion: 1, revistas: [{ situacion: 1, dia: 1 }], scvo: true },
    ],
    completa: true,
  })
  await ana.call('SaveNoManeja', { cuil, nombre: 'DE PRUEBA UNA', no_maneja: true })
}

/** Where nobody listens: what is told waits. */
async function aProgramIsTold(ana: CarrierCaller, unfit: string): Promise<void> {
  await ana.call('SaveWebhook', {
    values: {
      nombre: 'Tablero',
      url: 'https://tablero.invalid/avisos',
      eventos: ['recurso.aptitud', 'documento.presentado'],
    },
  })
  const lacking = (await lackingOf(ana, unfit)).find(({ vigencia }) => vigencia !== 'meses')
  if (!lacking) throw new Error('a chofer is asked for nothing else')
  await present(ana, unfit, lacking)
}

/** An address that a calendar program reads. */
async function aCalendarIsRead({ http }: Server, ana: CarrierCaller): Promise<void> {
  const { records } = await ana.call('CrearCalendario', { values: { solo_critico: true } })
  const { statusCode, body } = await http.inject(new URL(records[0]?.direccion ?? '').pathname)
  if (statusCode !== 200) throw new Error(body)
}

async function aPaperIsOpened(revisor: ProviderCaller, documentoid: string): Promise<void> {
  const { archivos } = first((await revisor.call('DetailRevision', { documentoid })).records)
  const { statusCode, body } = await revisor.get(`/api/archivos/${first(archivos).archivoid}`)
  if (statusCode !== 200) throw new Error(body)
}

/** What may be taken back for ten seconds, and what somebody has before their eyes. */
async function lastingSeconds(ana: CarrierCaller, revisor: ProviderCaller, unfit: string): Promise<void> {
  const byMistake = await saveChofer(ana, {
    nombre: 'Repetido',
    apellido: 'Por Error',
    documento: '30.111.226',
  })
  const lacking = (await lackingOf(ana, unfit)).find(({ vigencia }) => vigencia === 'meses')
  if (!lacking) throw new Error('a chofer is asked for nothing that lasts months')
  const documentoid = await present(ana, unfit, lacking)
  await revisor.call('MirarDocumentos', { pestania: 'una pestaña', documentoids: [documentoid] })
  await approve(revisor, documentoid)
  await ana.call('EliminarRecursos', { recursos: [byMistake] })
}

type Kept =
  | 'aviso'
  | 'bloque_auditoria'
  | 'cambio_contado'
  | 'cambio_operacion_contado'
  | 'comprobacion_auditoria'
  | 'lectura'
  | 'sello'
  | 'testigo'

/** Jobs write it, a moment after they were asked for. */
const untilKept = (owner: Server['owner'], table: Kept): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(owner)
      if (rows.length === 0) throw new Error(`nothing is kept in ${table}`)
    },
    { timeout: 30_000, interval: 100 },
  )

const uploaded = async (whose: CarrierCaller, name: string, bytes: Buffer): Promise<string> => {
  const { records } = resultOf(await whose.upload([{ name, bytes }])) as { records: { archivoid: string }[] } // as the door promises
  return first(records).archivoid
}

const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer()

function first<Row>(records: readonly Row[]): Row {
  const [row] = records
  if (row === undefined) throw new Error('a record was expected')
  return row
}
