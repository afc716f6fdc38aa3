export const inicio = {
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
}
