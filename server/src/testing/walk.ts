import type { CarrierOperations, Request, Result } from '@portal/contract'
import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { setTimeout } from 'node:timers/promises'
import { TOTP } from 'otpauth'

/**
 * A client's walk through every carrier operation, one after the other, each with what the earlier ones answered.
 * The page for client authors is written from it and from what the server really answers, and a test walks it anew.
 */

type Name = keyof CarrierOperations

/** Calls that the walk makes; the client keeps the session. */
export interface Walker {
  call: <Op extends Name>(operation: Op, input: Request<Op>) => Promise<Result<Op>>
  /** Uploads a PDF, and answers its id. */
  upload: (name: string) => Promise<string>
  /** Sends a PDF by a link that asks for papers, for one of them. */
  deliver: (enlace: string, posicion: string) => Promise<void>
  /** Uploads a picture, and answers its id. */
  uploadPicture: (name: string) => Promise<string>
  /** What the newest mail to somebody holds of this shape. */
  fromMail: (email: string, shape: RegExp) => Promise<string>
}

export interface Person {
  email: string
  /** Somebody else, whom the provider invited to register. */
  invited: string
  password: string
  /** A day on which a token ends. */
  finDeToken: string
}

const first = <Row>({ records }: { records: readonly Row[] }): Row => {
  const [row] = records
  if (row === undefined) throw new Error('the walk expected a record')
  return row
}

