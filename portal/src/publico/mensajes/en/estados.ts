/** The six statuses of a document, each with what it means. */
export const estados = {
  pendiente: ['Pending', 'It’s required and hasn’t been submitted yet.'],
  enRevision: ['In review', 'It’s waiting for the provider’s decision.'],
  activo: ['Active', 'It’s approved and within its date.'],
  rechazado: ['Rejected', 'It carries the reason, so you can correct it.'],
  vencido: ['Expired', 'Its date has passed and it has to be renewed.'],
  bloqueado: ['Blocked', 'The provider stopped it, and says why.'],
}
