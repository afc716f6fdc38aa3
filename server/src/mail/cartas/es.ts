/** What the letters say, by letter, and at the end what several of them say. `{names}` are put in. */
export const es = {
  registroRecibido: {
    subject: 'Recibimos tu solicitud de registro',
    title: 'Recibimos tu solicitud',
    paragraphs: [
      '{proveedor} va a evaluar la información que enviaste, y te escribimos a este email cuando haya una decisión.',
      'Confirmá que este email es tuyo: es lo único que falta de tu parte.',
    ],
    action: 'Confirmar mi email',
    note: 'El enlace vale 72 horas y sirve una sola vez. Si no fuiste vos, respondé este email y anulamos la solicitud.',
  },
  registroNuevo: {
    subject: 'Nuevo registro para revisar: {contacto}',
    title: 'Hay un registro nuevo para revisar',
    paragraphs: ['{contacto} pidió ingresar al portal y espera tu decisión.'],
    action: 'Revisar el registro',
  },
  consulta: {
    subject: 'Consulta desde el portal: {nombre}',
    title: '{nombre} te escribió desde el portal',
    paragraphs: [],
    note: 'Si respondés este email, le llega a {email}. Nadie comprobó que esa dirección sea suya.',
  },
  registroAprobado: {
    subject: 'Tu registro fue aprobado',
    title: 'Tu registro fue aprobado',
    paragraphs: [
      '{proveedor} aprobó tu registro. Elegí tu contraseña para ingresar y completar los datos de tu empresa.',
    ],
    action: 'Elegir mi contraseña',
    note: 'El enlace vale 72 horas y sirve una sola vez. Si venció, pedí uno nuevo desde «Olvidé mi contraseña».',
  },
  registroRechazado: {
    subject: 'Tu solicitud de registro no fue aprobada',
    title: 'Tu solicitud no fue aprobada',
    paragraphs: ['{proveedor} revisó tu solicitud y por ahora no la aprobó.'],
    note: 'Si podés corregirlo, registrate de nuevo. Si tenés dudas, respondé este email.',
  },
  invitacion: {
    subject: 'Te invitaron a llevar la documentación de {cuenta}',
    title: 'Te invitaron al portal',
    paragraphs: [
      'Vas a poder llevar la documentación de {cuenta} que recibe {proveedor}. Elegí tu contraseña para ingresar.',
    ],
    action: 'Elegir mi contraseña',
    note: 'El enlace vale 72 horas y sirve una sola vez. Si venció, pedile a quien te invitó que te mande otro. Si no esperabas esta invitación, ignorá este email.',
  },
  invitacionDeTransporte: {
    subject: '{proveedor} te invita a cargar los papeles de tu flota',
    title: 'Te invitaron al portal de transportistas',
    paragraphs: [
      '{proveedor} recibe en este portal los papeles de choferes, dominios y unidades de los transportes que trabajan con él. Registrate para cargar los tuyos y saber siempre qué falta y qué vence.',
    ],
    action: 'Registrarme',
    note: 'El enlace vale {dias} días y abre el formulario con estos datos. Si no esperabas esta invitación, ignorá este email: nadie se registra por vos.',
  },
  propuestaDeSumar: {
    subject: '¿{nombre} trabaja con {cuenta}?',
    title: '{nombre} pidió ingresar por {cuenta}',
    paragraphs: [
      '{cuenta} ya tiene una cuenta, así que {proveedor} no le abre otra: te pregunta si querés sumar a esta persona como colaboradora. Nada cambia hasta que respondas.',
    ],
    action: 'Ver y responder',
    note: 'Vas a ingresar con tu usuario antes de responder. Los datos son los que escribió esa persona: nadie los comprobó. Si no la conocés, respondé que no.',
  },
  enlaceDeOperador: {
    subject: 'Tu contraseña para la consola de {proveedor}',
    title: 'Elegí tu contraseña para la consola',
    paragraphs: ['{quien} te mandó este enlace para ingresar a la consola de {proveedor}.'],
    action: 'Elegir mi contraseña',
    note: 'El enlace vale 72 horas y sirve una sola vez. Si venció, pedile otro a quien te lo mandó. Si no lo esperabas, ignorá este email.',
  },
  claveOlvidada: {
    subject: 'Elegí otra contraseña para la consola de {proveedor}',
    title: 'Elegí otra contraseña',
    paragraphs: ['Pediste otra contraseña para ingresar a la consola de {proveedor}.'],
    action: 'Elegir mi contraseña',
    note: 'El enlace vale una hora y sirve una sola vez. Si no lo pediste, ignorá este email: tu contraseña sigue siendo la misma.',
  },
  ingresoPorEmpresa: {
    subject: 'A la consola de {proveedor} se entra con la cuenta de tu empresa',
    title: 'Entrá con la cuenta de tu empresa',
    paragraphs: [
      'Tu usuario en la consola de {proveedor} no usa una contraseña propia: se entra con la cuenta de tu empresa, la que tiene este mismo email.',
    ],
    action: 'Ir a la consola',
    note: 'Si no lo esperabas, ignorá este email.',
  },
  pruebaDeCorreo: {
    subject: 'Correo de prueba de {proveedor}',
    title: 'Los correos del portal salen',
    paragraphs: [
      'Si leés esto, el servidor de correo aceptó lo que manda el portal y llegó a esta casilla.',
      'Fijate también que no haya caído en correo no deseado: así lo verían los transportistas.',
    ],
  },
  cuentaHabilitada: {
    subject: 'Tu cuenta está habilitada',
    title: 'Tu cuenta está habilitada',
    paragraphs: ['{proveedor} cambió el estado de la cuenta de {cuenta}. Ya podés usar todo el portal.'],
    action: 'Ingresar al portal',
    note: 'Si tenés dudas, respondé este email.',
  },
  cuentaDeshabilitada: {
    subject: 'Tu cuenta fue deshabilitada',
    title: 'Tu cuenta fue deshabilitada',
    paragraphs: [
      '{proveedor} cambió el estado de la cuenta de {cuenta}. Sus usuarios ya no pueden ingresar al portal.',
    ],
    note: 'Si tenés dudas, respondé este email.',
  },
  tokenTermina: {
    subject: 'La llave de «{programa}» termina el {fecha}',
    title: 'La llave de «{programa}» termina el {fecha}',
    paragraphs: [
      'Desde el día siguiente ese programa no puede preguntar más. Hacé una llave nueva, ponela en el programa y quitá la vieja.',
    ],
    action: 'Ver mis programas',
  },
  solicitudHecha: {
    subject: 'Se hizo lo que pediste sobre los datos de {chofer}',
    title: 'Se hizo lo que pediste sobre los datos de {chofer}',
    paragraphs: ['{proveedor} respondió la solicitud. Lo que se hizo está abajo y en la página del chofer.'],
    action: 'Ver la solicitud',
  },
  solicitudRechazada: {
    subject: 'No se hizo lo que pediste sobre los datos de {chofer}',
    title: 'No se hizo lo que pediste sobre los datos de {chofer}',
    paragraphs: [
      '{proveedor} respondió la solicitud y dice abajo por qué no. Quien no está conforme puede reclamar ante la Agencia de Acceso a la Información Pública.',
    ],
    action: 'Ver la solicitud',
  },
  solicitudesAbiertas: {
    subject: 'Solicitudes sobre datos personales sin responder: {n}',
    title: 'Solicitudes sobre datos personales sin responder: {n}',
    paragraphs: ['Alguien pidió corregir o eliminar datos. Cada una tiene un último día para responder.'],
    action: 'Ver las solicitudes',
  },
  webhookSinRespuesta: {
    subject: '«{programa}» no responde: dejamos de avisarle',
    title: '«{programa}» no responde hace {dias} días',
    paragraphs: [
      'Apagamos ese webhook para no insistir. Nada se perdió: lo que no llegó sigue en la lista treinta días, y sale cuando lo vuelvas a encender.',
    ],
    action: 'Ver mis programas',
  },
  webhookDadoDeBaja: {
    subject: '«{programa}» dijo que ya no existe: dejamos de avisarle',
    title: '«{programa}» dijo que ya no existe',
    paragraphs: [
      'Su servidor contestó 410, que quiere decir que esa dirección no vuelve. Apagamos el webhook. Si fue un error, encendelo: lo que no llegó sigue ahí treinta días.',
    ],
    action: 'Ver mis programas',
  },
  cuentaSuspendida: {
    subject: 'Tu cuenta fue suspendida',
    title: 'Tu cuenta fue suspendida',
    paragraphs: [
      '{proveedor} cambió el estado de la cuenta de {cuenta}. Podés ingresar, mirar y presentar documentos, pero no agregar ni cambiar choferes, dominios o unidades.',
    ],
    action: 'Ingresar al portal',
    note: 'Si tenés dudas, respondé este email.',
  },
  recursoBloqueado: {
    subject: '{recurso} quedó bloqueado',
    title: '{recurso} quedó bloqueado',
    paragraphs: [
      '{proveedor} lo bloqueó: no puede trabajar, ni se pueden presentar sus documentos, hasta que lo desbloquee.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  recursoDesbloqueado: {
    subject: '{recurso} ya no está bloqueado',
    title: '{recurso} ya no está bloqueado',
    paragraphs: [
      '{proveedor} lo desbloqueó: vuelve a estar como antes, y sus documentos deciden si puede trabajar.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  recursoFueraDeOperacion: {
    subject: '{recurso} no va más a {operacion}',
    title: '{recurso} no va más a {operacion}',
    paragraphs: [
      '{proveedor} lo sacó de esa operación: no puede ir ahí, y se le deja de pedir lo que esa operación pide, hasta que lo vuelva a incluir. En lo demás no cambia nada.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  recursoVuelveAOperacion: {
    subject: '{recurso} vuelve a ir a {operacion}',
    title: '{recurso} vuelve a ir a {operacion}',
    paragraphs: [
      '{proveedor} lo volvió a incluir en esa operación: se le pide otra vez lo que la operación pide, y sus documentos deciden si puede ir.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  /** Of what is lifted in one operation alone: before all else. */
  soloEn: 'Solo en {operacion}',
  excepcionDada: {
    subject: '{documento} de {recurso}: exceptuado hasta el {hasta}',
    title: '{documento} de {recurso}: exceptuado hasta el {hasta}',
    paragraphs: [
      '{proveedor} exceptuó ese documento: hasta el {hasta}, ese día incluido, no le impide trabajar. El documento sigue haciendo falta: presentalo antes.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  excepcionTerminada: {
    subject: '{documento} de {recurso}: terminó la excepción',
    title: '{documento} de {recurso}: terminó la excepción',
    paragraphs: [
      '{proveedor} terminó la excepción que valía hasta el {hasta}: desde ahora ese documento vuelve a decidir si puede trabajar. Presentalo cuanto antes.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  codigoParaContrasena: {
    subject: 'Tu código para cambiar la contraseña',
    title: 'Tu código para cambiar la contraseña',
    paragraphs: [
      'Escribí este código en el portal, en el mismo navegador en el que lo pediste, junto con tu contraseña nueva:',
    ],
    note: 'Vale 10 minutos y sirve una sola vez. No lo compartas con nadie. Si no lo pediste, ignorá este email: tu contraseña sigue siendo la misma.',
  },
  contrasenaCambiada: {
    subject: 'Cambiaste tu contraseña',
    title: 'Tu contraseña cambió',
    paragraphs: ['La contraseña de tu usuario se cambió, y cerramos las demás sesiones abiertas.'],
    action: 'No fui yo: recuperar mi usuario',
    note: 'Si fuiste vos, no tenés que hacer nada.',
  },
  contrasenaDeOperador: {
    subject: 'Cambiaste tu contraseña',
    title: 'Tu contraseña cambió',
    paragraphs: ['La contraseña de tu usuario se cambió, y cerramos las demás sesiones abiertas.'],
    note: 'Si no fuiste vos, avisale ya a quien administra la consola.',
  },
  intentosDeIngreso: {
    subject: 'Alguien intenta ingresar con tu email',
    title: 'Alguien intenta ingresar con tu email',
    paragraphs: [
      'En los últimos minutos hubo más de diez intentos fallidos de ingresar con tu email desde navegadores que no usaste antes.',
      'Nadie entró, y vos podés seguir ingresando: no bloqueamos tu usuario por lo que prueben otros.',
    ],
    action: 'Ir a la página para ingresar',
    note: 'Si fuiste vos, no tenés que hacer nada. Si no, alcanza con que tu contraseña no la uses en otro lado; si dudás, cambiala.',
  },
  dosPasosActivada: {
    subject: 'Activaste la verificación en dos pasos',
    title: 'Verificación en dos pasos activada',
    paragraphs: [
      'De ahora en más, para entrar {donde} hace falta tu contraseña y el código de tu aplicación. Cerramos las demás sesiones abiertas.',
    ],
  },
  dosPasosQuitada: {
    subject: 'Tu usuario quedó sin verificación en dos pasos',
    title: 'Verificación en dos pasos quitada',
    paragraphs: [
      'Para entrar {donde} ahora alcanza con tu contraseña, y tu aplicación ya no sirve. Cerramos las demás sesiones abiertas.',
    ],
  },
  dosPasosCodigos: {
    subject: 'Tus códigos de recuperación cambiaron',
    title: 'Códigos de recuperación nuevos',
    paragraphs: ['Hay códigos de recuperación nuevos para tu usuario, y los de antes ya no sirven.'],
  },
  dosPasosUsado: {
    subject: 'Se usó uno de tus códigos de recuperación',
    title: 'Ingreso con un código de recuperación',
    paragraphs: [
      'Alguien entró {donde} con tu contraseña y uno de tus códigos de recuperación, que ya no vuelve a servir. Cuando te queden pocos, pedí otros desde «Verificación en dos pasos».',
    ],
  },
  /** What the four above say to a carrier's person, and to one of the provider's. */
  dosPasos: {
    portal: {
      donde: 'al portal',
      action: 'No fui yo: cambiar mi contraseña',
      note: 'Si fuiste vos, no tenés que hacer nada.',
    },
    consola: {
      donde: 'a la consola',
      note: 'Si no fuiste vos ni lo pediste, avisale ya a quien administra la consola.',
    },
  },
  documentoRechazado: {
    subject: 'Documento rechazado: {tipo} de {deQuien}',
    title: 'Hay un documento para volver a presentar',
    paragraphs: ['{proveedor} revisó este documento y no lo pudo aprobar.'],
    action: 'Volver a presentarlo',
  },
  rechazadoDe: { choferes: '{n} choferes', dominios: '{n} dominios', recursos: '{n} recursos' },
  avisoDeVencimientos: {
    subject: '{documentos} de {cuenta}: {resumen}',
    title: 'Tenés {cuantos} para renovar',
    paragraphs: ['Esto cambió en la documentación de {cuenta}: {resumen}.'],
    action: 'Ver los documentos',
    note: 'Te avisamos una sola vez de cada fecha. Lo que ya presentaste y está en revisión no aparece acá.',
  },
  vencimientos: {
    uno: { documentos: 'Documento', cuantos: 'un documento', vencidos: '1 vencido' },
    varios: { documentos: 'Documentos', cuantos: '{n} documentos', vencidos: '{n} vencidos' },
    porVencer: '{n} por vencer',
    vencio: 'Venció el {dia}',
    hoy: 'Vence hoy, {dia}',
    manana: 'Vence mañana, {dia}',
    enDias: 'Vence en {n} días, el {dia}',
    deRecurso: '{tipo} de {recurso}',
    deLaEmpresa: '{tipo} de la empresa',
    /** Of a paper that nobody but operaciones asks for. */
    loPide: { uno: '{papel} (lo pide {operaciones})', varios: '{papel} (lo piden {operaciones})' },
    unPedido: '1 pedido sin respuesta: {url}',
    pedidos: '{n} pedidos sin respuesta: {url}',
  },
  /** A change of the catalogue that rules already. */
  cambioQueRige: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} cambió lo que pide: desde hoy, {documento} {cambio}. Así está hoy ese documento:',
    ],
    action: 'Ver qué falta',
    note: 'Presentalo cuanto antes: cuando se apruebe, {luego}.',
  },
  cambioPorVenir: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} cambió lo que pide: desde el {dia}, {documento} {cambio}. Así está hoy ese documento:',
    ],
    action: 'Ver qué falta',
    note: 'Ya lo podés presentar: si ese día está aprobado, {luego}.',
  },
  falta: { uno: 'Falta 1 día', varios: 'Faltan {n} días' },
  dejan: {
    hoy: {
      transporte: 'la empresa deja de estar habilitada hoy',
      chofer: '1 chofer deja de estar habilitado hoy',
      choferes: '{n} choferes dejan de estar habilitados hoy',
      dominio: '1 dominio deja de estar habilitado hoy',
      dominios: '{n} dominios dejan de estar habilitados hoy',
    },
    otroDia: {
      transporte: 'la empresa dejaría de estar habilitada el {dia}',
      chofer: '1 chofer dejaría de estar habilitado el {dia}',
      choferes: '{n} choferes dejarían de estar habilitados el {dia}',
      dominio: '1 dominio dejaría de estar habilitado el {dia}',
      dominios: '{n} dominios dejarían de estar habilitados el {dia}',
    },
  },
  vuelven: {
    transporte: 'vuelve a estar habilitada',
    chofer: 'vuelve a estar habilitado',
    choferes: 'vuelven a estar habilitados',
    dominio: 'vuelve a estar habilitado',
    dominios: 'vuelven a estar habilitados',
  },
  siguen: {
    transporte: 'sigue habilitada',
    chofer: 'sigue habilitado',
    choferes: 'siguen habilitados',
    dominio: 'sigue habilitado',
    dominios: 'siguen habilitados',
  },
  cambio: {
    obligatorioYCritico: 'es obligatorio y crítico',
    obligatorio: 'es obligatorio',
    critico: 'es crítico',
    desde: 'se pide desde el {dia}',
    aOtros: 'se pide también a otros',
    deOtraManera: 'se pide de otra manera',
  },
  entroIgual: {
    subject: '{quienes}: entró igual por {puerta}',
    title: '{quienes}: entró igual por {puerta}',
    paragraphs: [
      'El {cuando}, en {puerta} ({sede}), dejaron entrar a {quienes} aunque la portería decía que no.',
      'Lo autorizó {autoriza}: «{motivo}». Lo que se leía en la puerta: {porque}.',
    ],
    action: 'Ver el paso',
  },
  /** An operacion that asks for more. `cuando`: today, or a day to come. */
  controlesQueFaltan: {
    subject: 'Controles de {mes}: faltan papeles',
    title: 'Controles de {mes}: faltan papeles',
    paragraphs: ['{proveedor} controla mes a mes los papeles de cada chofer. De {mes} todavía faltan {n}:'],
    action: 'Ver qué falta',
    note: 'Lo que llegue antes de que se cierre el mes cuenta en término; después, como tardío. Si alguno no corresponde, decilo ahí mismo.',
  },
  cambioDeOperacion: {
    subject: '{operacion} pide más: {quienes} sin poder ir desde {cuando}',
    title: '{operacion} pide más: {quienes} sin poder ir desde {cuando}',
    paragraphs: [
      '{proveedor} cambió lo que pide {operacion}: desde {cuando} ahí hace falta {papeles}. Por eso no pueden ir:',
    ],
    action: 'Ver qué falta',
    note: 'Vale para {operacion}: en lo demás todo sigue como estaba. Presentalo ya: cuando se apruebe, pueden ir.',
  },
  desdeCuando: { hoy: 'hoy', otroDia: 'el {dia}', deUno: '{nombre} · desde {cuando}' },
  recursos: {
    transporte: { uno: 'Transporte', enFrase: 'la empresa', varios: 'la empresa' },
    chofer: { uno: 'Chofer', enFrase: 'chofer', varios: 'choferes' },
    dominio: { uno: 'Dominio', enFrase: 'dominio', varios: 'dominios' },
  },
  cambioRetirado: {
    subject: '{documento}: el cambio del {desde} no va a regir',
    title: 'Un cambio que te avisamos no va a regir',
    paragraphs: [
      '{proveedor} retiró el cambio que iba a regir desde el {desde}: {documento} se sigue pidiendo como hasta ahora.',
    ],
    action: 'Ver cómo está',
    note: 'Si tenés dudas, respondé este email.',
  },
  estado: {
    pendiente: 'Pendiente',
    'en revision': 'En revisión',
    activo: 'Activo',
    rechazado: 'Rechazado',
    vencido: 'Vencido',
    bloqueado: 'Bloqueado',
  },
  rotulo: {
    contacto: 'Contacto',
    identificacion: 'Identificación',
    email: 'Email',
    celular: 'Celular',
    nombre: 'Nombre',
    transporte: 'Transporte',
    cuit: 'CUIT',
    mensaje: 'Mensaje',
    motivo: 'Motivo',
    responderHasta: 'Podés responder hasta el',
    venceEl: 'Responder hasta el',
    loMando: 'Lo mandó',
    cuando: 'Cuándo',
    usuario: 'Usuario',
    documento: 'Documento',
    correspondeA: 'Corresponde a',
  },
  saludo: 'Hola, {firstname}:',
  y: 'y',
  primeros: 'Estos son los primeros {n}; los demás están en el portal.',
  siElBoton: 'Si el botón no funciona, copiá esta dirección: {url}',
  /** True of a company, and of «Portal», which signs where nobody wrote the provider's name. */
  pie: 'Este email es de {proveedor}, sobre la documentación de sus transportistas.',
} as const

/** Another language says what Spanish does, in as many paragraphs. */
type Dichas<T> = T extends string ? string : { readonly [K in keyof T]: Dichas<T[K]> }
export type Cartas = Dichas<typeof es>
