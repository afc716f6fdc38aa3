import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { estadoCuenta, type EstadoDecidido } from '@portal/contract/cuenta.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { diasEntre, fechaLegible } from '@portal/contract/calendario.ts'
import type { ValoresConDia } from '@portal/contract/catalogo.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { writeLetter, type Mail } from './templates/letter.ts'

export type { Mail } from './templates/letter.ts'

/** Name of the company that runs the portal: it signs every mail. */
interface Signed {
  proveedor: string
}

interface ToPerson extends Signed {
  firstname: string
}

/**
 * To an address that somebody typed who registered. Nobody confirmed it: neither here nor in any letter to such an address
 * stands what was typed, or the portal would carry a stranger's words to a stranger.
 */
export function registroRecibido({ proveedor, url }: Signed & { url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: 'Recibimos tu solicitud de registro',
    title: 'Recibimos tu solicitud',
    paragraphs: [
      `${proveedor} va a evaluar la información que enviaste, y te escribimos a este email cuando haya una decisión.`,
      'Confirmá que este email es tuyo: es lo único que falta de tu parte.',
    ],
    action: { label: 'Confirmar mi email', url },
    note: 'El enlace vale 72 horas y sirve una sola vez. Si no fuiste vos, respondé este email y anulamos la solicitud.',
  })
}

/** To the provider: somebody waits. */
export function registroNuevo({
  proveedor,
  contacto,
  documento,
  email,
  mobile,
  url,
}: Signed & { contacto: string; documento: string; email: string; mobile: string; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `Nuevo registro para revisar: ${contacto}`,
    title: 'Hay un registro nuevo para revisar',
    paragraphs: [`${contacto} pidió ingresar al portal y espera tu decisión.`],
    facts: [
      ['Contacto', contacto],
      ['Identificación', documento],
      ['Email', email],
      ['Celular', formatPhone(mobile)],
    ],
    action: { label: 'Revisar el registro', url },
  })
}

/** To the provider's support, from somebody who needs no account: answering it writes to them. */
export function consulta({
  proveedor,
  nombre,
  email,
  empresa,
  mensaje,
}: Signed & { nombre: string; email: string; empresa: string | null; mensaje: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `Consulta desde el portal: ${nombre}`,
    title: `${nombre} te escribió desde el portal`,
    paragraphs: [],
    facts: [
      ['Nombre', nombre],
      ['Email', email],
      ...(empresa === null ? [] : [['Transporte', empresa] as const]),
    ],
    quote: { label: 'Mensaje', words: mensaje },
    note: `Si respondés este email, le llega a ${email}. Nadie comprobó que esa dirección sea suya.`,
  })
}

/** Brings the single-use link with which the first password is set. */
export function registroAprobado({ proveedor, url }: Signed & { url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: 'Tu registro fue aprobado',
    title: 'Tu registro fue aprobado',
    paragraphs: [
      `${proveedor} aprobó tu registro. Elegí tu contraseña para ingresar y completar los datos de tu empresa.`,
    ],
    action: { label: 'Elegir mi contraseña', url },
    note: 'El enlace vale 72 horas y sirve una sola vez. Si venció, pedí uno nuevo desde «Olvidé mi contraseña».',
  })
}

/** To whom a titular invites. `cuenta` is the carrier, which the provider let in; the link sets the first password. */
export function invitacion({ proveedor, cuenta, url }: Signed & { cuenta: string; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `Te invitaron a llevar la documentación de ${cuenta}`,
    title: 'Te invitaron al portal',
    paragraphs: [
      `Vas a poder llevar la documentación de ${cuenta} que recibe ${proveedor}. Elegí tu contraseña para ingresar.`,
    ],
    action: { label: 'Elegir mi contraseña', url },
    note: 'El enlace vale 72 horas y sirve una sola vez. Si venció, pedile a quien te invitó que te mande otro. Si no esperabas esta invitación, ignorá este email.',
  })
}

