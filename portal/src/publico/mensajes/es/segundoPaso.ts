export const segundoPaso = {
  titulo: 'Un paso más',
  ayuda: 'Abrí la aplicación de verificación de tu celular y escribí los seis números que muestra.',
  codigo: 'Código de verificación',
  sinCelular: 'No tengo el celular',
  ayudaDeRecuperacion:
    'Escribí uno de los códigos que guardaste al activar los dos pasos. Cada uno sirve una sola vez. Si no tenés el celular ni los códigos, nadie puede hacerte entrar con este usuario.',
  recuperacion: 'Código de recuperación',
  ejemplo: 'Como ABCDE-23456.',
  usarApp: 'Usar el código de la aplicación',
}
