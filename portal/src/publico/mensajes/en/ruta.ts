/** Of the convoy that is drawn beside the forms, and the papers it wears. */
export const ruta = {
  dibujo: 'A tractor with its semi-trailer, on the road',
  puedeSalir: 'Can go out',
  porVencer: 'Expires in 9 days',
}
