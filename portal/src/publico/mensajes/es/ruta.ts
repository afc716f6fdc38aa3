/** Of the convoy that is drawn beside the forms, and the papers it wears. */
export const ruta = {
  dibujo: 'Un tractor con su semirremolque, en la ruta',
  puedeSalir: 'Puede salir',
  porVencer: 'Vence en 9 días',
}
