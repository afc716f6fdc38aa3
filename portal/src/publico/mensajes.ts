/** Every sentence of the pages before sign-in, by the page and the place where it stands. */
export const mensajes = {
  marca: 'Portal',
  titulos: {
    index: 'Portal',
    login: 'Ingresar · Portal',
    registrese: 'Registrate · Portal',
    registroExitoso: 'Gracias por registrarte · Portal',
    resetPassword: 'Recuperar la contraseña · Portal',
    resetPasswordCode: 'Elegí tu contraseña · Portal',
    notFound: 'Página no encontrada · Portal',
  },
  descripciones: {
    index: 'La documentación de tu empresa, tus choferes y tus vehículos, siempre al día.',
    login: 'Ingresá para ver y presentar la documentación de tu transporte.',
    registrese: 'Pedí acceso para presentar la documentación de tu transporte.',
    registroExitoso: 'Recibimos tu solicitud de registro.',
    resetPassword: 'Pedí un código para elegir una contraseña nueva.',
    resetPasswordCode: 'Elegí la contraseña con la que vas a ingresar.',
    notFound: 'La dirección no existe o cambió de lugar.',
  },
  volver: 'Volver',
  aceptar: 'Aceptar',
  cancelar: 'Cancelar',
  cerrar: 'Cerrar',
  cargando: 'Cargando…',
  reintentar: 'Reintentar',
  sinConexion: 'No pudimos comunicarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
  inesperado: 'No pudimos completar el pedido. Probá de nuevo en unos minutos.',
  emailInvalido: 'Email inválido',

  bienvenida: {
    titulo: 'Todos tus papeles, en regla y a mano',
    texto:
      'Esta plataforma reúne en un solo lugar la documentación de tu empresa y de tus choferes, las verificaciones y las fechas de vencimiento.',
  },

  login: {
    titulo: 'Ingresar',
    bajada: 'Usá el email con el que te registraste.',
    email: 'Email',
    password: 'Contraseña',
    recordar: 'Recordar mi email',
    olvide: 'Olvidé mi contraseña',
    continuar: 'Continuar',
    sinCuenta: '¿Todavía no tenés cuenta?',
    registrate: 'Registrate',
    demasiados: 'Demasiados intentos. Probá de nuevo en unos minutos.',
  },

  contrasena: {
    mostrar: 'Mostrar la contraseña',
    ocultar: 'Ocultar la contraseña',
    mayusculas: 'Tenés activadas las mayúsculas.',
    fortaleza: 'Fortaleza de la contraseña',
    niveles: ['Muy débil', 'Débil', 'Aceptable', 'Buena', 'Muy buena'],
  },

  lista: {
    opciones: (campo: string) => `Opciones de ${campo}`,
    abrir: (campo: string) => `Abrir la lista de ${campo}`,
    sinResultados: 'No hay resultados',
    resultados: (cantidad: number) => (cantidad === 1 ? '1 resultado' : `${cantidad} resultados`),
  },

  registro: {
    titulo: 'Registrate',
    bajada: 'Todos los campos son obligatorios.',
    pasos: {
      titulo: 'Así sigue',
      lista: [
        ['Completás el formulario', 'Con los datos de la persona que va a usar el portal.'],
        ['Evaluamos la información', 'Un administrador revisa la solicitud y la aprueba.'],
        ['Te avisamos por email', 'Con un enlace para elegir tu contraseña e ingresar.'],
      ],
    },
    persona: 'Tus datos',
    firstname: 'Nombre',
    lastname: 'Apellido',
    tipoDocumento: 'Tipo de documento',
    documento: { CUIT: 'Número de CUIT', CUIL: 'Número de CUIL', Extranjero: 'Número de documento' },
    documentoAyuda: 'Son 11 dígitos, con o sin guiones.',
    contacto: 'Contacto',
    email: 'Email',
    emailAyuda: 'Con este email vas a ingresar.',
    codigoArea: 'Código de área',
    numero: 'Teléfono móvil',
    numeroAyuda: { argentina: 'Sin 0 ni 15. Ej: 1154445566', otro: 'Con el código de tu ciudad.' },
    domicilio: 'Domicilio',
    calle: 'Calle y número',
    pais: 'País',
    provincia: 'Provincia',
    ciudad: 'Ciudad',
    otraLocalidad: 'Otra localidad',
    nombreLocalidad: 'Nombre de la localidad',
    elegirDeLaLista: 'Elegir de la lista',
    sinLugares: 'No pudimos traer la lista de lugares.',
    terminos: 'Acepto los términos y condiciones',
    terminosFalta: 'Tenés que aceptar los términos y condiciones',
    terminosVer: 'Leer los términos y condiciones',
    terminosLista: [
      'Con el registro pedís usar este portal en nombre de la empresa o persona que indicás, y declarás que los datos son verdaderos.',
      'El proveedor que administra el portal usa tus datos para evaluar la solicitud, comunicarse con vos y revisar la documentación que presentes.',
      'Tus datos y documentos los ven solamente los usuarios de tu cuenta y las personas autorizadas del proveedor.',
      'Tu contraseña es personal. Podés pedir que se corrijan o se den de baja tus datos cuando quieras.',
    ],
    cancelar: 'Cancelar',
    guardar: 'Guardar',
    revisar: 'Revisá los campos marcados.',
  },

  registroExitoso: {
    titulo: 'Gracias por registrarte',
    texto:
      'Un administrador va a evaluar la información que enviaste. Cuando tu registro esté aprobado te vamos a mandar un email con los pasos para ingresar.',
    consejo: 'Si no lo encontrás, mirá en la carpeta de correo no deseado.',
    irAlInicio: 'Ir al inicio',
  },

  recuperar: {
    titulo: 'Recuperar la contraseña',
    bajada: 'Escribí tu email y te mandamos un código para elegir una contraseña nueva.',
    email: 'Email',
    enviar: 'Enviar',
  },

  cambiar: {
    titulo: 'Elegí tu contraseña',
    enviado: 'Email enviado',
    bajadaEnviado: (email: string) =>
      `Si ${email} es de un usuario, te va a llegar un código que vale 10 minutos.`,
    bajada: 'Escribí el código que te mandamos por email y tu contraseña nueva.',
    bajadaEnlace: 'Con esta contraseña vas a ingresar al portal.',
    email: 'Email',
    codigo: 'Código de verificación',
    codigoAyuda: 'Tres letras o números, un guion y tres más.',
    password: 'Contraseña nueva',
    passwordAyuda: 'Al menos 10 caracteres.',
    passwordConfirm: 'Repetir contraseña',
    noCoinciden: 'Las contraseñas no coinciden',
    cambiar: 'Cambiar',
    enlaceVencido: 'El enlace venció o ya se usó.',
    pedirOtro: 'Pedir un código',
    listo: { titulo: 'Cambio de Contraseña', texto: 'La contraseña se ha generado exitosamente.' },
  },

  noEncontrada: {
    codigo: '404',
    titulo: 'Oops, Page Not Found :(',
    texto: 'La dirección no existe o cambió de lugar. Revisá que esté bien escrita, o volvé al inicio.',
    ir: 'Go To Dashboard',
  },

  inicio: {
    titulo: 'La documentación de tu transporte, siempre al día',
    texto:
      'Cargá los papeles de tu empresa, tus choferes y tus vehículos. El proveedor los revisa, y vos ves en todo momento qué está aprobado, qué falta y qué está por vencer.',
    ingresar: 'Ingresar',
    registrate: 'Registrate',
    partes: [
      {
        titulo: 'Lo que falta, a la vista',
        texto:
          'Cada chofer y cada vehículo tiene su lista de documentos exigidos. Los pendientes aparecen antes de que alguien los reclame.',
      },
      {
        titulo: 'Vencimientos sin sorpresas',
        texto:
          'El portal calcula las fechas y te muestra las próximas semanas, para renovar a tiempo y no frenar un viaje.',
      },
      {
        titulo: 'Respuestas claras',
        texto:
          'Si un documento se rechaza, ves el motivo y lo volvés a presentar en el momento. El historial guarda cada paso.',
      },
    ],
    pasosTitulo: 'Cómo se empieza',
    pasos: [
      ['Registrate', 'Con tu CUIT, CUIL o documento extranjero.'],
      ['Esperá la aprobación', 'Un administrador evalúa tus datos y te avisa por email.'],
      ['Cargá tus choferes', 'El portal arma la lista de documentos de cada uno.'],
      ['Presentá los papeles', 'Un PDF o una foto desde el celular alcanza.'],
    ],
    estadosTitulo: 'Cada documento dice cómo está',
    estados: {
      pendiente: ['Pendiente', 'Se exige y todavía no se presentó.'],
      enRevision: ['En revisión', 'Espera la decisión del proveedor.'],
      activo: ['Activo', 'Está aprobado y dentro de su fecha.'],
      rechazado: ['Rechazado', 'Lleva el motivo, para corregirlo.'],
      vencido: ['Vencido', 'Pasó su fecha y hay que renovarlo.'],
      bloqueado: ['Bloqueado', 'El proveedor lo frenó, y dice por qué.'],
    },
    pie: 'Portal de documentación para empresas de transporte.',
  },
} as const
