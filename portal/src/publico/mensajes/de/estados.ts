/** The six statuses of a document, each with what it means. */
export const estados = {
  pendiente: ['Offen', 'Wird verlangt und ist noch nicht eingereicht.'],
  enRevision: ['In Prüfung', 'Wartet auf die Entscheidung des Auftraggebers.'],
  activo: ['Gültig', 'Ist genehmigt und nicht abgelaufen.'],
  rechazado: ['Abgelehnt', 'Der Grund steht dabei, zum Korrigieren.'],
  vencido: ['Abgelaufen', 'Das Datum ist vorbei, es muss erneuert werden.'],
  bloqueado: ['Gesperrt', 'Der Auftraggeber hält es an und sagt, warum.'],
}