/** To a transporte that the provider asks to register. The link opens the form with what is known; `dias`: how long it serves. */
export function invitacionDeTransporte({
  proveedor,
  nombre,
  cuit,
  dias,
  url,
}: Signed & { nombre: string | null; cuit: string; dias: number; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `${proveedor} te invita a cargar los papeles de tu flota`,
    title: 'Te invitaron al portal de transportistas',
    paragraphs: [
      `${proveedor} recibe en este portal los papeles de choferes, dominios y unidades de los transportes que trabajan con él. Registrate para cargar los tuyos y saber siempre qué falta y qué vence.`,
    ],
    facts: [...(nombre === null ? [] : [['Transporte', nombre] as const]), ['CUIT', formatCuit(cuit)]],
    action: { label: 'Registrarme', url },
    note: `El enlace vale ${dias} días y abre el formulario con estos datos. Si no esperabas esta invitación, ignorá este email: nadie se registra por vos.`,
  })
}

/** To a titular: somebody asked the provider for an account that the company has already. The link opens nothing by itself. */
export function propuestaDeSumar({
  proveedor,
  firstname,
  cuenta,
  nombre,
  email,
  mobile,
  vence,
  url,
}: ToPerson & {
  cuenta: string
  nombre: string
  email: string
  mobile: string
  vence: string
  url: string
}): Mail {
  return writeLetter({
    proveedor,
    subject: `¿${nombre} trabaja con ${cuenta}?`,
    title: `${nombre} pidió ingresar por ${cuenta}`,
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      `${cuenta} ya tiene una cuenta, así que ${proveedor} no le abre otra: te pregunta si querés sumar a esta persona como colaboradora. Nada cambia hasta que respondas.`,
    ],
    facts: [
      ['Nombre', nombre],
      ['Email', email],
      ['Celular', formatPhone(mobile)],
      ['Podés responder hasta el', vence],
    ],
    action: { label: 'Ver y responder', url },
    note: 'Vas a ingresar con tu usuario antes de responder. Los datos son los que escribió esa persona: nadie los comprobó. Si no la conocés, respondé que no.',
  })
}

/** To one of the provider's people, from an administrador: the first password, or another. */
export function enlaceDeOperador({
  proveedor,
  firstname,
  quien,
  url,
}: ToPerson & { quien: string; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `Tu contraseña para la consola de ${proveedor}`,
    title: 'Elegí tu contraseña para la consola',
    greeting: `Hola, ${firstname}:`,
    paragraphs: [`${quien} te mandó este enlace para ingresar a la consola de ${proveedor}.`],
    action: { label: 'Elegir mi contraseña', url },
    note: 'El enlace vale 72 horas y sirve una sola vez. Si venció, pedile otro a quien te lo mandó. Si no lo esperabas, ignorá este email.',
  })
}

/** To one of the provider's people who forgot the password; to an address that somebody typed, so nothing typed stands in it. */
export function claveOlvidada({ proveedor, firstname, url }: ToPerson & { url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `Elegí otra contraseña para la consola de ${proveedor}`,
    title: 'Elegí otra contraseña',
    greeting: `Hola, ${firstname}:`,
    paragraphs: [`Pediste otra contraseña para ingresar a la consola de ${proveedor}.`],
    action: { label: 'Elegir mi contraseña', url },
    note: 'El enlace vale una hora y sirve una sola vez. Si no lo pediste, ignorá este email: tu contraseña sigue siendo la misma.',
  })
}

/** To see that letters leave. */
export function pruebaDeCorreo({
  proveedor,
  momento,
  quien,
}: Signed & { momento: string; quien: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `Correo de prueba de ${proveedor}`,
    title: 'Los correos del portal salen',
    paragraphs: [
      'Si leés esto, el servidor de correo aceptó lo que manda el portal y llegó a esta casilla.',
      'Fijate también que no haya caído en correo no deseado: así lo verían los transportistas.',
    ],
    facts: [
      ['Lo mandó', quien],
      ['Cuándo', momento],
    ],
  })
}

export function registroRechazado({ proveedor, motivo }: Signed & { motivo: string }): Mail {
  return writeLetter({
    proveedor,
    subject: 'Tu solicitud de registro no fue aprobada',
    title: 'Tu solicitud no fue aprobada',
    paragraphs: [`${proveedor} revisó tu solicitud y por ahora no la aprobó.`],
    quote: { label: 'Motivo', words: motivo },
    note: 'Si podés corregirlo, registrate de nuevo. Si tenés dudas, respondé este email.',
  })
}

