/** What nobody sees where a back office does not say a field in any row. */
const lost: Readonly<Record<string, string>> = {
  aptitud: 'no se sabe quién puede salir: no hay veredicto, columna ni filtro de aptitud',
  motivos: 'no se sabe por qué alguien no puede salir',
  faltantes: 'no se sabe cuántos documentos faltan',
  proximo_vencimiento: 'no hay columna del próximo vencimiento',
  casillas: 'la ficha no tiene sus documentos',
  unidades: 'la ficha no dice en qué unidades está',
  estado_cuenta: 'no se sabe quién está de baja',
  estado_dominio: 'no se sabe qué está de baja',
  estado: 'no hay estado, ni filtro por él',
  partes: 'una unidad no dice de qué se compone',
  documentos: 'se sabe a quién le falta, y no qué',
  tiporecurso: 'no se sabe si es de un chofer, un dominio o el transporte',
  version: 'si dos personas cambian lo mismo, vale lo último',
  foto: 'no hay fotos',
  logo: 'no hay logo',
  marcado: 'no hay estrellas',
  vehiculo: 'los vehículos no se dibujan',
  critico: 'no se sabe cuál impide salir',
  instrucciones: 'no se dice cómo tiene que ser cada documento',
  vigencia: 'no se sabe qué fechas pedir al presentar',
  archivos: 'no se ven los archivos presentados',
  motivo: 'no se dice por qué se rechazó',
  fecha_vencimiento: 'no se sabe cuándo vence lo presentado',
  rol: 'no se sabe quién administra usuarios',
  accountname: 'no se muestra el nombre de la empresa',
  vencimientos: 'Inicio no tiene el calendario de vencimientos',
  proximo: 'Inicio no dice qué hacer primero',
  cumplimiento: 'Inicio no dice cuántos choferes y dominios están habilitados',
}

/** A line each, the heaviest loss first; fields that only leave a column or a line empty share the last one. */
export function consequences(unsaid: readonly string[]): string[] {
  const heavy = Object.entries(lost).filter(([field]) => unsaid.includes(field))
  const light = unsaid.filter((field) => !(field in lost))
  return [
    ...heavy.map(([field, sentence]) => `no dice ${field}: ${sentence}`),
    ...(light.length > 0 ? [`no dice ${light.join(', ')}: no se muestra`] : []),
  ]
}
