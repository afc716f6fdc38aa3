/** What the two landing pages say: the same words, in two compositions. */
export const portada = {
  menu: 'Menu',
  secciones: 'Sections',
  alContenido: 'Skip to content',
  ingresar: 'Sign in',
  registrate: 'Sign up',
  anclas: {
    feature: 'What it does',
    showcase: 'Screens',
    testimonials: 'A day',
    tech: 'Inside',
    pricing: 'Price',
    contact: 'Contact',
  },
  titulo: ['No truck held up', 'over paperwork'],
  texto:
    'The papers of your company, your drivers and your vehicles in one place. Portal warns you before anything expires and tells you what can go out tomorrow.',
  registraTuTransporte: 'Register as a carrier',
  verPantallas: 'See the screens',
  escena: {
    convoy: 'Tractor and semi-trailer, with their papers up to date',
    bitren: 'B-double with a trailer that can’t go out',
    papeles: ['VTV', 'RC policy', 'RUTA', 'Tachograph', 'Cédula'],
    plazos: ['In 294 days', 'In 41 days', 'In 6 days', 'In 170 days', 'No expiry'],
    puedeSalir: 'Can go out until 27/11',
    vencio: 'The VTV expired',
  },
  camino: {
    titulo: 'The road of each paper',
    texto:
      'A policy, a licence or an F. 931 always makes the same five stops, and everyone sees which one it’s at.',
    paradas: [
      ['day 0', 'Missing', 'You’re asked', 'Only what that resource needs, by what it is and carries.'],
      ['day 1', 'In review', 'You submit it', 'You drag in the PDF or take a photo of it from the cab.'],
      ['day 2', 'Active', 'The provider approves it', 'Or tells you what to fix, with the reason in view.'],
      ['day 335', 'Expires in 30 days', 'It warns you', '30, 15, 7 and 1 days before, by email and on Home.'],
      ['day 360', 'Active', 'You renew it', 'The earlier one stays in the history for good.'],
    ],
  },
  ventajas: [
    [
      'Can it go out on Monday?',
      'You choose the unit and the day. The answer is one sentence, with what has to be fixed beside it.',
    ],
    [
      'Everything missing, in one sitting',
      'What a driver or a vehicle is missing is submitted in one go: “3 of 9”, without losing your place.',
    ],
    [
      'What to swap it for',
      'If a part isn’t cleared, it proposes the shortest change with what you have free.',
    ],
  ],
  pantallas: {
    titulo: 'Understood in two seconds',
    texto: 'Four of the most used screens. There is a dark mode, and all of them fit on a phone.',
    fotos: {
      inicio: [
        'Home',
        'For today.',
        'What can be solved, most urgent first, one tap away from being solved.',
      ],
      veredicto: ['A vehicle, on the phone', 'The verdict.', 'Whether it can go out, and what stops it.'],
      dominios: ['Vehicles', 'The fleet.', 'Each plate with its status and the reason beside it.'],
      revision: ['Console · Review', 'The review.', 'The provider sees the sheet next to what was declared.'],
    },
    foto: (nombre: string) => `Picture of the screen ${nombre}`,
  },
  dia: {
    titulo: 'A day’s work',
    texto: 'No testimonials from anyone: these are the three moments it was made for.',
    horas: [
      [
        '05:40',
        'In the yard',
        'Does it go out or not?',
        'The supervisor looks at the phone. Unit 4 can’t load: the tractor’s insurance payment is missing. Another tractor is free and cleared.',
        'It goes out with ZX 104 LM',
      ],
      [
        '10:15',
        'At the carrier’s office',
        'A driver starts',
        'Nine papers are missing. They’re submitted in one go, one after another, and all nine are in review.',
        '9 of 9 in review',
      ],
      [
        '16:30',
        'At the provider’s office',
        'Thirty-three papers',
        'They’re reviewed with three keys, from oldest to newest. What was declared and the record are next to the sheet.',
        '33 decided',
      ],
    ],
  },
  adentro: {
    titulo: 'Inside',
    texto:
      'One program, one command. It brings its own database, and your drivers’ papers stay on your server.',
    comando: 'npm start',
    datos: [
      ['What it needs', 'Node 20.19 or newer. Nothing else to start.'],
      ['Database', 'PostgreSQL, included; or your own, from version 15.'],
      ['Files', 'On disk or in an S3-compatible store. Never overwritten.'],
      ['Security', 'Passwords with argon2id, sessions that expire, an audit of every act.'],
      ['Accessible', 'WCAG 2.2 AA: keyboard, screen reader, 360 px phone.'],
      ['Open to others', 'A documented interface for your app or your system.'],
    ],
  },
  precio: {
    precio: 'Price',
    cifra: '$0',
    por: 'per month, per driver and per truck',
    titulo: 'Free, on your server',
    texto: 'It’s free software, under the MIT licence. No cut-down version and no limit on resources.',
    incluye: [
      'Drivers, vehicles, units and users without a cap',
      'The carrier’s portal and the provider’s console',
      'Backup and restore with one command',
      'Your data leaves with you whenever you like',
    ],
    ponesTitulo: 'What you bring',
    pones: 'A small server, a domain name and an email account for the notices.',
    preguntanos: 'Ask us',
  },
  cerrado: {
    titulo: 'Were you asked to use it?',
    texto:
      'Register as a carrier, and whoever runs this portal assesses the request and answers you by email.',
  },
  pie: 'Free software, MIT licence',
  alPie: 'Footer',
}
