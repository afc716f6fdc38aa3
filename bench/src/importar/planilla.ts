/** A sheet of choferes that are no carrier's yet, each with a number of its own. */
export const columnas = [
  { titulo: 'Apellido y nombre', campo: 'apellido_y_nombre' },
  { titulo: 'DNI', campo: 'documento' },
  { titulo: 'Nacimiento', campo: 'fecha_nacimiento' },
  { titulo: 'Teléfono', campo: 'telefono' },
]

export const celdas = (n: number): string[] => [
  `De Prueba ${String(n)}, Nombre`,
  String(50_000_000 + n),
  '12/03/1980',
  `11 4444 ${String(10_000 + n).slice(-4)}`,
]
