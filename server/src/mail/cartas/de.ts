import type { Cartas } from './es.ts'

export const de: Cartas = {
  registroRecibido: {
    subject: 'Wir haben deinen Antrag auf Registrierung erhalten',
    title: 'Wir haben deinen Antrag erhalten',
    paragraphs: [
      '{proveedor} prüft die Angaben, die du geschickt hast. Sobald es eine Entscheidung gibt, schreiben wir dir an diese E-Mail-Adresse.',
      'Bestätige, dass diese E-Mail-Adresse dir gehört: Das ist alles, was von dir noch fehlt.',
    ],
    action: 'Meine E-Mail bestätigen',
    note: 'Der Link gilt 72 Stunden und nur einmal. Wenn du das nicht warst, antworte auf diese E-Mail, und wir löschen den Antrag.',
  },
  registroNuevo: {
    subject: 'Neuer Antrag zu prüfen: {contacto}',
    title: 'Es gibt einen neuen Antrag zu prüfen',
    paragraphs: ['{contacto} möchte Zugang zum Portal und wartet auf deine Entscheidung.'],
    action: 'Antrag prüfen',
  },
  consulta: {
    subject: 'Anfrage aus dem Portal: {nombre}',
    title: '{nombre} hat dir aus dem Portal geschrieben',
    paragraphs: [],
    note: 'Wenn du auf diese E-Mail antwortest, geht die Antwort an {email}. Ob diese Adresse wirklich dazugehört, hat niemand geprüft.',
  },
  registroAprobado: {
    subject: 'Deine Registrierung wurde genehmigt',
    title: 'Deine Registrierung wurde genehmigt',
    paragraphs: [
      '{proveedor} hat deine Registrierung genehmigt. Wähle dein Passwort, um dich einzuloggen und die Daten deiner Firma zu ergänzen.',
    ],
    action: 'Mein Passwort wählen',
    note: 'Der Link gilt 72 Stunden und nur einmal. Ist er abgelaufen, fordere unter „Passwort vergessen“ einen neuen an.',
  },
  registroRechazado: {
    subject: 'Dein Antrag auf Registrierung wurde nicht genehmigt',
    title: 'Dein Antrag wurde nicht genehmigt',
    paragraphs: ['{proveedor} hat deinen Antrag geprüft und ihn vorerst nicht genehmigt.'],
    note: 'Wenn du das korrigieren kannst, registriere dich noch einmal. Bei Fragen antworte auf diese E-Mail.',
  },
  invitacion: {
    subject: 'Du bist eingeladen, die Dokumente von {cuenta} zu betreuen',
    title: 'Du bist zum Portal eingeladen',
    paragraphs: [
      'Du kannst die Dokumente von {cuenta} betreuen, die {proveedor} erhält. Wähle dein Passwort, um dich einzuloggen.',
    ],
    action: 'Mein Passwort wählen',
    note: 'Der Link gilt 72 Stunden und nur einmal. Ist er abgelaufen, lass dir von der Person, die dich eingeladen hat, einen neuen schicken. Wenn du diese Einladung nicht erwartet hast, ignoriere diese E-Mail.',
  },
  invitacionDeTransporte: {
    subject: '{proveedor} lädt dich ein, die Papiere deiner Flotte hochzuladen',
    title: 'Du bist zum Portal für Transportfirmen eingeladen',
    paragraphs: [
      'In diesem Portal erhält {proveedor} die Papiere der Fahrer, Fahrzeuge und Einheiten aller Transportfirmen, mit denen man dort arbeitet. Registriere dich, um deine hochzuladen und immer zu wissen, was fehlt und was abläuft.',
    ],
    action: 'Registrieren',
    note: 'Der Link gilt {dias} Tage und öffnet das Formular mit diesen Angaben. Wenn du diese Einladung nicht erwartet hast, ignoriere diese E-Mail: Niemand registriert sich an deiner Stelle.',
  },
  propuestaDeSumar: {
    subject: 'Arbeitet {nombre} für {cuenta}?',
    title: '{nombre} möchte Zugang für {cuenta}',
    paragraphs: [
      '{cuenta} hat schon ein Konto. Deshalb eröffnet {proveedor} kein weiteres und fragt dich, ob du diese Person als Mitarbeiter hinzufügen möchtest. Bis du antwortest, ändert sich nichts.',
    ],
    action: 'Ansehen und antworten',
    note: 'Vor der Antwort loggst du dich mit deinem Benutzer ein. Die Angaben stammen von dieser Person: Niemand hat sie geprüft. Wenn du sie nicht kennst, antworte mit Nein.',
  },
  enlaceDeOperador: {
    subject: 'Dein Passwort für die Konsole von {proveedor}',
    title: 'Wähle dein Passwort für die Konsole',
    paragraphs: [
      '{quien} hat dir diesen Link geschickt, damit du dich in die Konsole von {proveedor} einloggen kannst.',
    ],
    action: 'Mein Passwort wählen',
    note: 'Der Link gilt 72 Stunden und nur einmal. Ist er abgelaufen, lass dir von derselben Person einen neuen schicken. Wenn du ihn nicht erwartet hast, ignoriere diese E-Mail.',
  },
  claveOlvidada: {
    subject: 'Wähle ein neues Passwort für die Konsole von {proveedor}',
    title: 'Wähle ein neues Passwort',
    paragraphs: ['Du hast ein neues Passwort für die Konsole von {proveedor} angefordert.'],
    action: 'Mein Passwort wählen',
    note: 'Der Link gilt eine Stunde und nur einmal. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt dasselbe.',
  },
  ingresoPorEmpresa: {
    subject: 'In die Konsole von {proveedor} kommst du mit dem Konto deiner Firma',
    title: 'Logg dich mit dem Konto deiner Firma ein',
    paragraphs: [
      'Dein Benutzer in der Konsole von {proveedor} hat kein eigenes Passwort: Du loggst dich mit dem Konto deiner Firma ein, dem mit derselben E-Mail.',
    ],
    action: 'Zur Konsole',
    note: 'Wenn du sie nicht erwartet hast, ignoriere diese E-Mail.',
  },
  pruebaDeCorreo: {
    subject: 'Test-E-Mail von {proveedor}',
    title: 'Die E-Mails des Portals gehen hinaus',
    paragraphs: [
      'Wenn du das liest, hat der Mailserver angenommen, was das Portal schickt, und es ist in diesem Postfach angekommen.',
      'Achte auch darauf, dass es nicht im Spam gelandet ist: So würden es die Transportfirmen sehen.',
    ],
  },
  cuentaHabilitada: {
    subject: 'Dein Konto ist freigegeben',
    title: 'Dein Konto ist freigegeben',
    paragraphs: [
      '{proveedor} hat den Status des Kontos von {cuenta} geändert. Du kannst jetzt das ganze Portal benutzen.',
    ],
    action: 'Ins Portal einloggen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  cuentaDeshabilitada: {
    subject: 'Dein Konto wurde deaktiviert',
    title: 'Dein Konto wurde deaktiviert',
    paragraphs: [
      '{proveedor} hat den Status des Kontos von {cuenta} geändert. Seine Benutzer können sich nicht mehr ins Portal einloggen.',
    ],
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  tokenTermina: {
    subject: 'Der Schlüssel von „{programa}“ endet am {fecha}',
    title: 'Der Schlüssel von „{programa}“ endet am {fecha}',
    paragraphs: [
      'Ab dem Tag danach kann dieses Programm nicht mehr fragen. Lege einen neuen Schlüssel an, trage ihn im Programm ein und entferne den alten.',
    ],
    action: 'Meine Programme ansehen',
  },
  solicitudHecha: {
    subject: 'Dein Antrag zu den Daten von {chofer} wurde erledigt',
    title: 'Dein Antrag zu den Daten von {chofer} wurde erledigt',
    paragraphs: [
      '{proveedor} hat den Antrag beantwortet. Was getan wurde, steht unten und auf der Seite des Fahrers.',
    ],
    action: 'Antrag ansehen',
  },
  solicitudRechazada: {
    subject: 'Dein Antrag zu den Daten von {chofer} wurde nicht erledigt',
    title: 'Dein Antrag zu den Daten von {chofer} wurde nicht erledigt',
    paragraphs: [
      '{proveedor} hat den Antrag beantwortet und sagt unten, warum nicht. Wer nicht einverstanden ist, kann sich bei der argentinischen Datenschutzbehörde (AAIP) beschweren.',
    ],
    action: 'Antrag ansehen',
  },
  solicitudesAbiertas: {
    subject: 'Unbeantwortete Anträge zu persönlichen Daten: {n}',
    title: 'Unbeantwortete Anträge zu persönlichen Daten: {n}',
    paragraphs: [
      'Jemand hat beantragt, Daten zu berichtigen oder zu löschen. Jeder Antrag hat einen letzten Tag für die Antwort.',
    ],
    action: 'Anträge ansehen',
  },
  webhookSinRespuesta: {
    subject: '„{programa}“ antwortet nicht: wir benachrichtigen es nicht mehr',
    title: '„{programa}“ antwortet seit {dias} Tagen nicht',
    paragraphs: [
      'Wir haben diesen Webhook ausgeschaltet, um nicht weiter anzuklopfen. Nichts ist verloren: was nicht ankam, bleibt dreißig Tage in der Liste und geht hinaus, sobald du ihn wieder einschaltest.',
    ],
    action: 'Meine Programme ansehen',
  },
  webhookDadoDeBaja: {
    subject: '„{programa}“ meldet, dass es nicht mehr da ist: wir benachrichtigen es nicht mehr',
    title: '„{programa}“ meldet, dass es nicht mehr da ist',
    paragraphs: [
      'Sein Server hat mit 410 geantwortet: diese Adresse kommt nicht wieder. Wir haben den Webhook ausgeschaltet. War das ein Irrtum, schalte ihn ein: was nicht ankam, bleibt dreißig Tage da.',
    ],
    action: 'Meine Programme ansehen',
  },
  cuentaSuspendida: {
    subject: 'Dein Konto wurde ausgesetzt',
    title: 'Dein Konto wurde ausgesetzt',
    paragraphs: [
      '{proveedor} hat den Status des Kontos von {cuenta} geändert. Du kannst dich einloggen, alles ansehen und Dokumente einreichen, aber keine Fahrer, Fahrzeuge oder Einheiten hinzufügen oder ändern.',
    ],
    action: 'Ins Portal einloggen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  recursoBloqueado: {
    subject: '{recurso} wurde gesperrt',
    title: '{recurso} wurde gesperrt',
    paragraphs: [
      'Von {proveedor} gesperrt: Bis zur Entsperrung ist kein Einsatz möglich, und Dokumente lassen sich nicht einreichen.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  recursoDesbloqueado: {
    subject: '{recurso} ist nicht mehr gesperrt',
    title: '{recurso} ist nicht mehr gesperrt',
    paragraphs: [
      'Von {proveedor} entsperrt: Alles ist wieder wie vorher, und ob ein Einsatz möglich ist, entscheiden die Dokumente.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  recursoFueraDeOperacion: {
    subject: '{recurso} ist nicht mehr bei {operacion} dabei',
    title: '{recurso} ist nicht mehr bei {operacion} dabei',
    paragraphs: [
      'Von {proveedor} aus diesem Einsatz genommen: Bis zur Wiederaufnahme geht es dort nicht hin, und was der Einsatz verlangt, wird nicht mehr verlangt. Sonst ändert sich nichts.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  recursoVuelveAOperacion: {
    subject: '{recurso} ist wieder bei {operacion} dabei',
    title: '{recurso} ist wieder bei {operacion} dabei',
    paragraphs: [
      'Von {proveedor} wieder in diesen Einsatz aufgenommen: Was er verlangt, wird wieder verlangt, und ob es hingeht, entscheiden die Dokumente.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  soloEn: 'Nur bei {operacion}',
  excepcionDada: {
    subject: '{documento} von {recurso}: ausgenommen bis {hasta}',
    title: '{documento} von {recurso}: ausgenommen bis {hasta}',
    paragraphs: [
      '{proveedor} hat dieses Dokument ausgenommen: Bis {hasta}, diesen Tag eingeschlossen, verhindert es keinen Einsatz. Das Dokument wird trotzdem gebraucht: Reiche es vorher ein.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  excepcionTerminada: {
    subject: '{documento} von {recurso}: Die Ausnahme ist beendet',
    title: '{documento} von {recurso}: Die Ausnahme ist beendet',
    paragraphs: [
      '{proveedor} hat die Ausnahme beendet, die bis {hasta} galt: Ab jetzt entscheidet dieses Dokument wieder, ob ein Einsatz möglich ist. Reiche es so bald wie möglich ein.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  codigoParaContrasena: {
    subject: 'Dein Code, um das Passwort zu ändern',
    title: 'Dein Code, um das Passwort zu ändern',
    paragraphs: [
      'Gib diesen Code im Portal ein, im selben Browser, in dem du ihn angefordert hast, zusammen mit deinem neuen Passwort:',
    ],
    note: 'Er gilt 10 Minuten und nur einmal. Gib ihn an niemanden weiter. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt dasselbe.',
  },
  contrasenaCambiada: {
    subject: 'Du hast dein Passwort geändert',
    title: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Benutzers wurde geändert, und wir haben die anderen offenen Sitzungen beendet.',
    ],
    action: 'Das war ich nicht: Zugang zurückholen',
    note: 'Wenn du das warst, brauchst du nichts zu tun.',
  },
  contrasenaDeOperador: {
    subject: 'Du hast dein Passwort geändert',
    title: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Benutzers wurde geändert, und wir haben die anderen offenen Sitzungen beendet.',
    ],
    note: 'Wenn du das nicht warst, sag sofort der Person Bescheid, die die Konsole verwaltet.',
  },
  intentosDeIngreso: {
    subject: 'Jemand versucht, sich mit deiner E-Mail-Adresse einzuloggen',
    title: 'Jemand versucht, sich mit deiner E-Mail-Adresse einzuloggen',
    paragraphs: [
      'In den letzten Minuten gab es mehr als zehn gescheiterte Versuche, sich mit deiner E-Mail-Adresse einzuloggen, aus Browsern, die du noch nie benutzt hast.',
      'Niemand ist hineingekommen, und du kannst dich weiter einloggen: Wegen der Versuche anderer sperren wir deinen Benutzer nicht.',
    ],
    action: 'Zur Seite zum Einloggen',
    note: 'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, reicht es, dass du dein Passwort nirgendwo sonst benutzt; im Zweifel ändere es.',
  },
  dosPasosActivada: {
    subject: 'Du hast die Bestätigung in zwei Schritten aktiviert',
    title: 'Bestätigung in zwei Schritten aktiviert',
    paragraphs: [
      'Um {donde} zu kommen, brauchst du ab jetzt dein Passwort und den Code aus deiner App. Wir haben die anderen offenen Sitzungen beendet.',
    ],
  },
  dosPasosQuitada: {
    subject: 'Dein Benutzer hat keine Bestätigung in zwei Schritten mehr',
    title: 'Bestätigung in zwei Schritten entfernt',
    paragraphs: [
      'Um {donde} zu kommen, reicht jetzt dein Passwort; deine App gilt nicht mehr. Wir haben die anderen offenen Sitzungen beendet.',
    ],
  },
  dosPasosCodigos: {
    subject: 'Deine Wiederherstellungscodes haben sich geändert',
    title: 'Neue Wiederherstellungscodes',
    paragraphs: [
      'Es gibt neue Wiederherstellungscodes für deinen Benutzer; die bisherigen gelten nicht mehr.',
    ],
  },
  dosPasosUsado: {
    subject: 'Einer deiner Wiederherstellungscodes wurde benutzt',
    title: 'Mit einem Wiederherstellungscode eingeloggt',
    paragraphs: [
      'Jemand ist mit deinem Passwort und einem deiner Wiederherstellungscodes {donde} gekommen; dieser Code gilt nicht mehr. Wenn du nur noch wenige hast, fordere unter „Bestätigung in zwei Schritten“ neue an.',
    ],
  },
  dosPasos: {
    portal: {
      donde: 'ins Portal',
      action: 'Das war ich nicht: Passwort ändern',
      note: 'Wenn du das warst, brauchst du nichts zu tun.',
    },
    consola: {
      donde: 'in die Konsole',
      note: 'Wenn du das nicht warst und nicht darum gebeten hast, sag sofort der Person Bescheid, die die Konsole verwaltet.',
    },
  },
  documentoRechazado: {
    subject: 'Dokument abgelehnt: {tipo} von {deQuien}',
    title: 'Ein Dokument ist erneut einzureichen',
    paragraphs: ['{proveedor} hat dieses Dokument geprüft und konnte es nicht genehmigen.'],
    action: 'Erneut einreichen',
  },
  rechazadoDe: { choferes: '{n} Fahrern', dominios: '{n} Fahrzeugen', recursos: '{n} Ressourcen' },
  avisoDeVencimientos: {
    subject: '{documentos} von {cuenta}: {resumen}',
    title: 'Du hast {cuantos} zu erneuern',
    paragraphs: ['Das hat sich bei den Dokumenten von {cuenta} geändert: {resumen}.'],
    action: 'Dokumente ansehen',
    note: 'Zu jedem Datum sagen wir dir nur einmal Bescheid. Was du schon eingereicht hast und in Prüfung ist, steht hier nicht.',
  },
  vencimientos: {
    uno: { documentos: 'Dokument', cuantos: 'ein Dokument', vencidos: '1 abgelaufen' },
    varios: { documentos: 'Dokumente', cuantos: '{n} Dokumente', vencidos: '{n} abgelaufen' },
    porVencer: '{n} bald ablaufend',
    vencio: 'Abgelaufen am {dia}',
    hoy: 'Läuft heute ab, {dia}',
    manana: 'Läuft morgen ab, {dia}',
    enDias: 'Läuft in {n} Tagen ab, am {dia}',
    deRecurso: '{tipo} von {recurso}',
    deLaEmpresa: '{tipo} der Firma',
    loPide: { uno: '{papel} (verlangt von {operaciones})', varios: '{papel} (verlangt von {operaciones})' },
    unPedido: '1 Anfrage ohne Antwort: {url}',
    pedidos: '{n} Anfragen ohne Antwort: {url}',
  },
  cambioQueRige: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} hat die Anforderungen geändert. Ab heute gilt: {documento} {cambio}. So steht es heute um dieses Dokument:',
    ],
    action: 'Ansehen, was fehlt',
    note: 'Reiche es so bald wie möglich ein: Sobald es genehmigt ist, {luego}.',
  },
  cambioPorVenir: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} hat die Anforderungen geändert. Ab {dia} gilt: {documento} {cambio}. So steht es heute um dieses Dokument:',
    ],
    action: 'Ansehen, was fehlt',
    note: 'Du kannst es schon einreichen: Ist es an diesem Tag genehmigt, {luego}.',
  },
  falta: { uno: 'Noch 1 Tag', varios: 'Noch {n} Tage' },
  dejan: {
    hoy: {
      transporte: 'die Firma ist ab heute nicht mehr freigegeben',
      chofer: '1 Fahrer ist ab heute nicht mehr freigegeben',
      choferes: '{n} Fahrer sind ab heute nicht mehr freigegeben',
      dominio: '1 Fahrzeug ist ab heute nicht mehr freigegeben',
      dominios: '{n} Fahrzeuge sind ab heute nicht mehr freigegeben',
    },
    otroDia: {
      transporte: 'die Firma wäre ab {dia} nicht mehr freigegeben',
      chofer: '1 Fahrer wäre ab {dia} nicht mehr freigegeben',
      choferes: '{n} Fahrer wären ab {dia} nicht mehr freigegeben',
      dominio: '1 Fahrzeug wäre ab {dia} nicht mehr freigegeben',
      dominios: '{n} Fahrzeuge wären ab {dia} nicht mehr freigegeben',
    },
  },
  vuelven: {
    transporte: 'ist die Firma wieder freigegeben',
    chofer: 'ist der Fahrer wieder freigegeben',
    choferes: 'sind die Fahrer wieder freigegeben',
    dominio: 'ist das Fahrzeug wieder freigegeben',
    dominios: 'sind die Fahrzeuge wieder freigegeben',
  },
  siguen: {
    transporte: 'bleibt die Firma freigegeben',
    chofer: 'bleibt der Fahrer freigegeben',
    choferes: 'bleiben die Fahrer freigegeben',
    dominio: 'bleibt das Fahrzeug freigegeben',
    dominios: 'bleiben die Fahrzeuge freigegeben',
  },
  cambio: {
    obligatorioYCritico: 'ist Pflicht und kritisch',
    obligatorio: 'ist Pflicht',
    critico: 'ist kritisch',
    desde: 'wird ab {dia} verlangt',
    aOtros: 'wird auch von anderen verlangt',
    deOtraManera: 'wird anders verlangt',
  },
  entroIgual: {
    subject: '{quienes}: trotzdem eingelassen an {puerta}',
    title: '{quienes}: trotzdem eingelassen an {puerta}',
    paragraphs: [
      'Am {cuando} wurde {quienes} an {puerta} ({sede}) eingelassen, obwohl die Pforte Nein sagte.',
      '{autoriza} hat es erlaubt: „{motivo}“. An der Pforte stand: {porque}.',
    ],
    action: 'Ansehen',
  },
  controlesQueFaltan: {
    subject: 'Kontrollen {mes}: Es fehlen Unterlagen',
    title: 'Kontrollen {mes}: Es fehlen Unterlagen',
    paragraphs: [
      '{proveedor} kontrolliert Monat für Monat die Unterlagen jedes Fahrers. Für {mes} fehlen noch {n}:',
    ],
    action: 'Ansehen, was fehlt',
    note: 'Was vor dem Abschluss des Monats kommt, zählt als rechtzeitig, danach als verspätet. Wenn etwas nicht zutrifft, sag es dort.',
  },
  cambioDeOperacion: {
    subject: '{operacion} verlangt mehr: {quienes} dürfen ab {cuando} nicht hin',
    title: '{operacion} verlangt mehr: {quienes} dürfen ab {cuando} nicht hin',
    paragraphs: [
      '{proveedor} hat geändert, was {operacion} verlangt: Ab {cuando} wird dort {papeles} gebraucht. Deshalb dürfen nicht hin:',
    ],
    action: 'Ansehen, was fehlt',
    note: 'Das gilt für {operacion}: Alles andere bleibt, wie es war. Reiche es jetzt ein: Sobald es genehmigt ist, dürfen sie hin.',
  },
  desdeCuando: { hoy: 'heute', otroDia: '{dia}', deUno: '{nombre} · ab {cuando}' },
  recursos: {
    transporte: { uno: 'Firma', enFrase: 'die Firma', varios: 'die Firma' },
    chofer: { uno: 'Fahrer', enFrase: 'Fahrer', varios: 'Fahrer' },
    dominio: { uno: 'Fahrzeug', enFrase: 'Fahrzeug', varios: 'Fahrzeuge' },
  },
  cambioRetirado: {
    subject: '{documento}: Die Änderung zum {desde} tritt nicht in Kraft',
    title: 'Eine angekündigte Änderung tritt nicht in Kraft',
    paragraphs: [
      '{proveedor} hat die Änderung zurückgezogen, die ab {desde} gelten sollte: {documento} wird weiter wie bisher verlangt.',
    ],
    action: 'Stand ansehen',
    note: 'Bei Fragen antworte auf diese E-Mail.',
  },
  estado: {
    pendiente: 'Offen',
    'en revision': 'In Prüfung',
    activo: 'Gültig',
    rechazado: 'Abgelehnt',
    vencido: 'Abgelaufen',
    bloqueado: 'Gesperrt',
  },
  rotulo: {
    contacto: 'Kontakt',
    identificacion: 'Ausweis',
    email: 'E-Mail',
    celular: 'Handy',
    nombre: 'Name',
    transporte: 'Transportfirma',
    cuit: 'CUIT',
    mensaje: 'Nachricht',
    motivo: 'Grund',
    responderHasta: 'Antworten kannst du bis',
    venceEl: 'Antworten bis',
    loMando: 'Gesendet von',
    cuando: 'Wann',
    usuario: 'Benutzer',
    documento: 'Dokument',
    correspondeA: 'Gehört zu',
  },
  saludo: 'Hallo {firstname},',
  y: 'und',
  primeros: 'Das sind die ersten {n}; die übrigen stehen im Portal.',
  siElBoton: 'Wenn der Knopf nicht funktioniert, kopiere diese Adresse: {url}',
  pie: 'Diese E-Mail ist von {proveedor} und betrifft die Dokumente der Transportfirmen.',
}
