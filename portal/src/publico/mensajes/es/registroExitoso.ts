export const registroExitoso = {
  titulo: 'Gracias por registrarte',
  texto:
    'Un administrador va a evaluar la información que enviaste. Cuando tu registro esté aprobado te vamos a mandar un email con los pasos para ingresar.',
  consejo: 'Si no lo encontrás, mirá en la carpeta de correo no deseado.',
  irAlInicio: 'Ir al inicio',
}
