export const bienvenida = {
  titulo: 'All your papers, in order and at hand',
  texto:
    'The documents of your company, your drivers and your vehicles, with their checks and their expiry dates, in one place.',
}
