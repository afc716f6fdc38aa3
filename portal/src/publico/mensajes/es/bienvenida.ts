export const bienvenida = {
  titulo: 'Todos tus papeles, en regla y a mano',
  texto:
    'Esta plataforma reúne en un solo lugar la documentación de tu empresa y de tus choferes, las verificaciones y las fechas de vencimiento.',
}
