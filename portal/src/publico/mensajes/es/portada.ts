/** What the two landing pages say: the same words, in two compositions. */
export const portada = {
  menu: 'Menú',
  secciones: 'Secciones',
  alContenido: 'Ir al contenido',
  ingresar: 'Ingresar',
  registrate: 'Registrate',
  anclas: {
    feature: 'Qué hace',
    showcase: 'Pantallas',
    testimonials: 'Un día',
    tech: 'Por dentro',
    pricing: 'Precio',
    contact: 'Contacto',
  },
  titulo: ['Que ningún camión', 'se quede por un papel'],
  texto:
    'Los papeles de tu empresa, tus choferes y tus vehículos en un solo lugar. Portal te avisa antes de que algo venza y te dice qué puede salir mañana.',
  registraTuTransporte: 'Registrá tu transporte',
  verPantallas: 'Ver las pantallas',
  escena: {
    convoy: 'Tractor y semirremolque, con sus papeles al día',
    bitren: 'Bitrén con un arrastre que no puede salir',
    papeles: ['VTV', 'Póliza RC', 'RUTA', 'Tacógrafo', 'Cédula'],
    plazos: ['En 294 días', 'En 41 días', 'En 6 días', 'En 170 días', 'No vence'],
    puedeSalir: 'Puede salir hasta el 27/11',
    vencio: 'La VTV venció',
  },
  camino: {
    titulo: 'El camino de cada papel',
    texto:
      'Una póliza, una licencia o un F. 931 recorren siempre las mismas cinco paradas, y todos ven en cuál están.',
    paradas: [
      ['día 0', 'Falta', 'Te lo pide', 'Solo lo que ese recurso necesita, según lo que es y lo que lleva.'],
      ['día 1', 'En revisión', 'Lo presentás', 'Arrastrás el PDF o le sacás una foto desde la cabina.'],
      ['día 2', 'Activo', 'El proveedor lo aprueba', 'O te dice qué corregir, con el motivo a la vista.'],
      ['día 335', 'Vence en 30 días', 'Te avisa', 'A los 30, 15, 7 y 1 días, por email y en el inicio.'],
      ['día 360', 'Activo', 'Lo renovás', 'El anterior queda en el historial para siempre.'],
    ],
  },
  ventajas: [
    [
      '¿Puede salir el lunes?',
      'Elegís la unidad y el día. La respuesta es una oración, con lo que hay que arreglar al lado.',
    ],
    [
      'Todo lo que falta, de una sentada',
      'Lo que le falta a un chofer o a un vehículo se presenta de corrido: «3 de 9», sin perder el lugar.',
    ],
    [
      'Con qué reemplazarlo',
      'Si una parte no está habilitada, propone el cambio más corto con lo que tenés libre.',
    ],
  ],
  pantallas: {
    titulo: 'Se entiende en dos segundos',
    texto: 'Cuatro pantallas de las que más se usan. Hay un modo oscuro y todas entran en un celular.',
    fotos: {
      inicio: [
        'Inicio',
        'Para hoy.',
        'Lo que se puede resolver, lo más urgente primero, a un toque de resolverse.',
      ],
      veredicto: ['Un dominio, en el celular', 'El veredicto.', 'Si puede salir, y qué lo frena.'],
      dominios: ['Dominios', 'La flota.', 'Cada patente con su estado y el motivo al lado.'],
      revision: ['Consola · Revisión', 'La revisión.', 'El proveedor ve la hoja junto a lo declarado.'],
    },
    foto: (nombre: string) => `Foto de la pantalla ${nombre}`,
  },
  dia: {
    titulo: 'Un día de trabajo',
    texto: 'Sin testimonios de nadie: estos son los tres momentos para los que se hizo.',
    horas: [
      [
        '05:40',
        'En el playón',
        '¿Sale o no sale?',
        'El encargado mira el celular. La unidad 4 no puede cargar: falta el pago del seguro del tractor. Hay otro tractor libre y habilitado.',
        'Sale con ZX 104 LM',
      ],
      [
        '10:15',
        'En la oficina del transporte',
        'Empieza un chofer',
        'Le faltan nueve papeles. Se presentan de corrido, uno tras otro, y los nueve quedan en revisión.',
        '9 de 9 en revisión',
      ],
      [
        '16:30',
        'En la oficina del proveedor',
        'Treinta y tres papeles',
        'Se revisan con tres teclas, del más antiguo al más nuevo. Lo declarado y la ficha están al lado de la hoja.',
        '33 decididos',
      ],
    ],
  },
  adentro: {
    titulo: 'Por dentro',
    texto:
      'Un programa, un comando. Trae su propia base de datos, y los papeles de tus choferes quedan en tu servidor.',
    comando: 'npm start',
    datos: [
      ['Qué necesita', 'Node 20.19 o más nuevo. Nada más para empezar.'],
      ['Base de datos', 'PostgreSQL, incluido; o el tuyo, desde la versión 15.'],
      ['Archivos', 'En disco o en un depósito compatible con S3. Nunca se pisan.'],
      ['Seguridad', 'Contraseñas con argon2id, sesiones que vencen, auditoría de cada acto.'],
      ['Accesible', 'WCAG 2.2 AA: teclado, lector de pantalla, celular de 360 px.'],
      ['Integrable', 'Una interfaz documentada para tu app o tu sistema.'],
    ],
  },
  precio: {
    precio: 'Precio',
    cifra: '$ 0',
    por: 'por mes, por chofer y por camión',
    titulo: 'Gratis, en tu servidor',
    texto: 'Es software libre, con licencia MIT. Sin versión recortada y sin límite de recursos.',
    incluye: [
      'Choferes, dominios, unidades y usuarios sin tope',
      'El portal del transporte y la consola del proveedor',
      'Respaldo y restauración con un comando',
      'Tus datos se van con vos cuando quieras',
    ],
    ponesTitulo: 'Lo que ponés vos',
    pones: 'Un servidor chico, un nombre de dominio y una cuenta de correo para los avisos.',
    preguntanos: 'Preguntanos',
  },
  cerrado: {
    titulo: '¿Te pidieron usarlo?',
    texto:
      'Registrá tu transporte, y quien administra este portal evalúa la solicitud y te responde por email.',
  },
  pie: 'Software libre, licencia MIT',
  alPie: 'Al pie',
}
