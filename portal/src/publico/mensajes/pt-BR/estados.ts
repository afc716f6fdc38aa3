/** The six statuses of a document, each with what it means. */
export const estados = {
  pendiente: ['Pendente', 'É exigido e ainda não foi enviado.'],
  enRevision: ['Em análise', 'Aguarda a decisão do contratante.'],
  activo: ['Ativo', 'Está aprovado e dentro da data.'],
  rechazado: ['Recusado', 'Traz o motivo, para corrigir.'],
  vencido: ['Vencido', 'Passou da data e é preciso renovar.'],
  bloqueado: ['Bloqueado', 'O contratante o parou, e diz por quê.'],
}