export async function walk(
  { call, upload, uploadPicture, deliver, fromMail }: Walker,
  who: Person,
): Promise<void> {
  await call('login', { username: who.email, password: who.password })
  await call('ping', {})

  await call('getPickListValues', { module: 'dominios', field: 'vehiculo' })
  await call('getCiudades', { filter: { geo_pais: 'Argentina', geo_provincia: 'Chubut' } })

  const profile = first(await call('DetailProfile', {}))
  await call('SaveProfile', {
    values: {
      firstname: 'Ana',
      lastname: 'Ríos',
      mobile: '+5492915550101',
      accountname: 'Transportes del Ejemplo S.A.',
      mailingstreet: 'Avenida del Ejemplo 1450',
      othercountry: 'Argentina',
      otherstate: 'Chubut',
      othercity: 'Trelew',
      version: profile.version,
    },
  })
  await call('ListSesiones', {})
  await call('CerrarSesion', { sesionid: 'otras' })
  const { secreto } = first(await call('IniciarTotp', { password: who.password }))
  const app = new TOTP({ secret: secreto })
  await call('ActivarTotp', { totp: app.generate() })
  await call('DetailTotp', {})
  const next = app.generate({ timestamp: Date.now() + app.period * 1000 })
  const { codigos } = first(await call('RenovarRecuperacion', { password: who.password, totp: next }))
  await call('QuitarTotp', { password: who.password, recuperacion: codigos[0] })
  const { tokenid } = first(
    await call('CrearToken', {
      values: {
        nombre: 'Sistema de despacho',
        alcances: ['aptitud:leer'],
        vence: who.finDeToken,
        redes: ['192.0.2.0/24'],
      },
    }),
  )
  await call('ListTokens', {})
  await call('RevocarToken', { tokenid })
  const { webhookid } = first(
    await call('SaveWebhook', {
      webhookid: '0',
      values: {
        nombre: 'Tablero de despacho',
        url: 'https://despacho.invalid/avisos',
        eventos: ['recurso.aptitud', 'documento.decidido'],
      },
    }),
  )
  await call('ListWebhooks', {})
  await call('ListEntregas', { webhookid })
  await call('ReenviarEntregas', { webhookid, desde: '2026-11-26T00:00:00.000Z' })
  await call('ProbarWebhook', { webhookid })
  await call('RevocarWebhook', { webhookid })
  await call('CrearCalendario', { values: { solo_critico: true } })
  await call('SaveCalendario', { values: { choferes_y_dominios: true, transporte: false } })
  await call('DetailCalendario', {})
  await call('RevocarCalendario', {})
  await call('SaveLogo', { archivoid: await uploadPicture('logo.png') })

  const { choferid } = first(
    await call('SaveChofer', {
      choferid: '0',
      values: {
        nombre: 'Íñigo',
        apellido: 'Peña',
        tipo_documento: 'DNI',
        documento: '30.111.222',
        cuil: '20-30111222-0',
        fecha_nacimiento: '1983-04-05',
        nacionalidad: 'Argentina',
        telefono: '+5492915550102',
        transporta_peligrosas: false,
        transporta_alimentos: false,
      },
    }),
  )
  await call('ListChoferes', { estado_cuenta: 'ACTIVO', search: 'peña', order: 'nombre ASC' })
  await call('DetailChofer', { choferid })
  await call('MatrizDocumentos', { tiporecurso: 'chofer', totales: 'SI' })
  await call('ExportarDocumentos', { recursos: [choferid] })
  await call('InformeDeDatos', { choferid })
  await call('ListSolicitudesDeDatos', { recursoid: choferid })
  const { solicitudid } = first(
    await call('SaveSolicitudDeDatos', {
      recursoid: choferid,
      values: { pide: 'corregir', detalle: 'Nació en 1985, y no en 1958.', recibida: hoyEnBuenosAires() },
    }),
  )
  await call('RetirarSolicitudDeDatos', { solicitudid })
  await call('ListCupos', {})
  await call('MarcarRecursos', { recursos: [choferid], marcado: true })

  const { dominioid } = first(
    await call('SaveDominio', {
      dominioid: '0',
      values: {
        dominio: 'AB 123 CD',
        pais_patente: 'Argentina',
        vehiculo: 'Tractor',
        cantidad_ejes: '3',
        marca: 'Marca de ejemplo',
        anio: '2021',
        titularidad: 'PROPIO',
      },
    }),
  )
  await call('EliminarRecursos', { recursos: [dominioid] })
  await call('DeshacerEliminacion', { recursos: [dominioid] })
  await call('ListDominios', { estado_dominio: 'ACTIVO', tipo_vehiculo: 'MOTRIZ' })
  await call('DetailDominio', { dominioid })

  const { unidadid } = first(
    await call('SaveUnidad', {
      unidadid: '0',
      values: { nombre: 'La del sur', tractor: dominioid, chofer1: choferid },
    }),
  )
  await call('ListUnidades', {})
  await call('DetailUnidad', { unidadid })
  await call('UnidadesDelDia', {})

  const types = await call('TiposDocumentos', { order: 'orden ASC', filter: { tiporecurso: 'chofer' } })
  const alta = types.records.find(({ nombre }) => nombre === 'Alta temprana ARCA')
  if (!alta) throw new Error('the catalogue has no Alta temprana ARCA')
  await call('ListRecDocFaltantes', { tiporecurso: 'chofer', recursoid: choferid, solorecursosactivos: 'SI' })
  await call('ContarFaltantes', {})

  await call('RecursosDelTipo', { tipodocumentoid: alta.tipodocumentoid })
  await call('ListCambiosDeTipo', {})
  const archivos = [await upload('alta.pdf')]
  const { documentoid } = first(
    await call('SaveDocumentoRecurso', {
      values: { recursoid: choferid, tipodocumentoid: alta.tipodocumentoid, archivos, numero: 'A-1' },
    }),
  )
  await call('ListDocumentos', { recursoid: choferid })
  await call('DetailDocumento', { documentoid })
  await call('AnularDocumento', { documentoid })
  await call('ListRecDocHistorial', {
    filter: { recursoid: choferid },
    order: 'createdtime DESC',
    pagesize: 15,
    page: 1,
  })

  await call('ListPedibles', { recursos: [choferid] })
  const { pedidoid, enlace } = first(
    await call('CrearPedidos', {
      pedidos: [
        {
          destinatario: 'Íñigo Peña',
          telefono: '+54 291 555-0102',
          casillas: types.records
            .filter(
              ({ nombre }) =>
                nombre === alta.nombre || nombre === 'Licencia Nacional de Conducir profesional',
            )
            .map(({ tipodocumentoid }) => ({ recursoid: choferid, tipodocumentoid })),
        },
      ],
      nota: 'Sacala apoyada en la mesa, con luz',
    }),
  )
  for (const posicion of ['1', '2']) await deliver(enlace, posicion)
  await call('ListIdentidades', {})
  const arrived = await call('ListBandeja', { order: 'recibida ASC' })
  const entradaid = arrived.records.find(
    ({ tipodocumentoid }) => tipodocumentoid === alta.tipodocumentoid,
  )?.entradaid
  if (entradaid === undefined) throw new Error('the alta did not arrive')
  await call('SaveEntrada', { entradaid, values: { numero: 'A-2' } })
  await call('PresentarEntradas', { entradas: [entradaid] })
  await call('DescartarEntradas', {
    entradas: arrived.records.map((each) => each.entradaid).filter((id) => id !== entradaid),
  })
  const pages = [await upload('hoja-1.pdf'), await upload('hoja-2.pdf')]
  const { entradaid: shared } = first(
    await call('RecibirEntradas', {
      origen: 'compartido',
      entradas: [
        {
          entrega: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
          archivos: pages,
          values: { recursoid: choferid, tipodocumentoid: alta.tipodocumentoid },
          certeza: 'parece',
          porques: [{ campo: 'recurso', porque: 'hoja', dice: '20-30111222-3' }],
          candidatos: [{ recursoid: choferid, porque: 'hoja', dice: '20-30111222-3' }],
        },
      ],
    }),
  )
  const halves = await call('DividirEntrada', { entradaid: shared, desde: 1 })
  const behind = halves.records.find((each) => each.entradaid !== shared)?.entradaid
  if (behind === undefined) throw new Error('it was not split')
  await call('UnirEntradas', { entradaid: behind, con: shared })
  await call('VerPase', { recursoid: choferid })
  await call('CompartirPase', { recursoid: choferid })
  await call('ListMisPasos', { recursoid: choferid, order: 'momento DESC' })
  await call('AnularPase', { recursoid: choferid })

  await call('ListPedidos', { order: 'vence ASC' })
  await call('PedirDeNuevo', { pedidoid, dias: 10 })
  await call('AnularPedido', { pedidoid })

  const { operacionid } = first(await call('ListOperaciones', {}))
  await call('SaveParticipacion', {
    recursoid: choferid,
    operacionid,
    participa: false,
    motivo: 'No carga cereales',
  })

  const mes = sumarAlPeriodo(periodoDe(hoyEnBuenosAires()), -1)
  await call('ControlesDelMes', { mes })
  const { no_correspondeid } = first(
    await call('ProponerNoCorresponde', {
      recursoid: choferid,
      control: 'cuenta_bancaria',
      desde: mes,
      motivo: 'Titular o socio',
    }),
  )
  await call('RetirarNoCorresponde', { no_correspondeid })
  const { nominaid } = first(
    await call('SaveNomina', {
      values: {
        periodo: '2026-10',
        origen: 'sicoss',
        archivo: 'sicoss-octubre.txt',
        sha256: 'a'.repeat(64),
        cuit: null,
        vigencia_desde: null,
        vigencia_hasta: null,
        rectificativa: null,
        cabezas: null,
        total: 2,
      },
      personas: [
        {
          cuil: '20-30111222-0',
          nombre: 'PEÑA IÑIGO',
          situacion: 1,
          revistas: [{ situacion: 1, dia: 17 }],
          scvo: true,
        },
        { cuil: '27-30111333-7', nombre: 'OFICINA ANA', situacion: 1, revistas: [], scvo: true },
      ],
      completa: true,
    }),
  )
  await call('ListNominas', {})
  await call('DetailNomina', { nominaid })
  await call('SaveNoManeja', { cuil: '27-30111333-7', nombre: 'OFICINA ANA', no_maneja: true })
  await call('CompararNomina', { periodo: '2026-10', para: 'sicoss' })
  await call('QuitarNomina', { nominaid })

  await call('Dashboard', {})
  await call('Buscar', { search: 'peña' })
  await call('DetailTransporte', {})

  const { contactid } = first(
    await call('SaveContact', {
      contactid: '0',
      values: {
        firstname: 'Bruno',
        lastname: 'Sosa',
        email: 'bruno@transportes-del-ejemplo.example',
        rol: 'colaborador',
      },
    }),
  )
  await call('ListContacts', {})
  await call('DetailContact', { contactid })
  const { propuestaid } = first(await call('ListPropuestas', {}))
  await call('ResponderPropuesta', { propuestaid, aceptar: true })

  const password = 'una ruta larga y pareja'
  await call('changePasswordProfile', { passwordActual: who.password, password })
  await importASheet(call)
  await call('logout', {})

  await call('sendMailForPassword', { email: who.email })
  await call('changePasswordByCode', {
    email: who.email,
    code: await fromMail(who.email, /\b[A-Z0-9]{3}-[A-Z0-9]{3}\b/),
    password: 'otra ruta larga y pareja',
  })
  await call('saveRecord', {
    module: 'Contacts',
    record: '0',
    values: {
      firstname: 'Celia',
      lastname: 'Vera',
      tipo_documento: 'CUIT',
      cuit: '30-71234567-1',
      email: 'celia@fletes-de-ejemplo.example',
      mobile: '+5491154445566',
      mailingstreet: 'Calle del Ejemplo 12',
      othercountry: 'Argentina',
      otherstate: 'Chubut',
      othercity: 'Trelew',
    },
  })
  await call('ConfirmarEmail', {
    token: (await fromMail('celia@fletes-de-ejemplo.example', /token=[\w-]{22}/)).slice('token='.length),
  })
  await call('AbrirInvitacion', {
    token: (await fromMail(who.invited, /invitacion=[\w-]{22}/)).slice('invitacion='.length),
    completa: true,
  })
  await call('EnviarConsulta', {
    values: {
      nombre: 'Celia Vera',
      email: 'celia@fletes-de-ejemplo.example',
      empresa: 'Fletes de Ejemplo',
      mensaje: '¿Puedo registrarme con el CUIL de mi socio?',
    },
  })
}

/** How long a job may take for one row, on a machine at work. */
const jobMs = 2_500

/** A sheet is rehearsed, imported by the job and undone by it. */
async function importASheet(call: Walker['call']): Promise<void> {
  const { loteid } = first(
    await call('RevisarLote', {
      tipo: 'dominios',
      archivo: { nombre: 'dominios.xlsx', huella: '', hoja: 'Hoja 1' },
      columnas: [
        { titulo: 'Patente', campo: 'dominio' },
        { titulo: 'Tipo', campo: 'vehiculo' },
        { titulo: 'Ejes', campo: 'cantidad_ejes' },
        { titulo: 'Marca', campo: 'marca' },
      ],
      filas: [{ fila: 2, celdas: ['AC 456 EF', 'semirremolque', '3', 'Marca de prueba'] }],
      completa: true,
    }),
  )
  await call('DetailLote', { loteid })
  await call('PlantillaDeLote', { tipo: 'dominios', pagesize: 1 })
  await call('ListLotes', {})
  await call('ImportarLote', { loteid })
  await setTimeout(jobMs)
  await call('CancelarLote', { loteid })
  await call('DeshacerLote', { loteid })
  await setTimeout(jobMs)
}