/** To the titulares, when the provider changes how the account stands. A disabled one brings no link: nobody can sign in. */
export function cuentaCambiada({
  proveedor,
  firstname,
  cuenta,
  estado,
  motivo,
  url,
}: ToPerson & { cuenta: string; estado: EstadoDecidido; motivo: string | null; url: string }): Mail {
  const { title, follows } = cambiosDeCuenta[estado]
  return writeLetter({
    proveedor,
    subject: title,
    title,
    greeting: `Hola, ${firstname}:`,
    paragraphs: [`${proveedor} cambió el estado de la cuenta de ${cuenta}. ${follows}`],
    ...(motivo !== null && { quote: { label: 'Motivo', words: motivo } }),
    ...(estado !== estadoCuenta.deshabilitado && { action: { label: 'Ingresar al portal', url } }),
    note: 'Si tenés dudas, respondé este email.',
  })
}

const cambiosDeCuenta: Record<EstadoDecidido, { title: string; follows: string }> = {
  [estadoCuenta.habilitado]: { title: 'Tu cuenta está habilitada', follows: 'Ya podés usar todo el portal.' },
  [estadoCuenta.deshabilitado]: {
    title: 'Tu cuenta fue deshabilitada',
    follows: 'Sus usuarios ya no pueden ingresar al portal.',
  },
  [estadoCuenta.suspendido]: {
    title: 'Tu cuenta fue suspendida',
    follows:
      'Podés ingresar, mirar y presentar documentos, pero no agregar ni cambiar choferes, dominios o unidades.',
  },
}

/** `recurso` as people call it: a driver's full name, a plate. */
export function recursoBloqueado({
  proveedor,
  firstname,
  recurso,
  bloqueado,
  motivo,
  url,
}: ToPerson & { recurso: string; bloqueado: boolean; motivo: string; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `${recurso} ${bloqueado ? 'quedó bloqueado' : 'ya no está bloqueado'}`,
    title: bloqueado ? `${recurso} quedó bloqueado` : `${recurso} ya no está bloqueado`,
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      bloqueado
        ? `${proveedor} lo bloqueó: no puede trabajar, ni se pueden presentar sus documentos, hasta que lo desbloquee.`
        : `${proveedor} lo desbloqueó: vuelve a estar como antes, y sus documentos deciden si puede trabajar.`,
    ],
    quote: { label: 'Motivo', words: motivo },
    action: { label: 'Ver cómo está', url },
    note: 'Si tenés dudas, respondé este email.',
  })
}

/** `documento` of `recurso`, which the provider lifts through `hasta`, or no longer does. */
export function excepcionCambiada({
  proveedor,
  firstname,
  documento,
  recurso,
  hasta,
  terminada,
  motivo,
  url,
}: ToPerson & {
  documento: string
  recurso: string
  hasta: string
  terminada: boolean
  motivo: string
  url: string
}): Mail {
  const subject = terminada
    ? `${documento} de ${recurso}: terminó la excepción`
    : `${documento} de ${recurso}: exceptuado hasta el ${fechaLegible(hasta)}`
  return writeLetter({
    proveedor,
    subject,
    title: subject,
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      terminada
        ? `${proveedor} terminó la excepción que valía hasta el ${fechaLegible(hasta)}: desde ahora ese documento vuelve a decidir si puede trabajar. Presentalo cuanto antes.`
        : `${proveedor} exceptuó ese documento: hasta el ${fechaLegible(hasta)}, ese día incluido, no le impide trabajar. El documento sigue haciendo falta: presentalo antes.`,
    ],
    quote: { label: 'Motivo', words: motivo },
    action: { label: 'Ver cómo está', url },
    note: 'Si tenés dudas, respondé este email.',
  })
}

/** The code as it is typed, `ABC-123`. It stays out of the subject, which a locked phone shows to anyone. */
export function codigoParaContrasena({ proveedor, codigo }: Signed & { codigo: string }): Mail {
  return writeLetter({
    proveedor,
    subject: 'Tu código para cambiar la contraseña',
    title: 'Tu código para cambiar la contraseña',
    paragraphs: [
      'Escribí este código en el portal, en el mismo navegador en el que lo pediste, junto con tu contraseña nueva:',
    ],
    code: codigo,
    note: 'Vale 10 minutos y sirve una sola vez. No lo compartas con nadie. Si no lo pediste, ignorá este email: tu contraseña sigue siendo la misma.',
  })
}

