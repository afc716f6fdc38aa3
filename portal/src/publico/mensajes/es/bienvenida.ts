export const bienvenida = {
  titulo: 'Todos tus papeles, en regla y a mano',
  texto:
    'La documentación de tu empresa, tus choferes y tus vehículos, con sus verificaciones y sus vencimientos, en un solo lugar.',
}
