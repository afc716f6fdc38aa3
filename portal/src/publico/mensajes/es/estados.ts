/** The six statuses of a document, each with what it means. */
export const estados = {
  pendiente: ['Pendiente', 'Se exige y todavía no se presentó.'],
  enRevision: ['En revisión', 'Espera la decisión del proveedor.'],
  activo: ['Activo', 'Está aprobado y dentro de su fecha.'],
  rechazado: ['Rechazado', 'Lleva el motivo, para corregirlo.'],
  vencido: ['Vencido', 'Pasó su fecha y hay que renovarlo.'],
  bloqueado: ['Bloqueado', 'El proveedor lo frenó, y dice por qué.'],
}