/** `url` is the page where the password can be reset by somebody who did not change it; operadores have none. */
export function contrasenaCambiada({
  proveedor,
  firstname,
  email,
  momento,
  url,
}: ToPerson & { email: string; momento: string; url: string | undefined }): Mail {
  return writeLetter({
    proveedor,
    subject: 'Cambiaste tu contraseña',
    title: 'Tu contraseña cambió',
    greeting: `Hola, ${firstname}:`,
    paragraphs: ['La contraseña de tu usuario se cambió, y cerramos las demás sesiones abiertas.'],
    facts: [
      ['Usuario', email],
      ['Cuándo', momento],
    ],
    ...(url !== undefined && { action: { label: 'No fui yo: recuperar mi usuario', url } }),
    note:
      url === undefined
        ? 'Si no fuiste vos, avisale ya a quien administra la consola.'
        : 'Si fuiste vos, no tenés que hacer nada.',
  })
}

/** To whom others try to be: from browsers that the person never used. `url` is where they sign in. */
export function intentosDeIngreso({
  proveedor,
  firstname,
  email,
  url,
}: ToPerson & { email: string; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: 'Alguien intenta ingresar con tu email',
    title: 'Alguien intenta ingresar con tu email',
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      'En los últimos minutos hubo más de diez intentos fallidos de ingresar con tu email desde navegadores que no usaste antes.',
      'Nadie entró, y vos podés seguir ingresando: no bloqueamos tu usuario por lo que prueben otros.',
    ],
    facts: [['Usuario', email]],
    action: { label: 'Ir a la página para ingresar', url },
    note: 'Si fuiste vos, no tenés que hacer nada. Si no, alcanza con que tu contraseña no la uses en otro lado; si dudás, cambiala.',
  })
}

/** What became of somebody's second step, or of its recovery codes: there are new ones, or one of them let somebody in. */
export type CambioDeDosPasos = 'activada' | 'quitada' | 'codigos' | 'usado'

const deDosPasos: Record<
  CambioDeDosPasos,
  { subject: string; title: string; words: (donde: string) => string }
> = {
  activada: {
    subject: 'Activaste la verificación en dos pasos',
    title: 'Verificación en dos pasos activada',
    words: (donde) =>
      `De ahora en más, para entrar ${donde} hace falta tu contraseña y el código de tu aplicación. Cerramos las demás sesiones abiertas.`,
  },
  quitada: {
    subject: 'Tu usuario quedó sin verificación en dos pasos',
    title: 'Verificación en dos pasos quitada',
    words: (donde) =>
      `Para entrar ${donde} ahora alcanza con tu contraseña, y tu aplicación ya no sirve. Cerramos las demás sesiones abiertas.`,
  },
  codigos: {
    subject: 'Tus códigos de recuperación cambiaron',
    title: 'Códigos de recuperación nuevos',
    words: () => 'Hay códigos de recuperación nuevos para tu usuario, y los de antes ya no sirven.',
  },
  usado: {
    subject: 'Se usó uno de tus códigos de recuperación',
    title: 'Ingreso con un código de recuperación',
    words: (donde) =>
      `Alguien entró ${donde} con tu contraseña y uno de tus códigos de recuperación, que ya no vuelve a servir. Cuando te queden pocos, pedí otros desde «Verificación en dos pasos».`,
  },
}

/**
 * How somebody signs in changed, by their own hand or an administrador's. `url`, for a carrier's person, is where the
 * password is changed; the provider's people have an administrador to tell.
 */
export function dosPasosCambiados({
  proveedor,
  firstname,
  email,
  momento,
  change,
  url,
}: ToPerson & { email: string; momento: string; change: CambioDeDosPasos; url?: string | undefined }): Mail {
  const { subject, title, words } = deDosPasos[change]
  return writeLetter({
    proveedor,
    subject,
    title,
    greeting: `Hola, ${firstname}:`,
    paragraphs: [words(url === undefined ? 'a la consola' : 'al portal')],
    facts: [
      ['Usuario', email],
      ['Cuándo', momento],
    ],
    ...(url !== undefined && { action: { label: 'No fui yo: cambiar mi contraseña', url } }),
    note:
      url === undefined
        ? 'Si no fuiste vos ni lo pediste, avisale ya a quien administra la consola.'
        : 'Si fuiste vos, no tenés que hacer nada.',
  })
}

