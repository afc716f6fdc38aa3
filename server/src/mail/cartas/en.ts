import type { Cartas } from './es.ts'

export const en: Cartas = {
  registroRecibido: {
    subject: 'We received your registration request',
    title: 'We received your request',
    paragraphs: [
      '{proveedor} will look at the information you sent, and we will write to this email when there is a decision.',
      'Confirm that this email is yours: it is the only thing left for you to do.',
    ],
    action: 'Confirm my email',
    note: 'The link is valid for 72 hours and works only once. If it wasn’t you, reply to this email and we will cancel the request.',
  },
  registroNuevo: {
    subject: 'New sign-up to review: {contacto}',
    title: 'There is a new sign-up to review',
    paragraphs: ['{contacto} asked to join the portal and is waiting for your decision.'],
    action: 'Review the sign-up',
  },
  consulta: {
    subject: 'Question from the portal: {nombre}',
    title: '{nombre} wrote to you from the portal',
    paragraphs: [],
    note: 'If you reply to this email, it goes to {email}. Nobody checked that the address is theirs.',
  },
  registroAprobado: {
    subject: 'Your registration was approved',
    title: 'Your registration was approved',
    paragraphs: [
      '{proveedor} approved your registration. Choose your password to sign in and complete your company’s details.',
    ],
    action: 'Choose my password',
    note: 'The link is valid for 72 hours and works only once. If it has expired, ask for a new one with “I forgot my password”.',
  },
  registroRechazado: {
    subject: 'Your registration request was not approved',
    title: 'Your request was not approved',
    paragraphs: ['{proveedor} reviewed your request and has not approved it for now.'],
    note: 'If you can correct it, register again. If you have questions, reply to this email.',
  },
  invitacion: {
    subject: 'You are invited to handle the documents of {cuenta}',
    title: 'You are invited to the portal',
    paragraphs: [
      'You will be able to handle the documents of {cuenta} that {proveedor} receives. Choose your password to sign in.',
    ],
    action: 'Choose my password',
    note: 'The link is valid for 72 hours and works only once. If it has expired, ask whoever invited you to send another. If you were not expecting this invitation, ignore this email.',
  },
  invitacionDeTransporte: {
    subject: '{proveedor} invites you to upload your fleet’s papers',
    title: 'You are invited to the carriers’ portal',
    paragraphs: [
      'In this portal {proveedor} receives the papers of drivers, vehicles and units of the carriers it works with. Register to upload yours, and always know what is missing and what expires.',
    ],
    action: 'Register',
    note: 'The link is valid for {dias} days and opens the form with these details. If you were not expecting this invitation, ignore this email: nobody registers for you.',
  },
  propuestaDeSumar: {
    subject: 'Does {nombre} work with {cuenta}?',
    title: '{nombre} asked to join for {cuenta}',
    paragraphs: [
      '{cuenta} already has an account, so {proveedor} does not open another one: it asks whether you want to add this person as a collaborator. Nothing changes until you answer.',
    ],
    action: 'See and answer',
    note: 'You will sign in with your user before you answer. The details are what that person wrote: nobody checked them. If you don’t know them, answer no.',
  },
  enlaceDeOperador: {
    subject: 'Your password for the console of {proveedor}',
    title: 'Choose your password for the console',
    paragraphs: ['{quien} sent you this link to sign in to the console of {proveedor}.'],
    action: 'Choose my password',
    note: 'The link is valid for 72 hours and works only once. If it has expired, ask whoever sent it for another. If you were not expecting it, ignore this email.',
  },
  claveOlvidada: {
    subject: 'Choose another password for the console of {proveedor}',
    title: 'Choose another password',
    paragraphs: ['You asked for another password to sign in to the console of {proveedor}.'],
    action: 'Choose my password',
    note: 'The link is valid for one hour and works only once. If you didn’t ask for it, ignore this email: your password stays the same.',
  },
  ingresoPorEmpresa: {
    subject: 'The console of {proveedor} is entered with your company’s account',
    title: 'Sign in with your company’s account',
    paragraphs: [
      'Your user in the console of {proveedor} has no password of its own: you sign in with your company’s account, the one with this same email.',
    ],
    action: 'Go to the console',
    note: 'If you were not expecting it, ignore this email.',
  },
  pruebaDeCorreo: {
    subject: 'Test email from {proveedor}',
    title: 'The portal’s emails go out',
    paragraphs: [
      'If you can read this, the mail server accepted what the portal sends and it reached this mailbox.',
      'Check also that it didn’t land in spam: that is how carriers would see it.',
    ],
  },
  cuentaHabilitada: {
    subject: 'Your account is enabled',
    title: 'Your account is enabled',
    paragraphs: [
      '{proveedor} changed the status of the account of {cuenta}. You can use the whole portal now.',
    ],
    action: 'Sign in to the portal',
    note: 'If you have questions, reply to this email.',
  },
  cuentaDeshabilitada: {
    subject: 'Your account was disabled',
    title: 'Your account was disabled',
    paragraphs: [
      '{proveedor} changed the status of the account of {cuenta}. Its users can no longer sign in to the portal.',
    ],
    note: 'If you have questions, reply to this email.',
  },
  tokenTermina: {
    subject: 'The key of “{programa}” ends on {fecha}',
    title: 'The key of “{programa}” ends on {fecha}',
    paragraphs: [
      'From the day after that program can’t ask any more. Make a new key, put it into the program and remove the old one.',
    ],
    action: 'See my programs',
  },
  solicitudHecha: {
    subject: 'What you asked about {chofer}’s data was done',
    title: 'What you asked about {chofer}’s data was done',
    paragraphs: ['{proveedor} answered the request. What was done stands below and on the driver’s page.'],
    action: 'See the request',
  },
  solicitudRechazada: {
    subject: 'What you asked about {chofer}’s data was not done',
    title: 'What you asked about {chofer}’s data was not done',
    paragraphs: [
      '{proveedor} answered the request and says below why not. Whoever disagrees may complain to Argentina’s data protection authority (AAIP).',
    ],
    action: 'See the request',
  },
  solicitudesAbiertas: {
    subject: 'Requests about personal data without an answer: {n}',
    title: 'Requests about personal data without an answer: {n}',
    paragraphs: ['Somebody asked that data be corrected or removed. Each has a last day to be answered.'],
    action: 'See the requests',
  },
  webhookSinRespuesta: {
    subject: '“{programa}” doesn’t answer: we stopped telling it',
    title: '“{programa}” hasn’t answered for {dias} days',
    paragraphs: [
      'We switched that webhook off so as not to insist. Nothing is lost: what didn’t arrive stays in the list for thirty days, and goes out once you switch it on again.',
    ],
    action: 'See my programs',
  },
  webhookDadoDeBaja: {
    subject: '“{programa}” said that it is gone: we stopped telling it',
    title: '“{programa}” said that it is gone',
    paragraphs: [
      'Its server answered 410, which means that this address doesn’t come back. We switched the webhook off. If that was a mistake, switch it on: what didn’t arrive stays there for thirty days.',
    ],
    action: 'See my programs',
  },
  cuentaSuspendida: {
    subject: 'Your account was suspended',
    title: 'Your account was suspended',
    paragraphs: [
      '{proveedor} changed the status of the account of {cuenta}. You can sign in, look and submit documents, but not add or change drivers, vehicles or units.',
    ],
    action: 'Sign in to the portal',
    note: 'If you have questions, reply to this email.',
  },
  recursoBloqueado: {
    subject: '{recurso} was blocked',
    title: '{recurso} was blocked',
    paragraphs: [
      'Blocked by {proveedor}: can’t work, and no documents can be submitted for it, until it is unblocked.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  recursoDesbloqueado: {
    subject: '{recurso} is no longer blocked',
    title: '{recurso} is no longer blocked',
    paragraphs: [
      'Unblocked by {proveedor}: everything is as it was before, and the documents decide who can work.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  recursoFueraDeOperacion: {
    subject: '{recurso} no longer goes to {operacion}',
    title: '{recurso} no longer goes to {operacion}',
    paragraphs: [
      '{proveedor} took it out of that operation: it may not go there, and what that operation asks is no longer asked of it, until they take it back in. Nothing else changes.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  recursoVuelveAOperacion: {
    subject: '{recurso} goes to {operacion} again',
    title: '{recurso} goes to {operacion} again',
    paragraphs: [
      '{proveedor} took it back into that operation: what it asks is asked of it again, and its documents decide whether it may go.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  soloEn: 'Only in {operacion}',
  excepcionDada: {
    subject: '{documento} of {recurso}: exempted until {hasta}',
    title: '{documento} of {recurso}: exempted until {hasta}',
    paragraphs: [
      '{proveedor} exempted that document: until {hasta}, that day included, it doesn’t stop anyone from working. The document is still needed: submit it before then.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  excepcionTerminada: {
    subject: '{documento} of {recurso}: the exemption has ended',
    title: '{documento} of {recurso}: the exemption has ended',
    paragraphs: [
      '{proveedor} ended the exemption that was valid until {hasta}: from now on that document decides again who can work. Submit it as soon as you can.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  codigoParaContrasena: {
    subject: 'Your code to change the password',
    title: 'Your code to change the password',
    paragraphs: [
      'Type this code in the portal, in the same browser where you asked for it, together with your new password:',
    ],
    note: 'It is valid for 10 minutes and works only once. Don’t share it with anyone. If you didn’t ask for it, ignore this email: your password stays the same.',
  },
  contrasenaCambiada: {
    subject: 'You changed your password',
    title: 'Your password changed',
    paragraphs: ['Your user’s password was changed, and we closed the other open sessions.'],
    action: 'It wasn’t me: recover my user',
    note: 'If it was you, there is nothing to do.',
  },
  contrasenaDeOperador: {
    subject: 'You changed your password',
    title: 'Your password changed',
    paragraphs: ['Your user’s password was changed, and we closed the other open sessions.'],
    note: 'If it wasn’t you, tell whoever manages the console right away.',
  },
  intentosDeIngreso: {
    subject: 'Somebody is trying to sign in with your email',
    title: 'Somebody is trying to sign in with your email',
    paragraphs: [
      'In the last minutes there were more than ten failed attempts to sign in with your email from browsers that you never used.',
      'Nobody got in, and you can go on signing in: we don’t block your user for what others try.',
    ],
    action: 'Go to the sign-in page',
    note: 'If it was you, there is nothing to do. If not, it is enough that you don’t use your password anywhere else; if in doubt, change it.',
  },
  dosPasosActivada: {
    subject: 'You turned on two-step verification',
    title: 'Two-step verification turned on',
    paragraphs: [
      'From now on, entering {donde} takes your password and the code from your app. We closed the other open sessions.',
    ],
  },
  dosPasosQuitada: {
    subject: 'Your user no longer has two-step verification',
    title: 'Two-step verification removed',
    paragraphs: [
      'To enter {donde} your password is enough now, and your app no longer works for it. We closed the other open sessions.',
    ],
  },
  dosPasosCodigos: {
    subject: 'Your recovery codes changed',
    title: 'New recovery codes',
    paragraphs: ['There are new recovery codes for your user, and the earlier ones no longer work.'],
  },
  dosPasosUsado: {
    subject: 'One of your recovery codes was used',
    title: 'Sign-in with a recovery code',
    paragraphs: [
      'Somebody entered {donde} with your password and one of your recovery codes, which won’t work again. When you have few left, ask for others in “Two-step verification”.',
    ],
  },
  dosPasos: {
    portal: {
      donde: 'the portal',
      action: 'It wasn’t me: change my password',
      note: 'If it was you, there is nothing to do.',
    },
    consola: {
      donde: 'the console',
      note: 'If it wasn’t you and you didn’t ask for it, tell whoever manages the console right away.',
    },
  },
  documentoRechazado: {
    subject: 'Document rejected: {tipo} of {deQuien}',
    title: 'There is a document to resubmit',
    paragraphs: ['{proveedor} reviewed this document and could not approve it.'],
    action: 'Resubmit it',
  },
  rechazadoDe: { choferes: '{n} drivers', dominios: '{n} vehicles', recursos: '{n} resources' },
  avisoDeVencimientos: {
    subject: '{documentos} of {cuenta}: {resumen}',
    title: 'You have {cuantos} to renew',
    paragraphs: ['This changed in the documents of {cuenta}: {resumen}.'],
    action: 'See the documents',
    note: 'We tell you only once about each date. What you have submitted already and is in review is not shown here.',
  },
  vencimientos: {
    uno: { documentos: 'Document', cuantos: 'one document', vencidos: '1 expired' },
    varios: { documentos: 'Documents', cuantos: '{n} documents', vencidos: '{n} expired' },
    porVencer: '{n} expiring soon',
    vencio: 'Expired on {dia}',
    hoy: 'Expires today, {dia}',
    manana: 'Expires tomorrow, {dia}',
    enDias: 'Expires in {n} days, on {dia}',
    deRecurso: '{tipo} of {recurso}',
    deLaEmpresa: '{tipo} of the company',
    loPide: { uno: '{papel} (asked by {operaciones})', varios: '{papel} (asked by {operaciones})' },
    unPedido: '1 request without an answer: {url}',
    pedidos: '{n} requests without an answer: {url}',
  },
  cambioQueRige: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} changed what it asks for: from today, {documento} {cambio}. This is how that document stands today:',
    ],
    action: 'See what is missing',
    note: 'Submit it as soon as you can: once it is approved, {luego}.',
  },
  cambioPorVenir: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} changed what it asks for: from {dia}, {documento} {cambio}. This is how that document stands today:',
    ],
    action: 'See what is missing',
    note: 'You can submit it already: if it is approved on that day, {luego}.',
  },
  falta: { uno: '1 day left', varios: '{n} days left' },
  dejan: {
    hoy: {
      transporte: 'the company is no longer cleared as of today',
      chofer: '1 driver is no longer cleared as of today',
      choferes: '{n} drivers are no longer cleared as of today',
      dominio: '1 vehicle is no longer cleared as of today',
      dominios: '{n} vehicles are no longer cleared as of today',
    },
    otroDia: {
      transporte: 'the company would no longer be cleared on {dia}',
      chofer: '1 driver would no longer be cleared on {dia}',
      choferes: '{n} drivers would no longer be cleared on {dia}',
      dominio: '1 vehicle would no longer be cleared on {dia}',
      dominios: '{n} vehicles would no longer be cleared on {dia}',
    },
  },
  vuelven: {
    transporte: 'the company is cleared again',
    chofer: 'the driver is cleared again',
    choferes: 'the drivers are cleared again',
    dominio: 'the vehicle is cleared again',
    dominios: 'the vehicles are cleared again',
  },
  siguen: {
    transporte: 'the company stays cleared',
    chofer: 'the driver stays cleared',
    choferes: 'the drivers stay cleared',
    dominio: 'the vehicle stays cleared',
    dominios: 'the vehicles stay cleared',
  },
  cambio: {
    obligatorioYCritico: 'is required and critical',
    obligatorio: 'is required',
    critico: 'is critical',
    desde: 'is asked for from {dia}',
    aOtros: 'is asked of others too',
    deOtraManera: 'is asked for in another way',
  },
  entroIgual: {
    subject: '{quienes}: let in all the same by {puerta}',
    title: '{quienes}: let in all the same by {puerta}',
    paragraphs: [
      'On {cuando}, at {puerta} ({sede}), {quienes} was let in though the gate said no.',
      '{autoriza} allowed it: “{motivo}”. What stood at the gate: {porque}.',
    ],
    action: 'See it',
  },
  controlesQueFaltan: {
    subject: 'Controls of {mes}: papers are missing',
    title: 'Controls of {mes}: papers are missing',
    paragraphs: [
      '{proveedor} controls the papers of each driver month by month. Of {mes} {n} are still missing:',
    ],
    action: 'See what is missing',
    note: 'What arrives before the month is closed counts as in time; afterwards, as late. If one does not apply, say so there.',
  },
  cambioDeOperacion: {
    subject: '{operacion} asks for more: {quienes} may not go there from {cuando} on',
    title: '{operacion} asks for more: {quienes} may not go there from {cuando} on',
    paragraphs: [
      '{proveedor} changed what {operacion} asks for: from {cuando} on {papeles} is needed there. That is why these may not go:',
    ],
    action: 'See what is missing',
    note: 'This is about {operacion}: everything else stays as it was. Submit it now: once it is approved, they may go.',
  },
  desdeCuando: { hoy: 'today', otroDia: '{dia}', deUno: '{nombre} · from {cuando} on' },
  recursos: {
    transporte: { uno: 'Company', enFrase: 'the company', varios: 'the company' },
    chofer: { uno: 'Driver', enFrase: 'driver', varios: 'drivers' },
    dominio: { uno: 'Vehicle', enFrase: 'vehicle', varios: 'vehicles' },
  },
  cambioRetirado: {
    subject: '{documento}: the change of {desde} will not apply',
    title: 'A change that we told you about will not apply',
    paragraphs: [
      '{proveedor} took back the change that was to apply from {desde}: {documento} is asked for as it has been until now.',
    ],
    action: 'See how it stands',
    note: 'If you have questions, reply to this email.',
  },
  estado: {
    pendiente: 'Pending',
    'en revision': 'In review',
    activo: 'Active',
    rechazado: 'Rejected',
    vencido: 'Expired',
    bloqueado: 'Blocked',
  },
  rotulo: {
    contacto: 'Contact',
    identificacion: 'Identification',
    email: 'Email',
    celular: 'Mobile',
    nombre: 'Name',
    transporte: 'Carrier',
    cuit: 'CUIT',
    mensaje: 'Message',
    motivo: 'Reason',
    responderHasta: 'You can answer until',
    venceEl: 'Answer by',
    loMando: 'Sent by',
    cuando: 'When',
    usuario: 'User',
    documento: 'Document',
    correspondeA: 'Belongs to',
  },
  saludo: 'Hi {firstname},',
  y: 'and',
  primeros: 'These are the first {n}; the others are in the portal.',
  siElBoton: 'If the button doesn’t work, copy this address: {url}',
  pie: 'This email is from {proveedor}, about the documents of its carriers.',
}
