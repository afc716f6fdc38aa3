/** Of the convoy that is drawn beside the forms, and the papers it wears. */
export const ruta = {
  dibujo: 'Um cavalo mecânico com seu semirreboque, na estrada',
  puedeSalir: 'Pode sair',
  porVencer: 'Vence em 9 dias',
}