/** How many a letter names; the portal shows the rest. */
const maxNamed = 40

/** What one paper was presented for: "8 choferes"; where they are of several kinds, "8 recursos". */
function cuantos(recursos: readonly Rechazado[]): string {
  const clases = new Set(
    recursos.map(({ tiporecurso }) => (tiporecurso.startsWith('chofer') ? 'choferes' : 'dominios')),
  )
  const [clase = 'recursos'] = clases.size === 1 ? clases : []
  return `${recursos.length} ${clase}`
}

interface Rechazado {
  /** As people call it: a driver's full name, a plate, the company. */
  nombre: string
  tiporecurso: string
}

/** However many the paper was presented for, it is one. `corto`: what its type is called in a sentence. */
export function documentoRechazado({
  proveedor,
  firstname,
  recursos,
  tipo,
  corto,
  motivo,
  url,
}: ToPerson & {
  recursos: readonly Rechazado[]
  tipo: string
  corto: string | null
  motivo: string
  url: string
}): Mail {
  const deQuien = recursos.length > 1 ? cuantos(recursos) : (recursos[0]?.nombre ?? '')
  return writeLetter({
    proveedor,
    subject: `Documento rechazado: ${corto ?? tipo} de ${deQuien}`,
    title: 'Hay un documento para volver a presentar',
    greeting: `Hola, ${firstname}:`,
    paragraphs: [`${proveedor} revisó este documento y no lo pudo aprobar.`],
    facts: [
      ['Documento', tipo],
      [
        'Corresponde a',
        recursos.length > maxNamed ? deQuien : recursos.map(({ nombre }) => nombre).join('; '),
      ],
    ],
    quote: { label: 'Motivo', words: motivo },
    action: { label: 'Volver a presentarlo', url },
  })
}

