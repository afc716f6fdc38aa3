export const pase = {
  abriendo: 'Ausweis wird geöffnet…',
  lejos: {
    titulo: 'Der Ausweis ließ sich nicht öffnen',
    texto: 'Prüf den Empfang: Wir versuchen es von selbst wieder.',
    reintentar: 'Noch einmal versuchen',
  },
  anulado: {
    titulo: 'Dieser Link zeigt keinen Ausweis mehr',
    texto:
      'Vielleicht wurde er zurückgezogen, was er zeigte ist nicht mehr im Einsatz, oder er ist falsch kopiert. Bitte um einen neuen, wo du ihn herhast.',
  },
  de: (nombre: string) => `Ausweis von ${nombre}`,
  codigo: (nombre: string) => `Code des Ausweises von ${nombre}`,
  vale: (momento: string) => `Der Code gilt bis ${momento}`,
  numero: (numero: string) => `Ausweis ${numero}`,
  solo: 'Er erneuert sich von selbst, solange Empfang ist.',
  sinSenal: 'Kein Empfang: Das ist der zuletzt geöffnete, und er gilt genauso.',
  leyenda: 'Er sagt, wer sie sind. Ob sie hineindürfen, sagt das Tor.',
  brillo: 'Liest ihn die Kamera nicht, mach den Bildschirm heller.',
}
