/** What the two landing pages say: the same words, in two compositions. */
export const portada = {
  menu: 'Menü',
  secciones: 'Abschnitte',
  alContenido: 'Zum Inhalt',
  ingresar: 'Einloggen',
  registrate: 'Registrieren',
  anclas: {
    feature: 'Was es tut',
    showcase: 'Ansichten',
    testimonials: 'Ein Tag',
    tech: 'Technik',
    pricing: 'Preis',
    contact: 'Kontakt',
  },
  titulo: ['Kein Lkw bleibt stehen', 'wegen eines Papiers'],
  texto:
    'Die Papiere deiner Firma, deiner Fahrer und deiner Fahrzeuge an einem Ort. Portal meldet sich, bevor etwas abläuft, und sagt dir, was morgen fahren darf.',
  registraTuTransporte: 'Firma registrieren',
  verPantallas: 'Ansichten zeigen',
  escena: {
    convoy: 'Zugmaschine und Auflieger, mit aktuellen Papieren',
    bitren: 'B-Double mit einem Anhänger, der nicht fahren darf',
    papeles: ['VTV', 'Haftpflicht', 'RUTA', 'Tachograf', 'Zulassung'],
    plazos: ['In 294 Tagen', 'In 41 Tagen', 'In 6 Tagen', 'In 170 Tagen', 'Unbefristet'],
    puedeSalir: 'Darf fahren bis zum 27.11.',
    vencio: 'VTV abgelaufen',
  },
  camino: {
    titulo: 'Der Weg jedes Papiers',
    texto:
      'Eine Police, ein Führerschein oder ein F. 931 durchläuft immer dieselben fünf Stationen, und alle sehen, an welcher es gerade ist.',
    paradas: [
      [
        'Tag 0',
        'Fehlt',
        'Es wird verlangt',
        'Nur was dieser Fahrer oder dieses Fahrzeug braucht, je nach Art und Ladung.',
      ],
      [
        'Tag 1',
        'In Prüfung',
        'Du reichst es ein',
        'Du ziehst das PDF hinein oder machst im Fahrerhaus ein Foto.',
      ],
      [
        'Tag 2',
        'Gültig',
        'Der Auftraggeber genehmigt es',
        'Oder er sagt dir, was zu korrigieren ist, mit dem Grund gut sichtbar.',
      ],
      [
        'Tag 335',
        'Läuft in 30 Tagen ab',
        'Portal meldet sich',
        '30, 15, 7 und 1 Tag vorher, per E-Mail und auf dem Start.',
      ],
      ['Tag 360', 'Gültig', 'Du erneuerst es', 'Das vorherige bleibt für immer im Verlauf.'],
    ],
  },
  ventajas: [
    [
      'Darf sie am Montag fahren?',
      'Du wählst die Einheit und den Tag. Die Antwort ist ein Satz, und daneben steht, was zu regeln ist.',
    ],
    [
      'Alles Fehlende in einem Zug',
      'Was einem Fahrer oder Fahrzeug fehlt, reichst du am Stück ein: „3 von 9“, ohne die Stelle zu verlieren.',
    ],
    [
      'Womit du es ersetzt',
      'Wenn ein Teil nicht freigegeben ist, schlägt Portal den kürzesten Wechsel vor, mit dem, was bei dir frei ist.',
    ],
  ],
  pantallas: {
    titulo: 'In zwei Sekunden verstanden',
    texto: 'Vier der meistgenutzten Ansichten. Es gibt einen dunklen Modus, und alle passen auf ein Handy.',
    fotos: {
      inicio: [
        'Start',
        'Für heute.',
        'Was sich erledigen lässt, das Dringendste zuerst, nur einen Klick entfernt.',
      ],
      veredicto: ['Ein Fahrzeug, auf dem Handy', 'Das Ergebnis.', 'Ob es fahren darf und was es aufhält.'],
      dominios: ['Fahrzeuge', 'Der Fuhrpark.', 'Jedes Kennzeichen mit seinem Status und dem Grund daneben.'],
      revision: ['Konsole · Prüfung', 'Die Prüfung.', 'Der Auftraggeber sieht das Blatt neben den Angaben.'],
    },
    foto: (nombre: string) => `Bild der Ansicht ${nombre}`,
  },
  dia: {
    titulo: 'Ein Arbeitstag',
    texto: 'Keine Kundenstimmen: Das sind die drei Momente, für die es gemacht ist.',
    horas: [
      [
        '05:40',
        'Auf dem Hof',
        'Fährt er oder nicht?',
        'Der Disponent schaut aufs Handy. Einheit 4 darf nicht laden: Die Versicherung der Zugmaschine ist nicht bezahlt. Eine andere Zugmaschine ist frei und freigegeben.',
        'Es fährt ZX 104 LM',
      ],
      [
        '10:15',
        'Im Büro der Transportfirma',
        'Ein Fahrer fängt an',
        'Ihm fehlen neun Papiere. Sie werden am Stück eingereicht, eins nach dem anderen, und alle neun sind dann in Prüfung.',
        '9 von 9 in Prüfung',
      ],
      [
        '16:30',
        'Im Büro des Auftraggebers',
        'Dreiunddreißig Papiere',
        'Geprüft wird mit drei Tasten, vom ältesten zum neuesten. Die Angaben und die Akte stehen neben dem Blatt.',
        '33 entschieden',
      ],
    ],
  },
  adentro: {
    titulo: 'Unter der Haube',
    texto:
      'Ein Programm, ein Befehl. Es bringt seine eigene Datenbank mit, und die Papiere deiner Fahrer bleiben auf deinem Server.',
    comando: 'npm start',
    datos: [
      ['Was es braucht', 'Node 20.19 oder neuer. Mehr nicht für den Anfang.'],
      ['Datenbank', 'PostgreSQL, schon dabei; oder deine eigene, ab Version 15.'],
      ['Dateien', 'Auf der Festplatte oder in einem S3-kompatiblen Speicher. Nie wird etwas überschrieben.'],
      ['Sicherheit', 'Passwörter mit argon2id, Sitzungen, die ablaufen, ein Protokoll jeder Handlung.'],
      ['Barrierefrei', 'WCAG 2.2 AA: Tastatur, Screenreader, Handy mit 360 px.'],
      ['Anbindung', 'Eine dokumentierte Schnittstelle für deine App oder dein System.'],
    ],
  },
  precio: {
    precio: 'Preis',
    cifra: '$ 0',
    por: 'pro Monat, pro Fahrer und pro Lkw',
    titulo: 'Kostenlos, auf deinem Server',
    texto: 'Es ist freie Software unter der MIT-Lizenz. Ohne abgespeckte Version und ohne Mengengrenze.',
    incluye: [
      'Fahrer, Fahrzeuge, Einheiten und Benutzer ohne Obergrenze',
      'Das Portal der Transportfirma und die Konsole des Auftraggebers',
      'Sicherung und Wiederherstellung mit einem Befehl',
      'Deine Daten nimmst du mit, wann du willst',
    ],
    ponesTitulo: 'Was du beisteuerst',
    pones: 'Einen kleinen Server, einen Domainnamen und ein E-Mail-Konto für die Benachrichtigungen.',
    preguntanos: 'Frag uns',
  },
  cerrado: {
    titulo: 'Sollst du es nutzen?',
    texto:
      'Registriere deine Transportfirma: Die Verwaltung dieses Portals prüft den Antrag und antwortet dir per E-Mail.',
  },
  pie: 'Freie Software, MIT-Lizenz',
  alPie: 'Fußzeile',
}