/** The day's digest, soonest first. `quedan`: days left, negative once it ended. `fecha`: `YYYY-MM-DD`. */
export function avisoDeVencimientos({
  proveedor,
  firstname,
  cuenta,
  documentos,
  url,
}: ToPerson & {
  cuenta: string
  documentos: readonly { tipo: string; recurso: string; fecha: string; quedan: number }[]
  url: string
}): Mail {
  const ended = documentos.filter(({ quedan }) => quedan < 0).length
  const ending = documentos.length - ended
  const counts = [counted(ended, 'vencido', 'vencidos'), ending > 0 && `${ending} por vencer`]
  const summary = counts.filter(Boolean).join(' y ')
  const more = documentos.length - maxNamed
  return writeLetter({
    proveedor,
    subject: `${documentos.length === 1 ? 'Documento' : 'Documentos'} de ${cuenta}: ${summary}`,
    title: `Tenés ${documentos.length === 1 ? 'un documento' : `${documentos.length} documentos`} para renovar`,
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      `Esto cambió en la documentación de ${cuenta}: ${summary}.`,
      ...(more > 0 ? [`Estos son los primeros ${maxNamed}; los demás están en el portal.`] : []),
    ],
    facts: documentos
      .slice(0, maxNamed)
      .map(({ tipo, recurso, fecha, quedan }) => [whenItEnds(fecha, quedan), `${tipo} de ${recurso}`]),
    action: { label: 'Ver los documentos', url },
    note: 'Te avisamos una sola vez de cada fecha. Lo que ya presentaste y está en revisión no aparece acá.',
  })
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${count} ${count === 1 ? one : many}`

function whenItEnds(fecha: string, quedan: number): string {
  const day = fechaLegible(fecha)
  if (quedan < 0) return `Venció el ${day}`
  if (quedan === 0) return `Vence hoy, ${day}`
  return quedan === 1 ? `Vence mañana, ${day}` : `Vence en ${quedan} días, el ${day}`
}

/**
 * A change of the catalogue that takes these resources off the road on `rige`, which may be `hoy`: once it was saved, and again
 * a week before.
 */
export function cambioDeCatalogo({
  proveedor,
  firstname,
  documento,
  tiporecurso,
  valores,
  rige,
  hoy,
  recordatorio,
  recursos,
  url,
}: ToPerson & {
  documento: string
  tiporecurso: string
  valores: ValoresConDia
  rige: string
  hoy: string
  recordatorio: boolean
  recursos: readonly { nombre: string; dominio: string | null; estado: EstadoCasilla }[]
  url: string
}): Mail {
  const cuando = rige <= hoy ? 'hoy' : `el ${fechaLegible(rige)}`
  const dias = diasEntre(hoy, rige)
  const faltan = recordatorio ? (dias === 1 ? 'Falta 1 día' : `Faltan ${dias} días`) : undefined
  const quienes = `${quienesDejan(tiporecurso, recursos.length, rige <= hoy)} ${cuando}`
  const unos = (one: string, many: string) => (recursos.length === 1 ? one : many)
  const habilitados = tiporecurso === 'transporte' ? 'habilitada' : unos('habilitado', 'habilitados')
  const more = recursos.length - maxNamed
  return writeLetter({
    proveedor,
    subject: `${faltan ? `${faltan}: ` : ''}${documento}: ${quienes}`,
    title: quienes.charAt(0).toUpperCase() + quienes.slice(1),
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      `${faltan ? `${faltan}. ` : ''}${proveedor} cambió lo que pide: desde ${cuando}, ${documento} ${loQueCambia(valores)}. Así está hoy ese documento:`,
      ...(more > 0 ? [`Estos son los primeros ${maxNamed}; los demás están en el portal.`] : []),
    ],
    facts: recursos
      .slice(0, maxNamed)
      .map(({ nombre, dominio, estado }) => [comoEsta[estado], dominio ?? nombre]),
    action: { label: 'Ver qué falta', url },
    note:
      rige <= hoy
        ? `Presentalo cuanto antes: cuando se apruebe, ${unos('vuelve', 'vuelven')} a estar ${habilitados}.`
        : `Ya lo podés presentar: si ese día está aprobado, ${unos('sigue', 'siguen')} ${habilitados}.`,
  })
}

/** To whom the letter above was written. */
export function cambioRetirado({
  proveedor,
  firstname,
  documento,
  desde,
  url,
}: ToPerson & { documento: string; desde: string; url: string }): Mail {
  return writeLetter({
    proveedor,
    subject: `${documento}: el cambio del ${fechaLegible(desde)} no va a regir`,
    title: 'Un cambio que te avisamos no va a regir',
    greeting: `Hola, ${firstname}:`,
    paragraphs: [
      `${proveedor} retiró el cambio que iba a regir desde el ${fechaLegible(desde)}: ${documento} se sigue pidiendo como hasta ahora.`,
    ],
    action: { label: 'Ver cómo está', url },
    note: 'Si tenés dudas, respondé este email.',
  })
}

const comoEsta: Record<EstadoCasilla, string> = {
  pendiente: 'Pendiente',
  'en revision': 'En revisión',
  activo: 'Activo',
  rechazado: 'Rechazado',
  vencido: 'Vencido',
  bloqueado: 'Bloqueado',
}

function quienesDejan(tiporecurso: string, count: number, yaRige: boolean): string {
  const [one, many] = tiporecurso === 'dominio' ? ['dominio', 'dominios'] : ['chofer', 'choferes']
  if (tiporecurso === 'transporte') return `la empresa ${yaRige ? 'deja' : 'dejaría'} de estar habilitada`
  return count === 1
    ? `1 ${one} ${yaRige ? 'deja' : 'dejaría'} de estar habilitado`
    : `${count} ${many} ${yaRige ? 'dejan' : 'dejarían'} de estar habilitados`
}

/** What of a change can take somebody off the road. */
function loQueCambia({ critico, obligatorio, vigente_desde, ...rest }: ValoresConDia): string {
  const said = [
    ...(obligatorio === true && critico === true ? ['es obligatorio y crítico'] : []),
    ...(obligatorio === true && critico !== true ? ['es obligatorio'] : []),
    ...(critico === true && obligatorio !== true ? ['es crítico'] : []),
    ...(typeof vigente_desde === 'string' ? [`se pide desde el ${fechaLegible(vigente_desde)}`] : []),
    ...(Object.keys(rest).some((campo) => campo.startsWith('aplica_')) ? ['se pide también a otros'] : []),
  ]
  return said.length === 0 ? 'se pide de otra manera' : said.join(' y ')
}
