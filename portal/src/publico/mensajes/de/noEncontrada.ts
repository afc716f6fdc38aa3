export const noEncontrada = {
  codigo: '404',
  titulo: 'Oops, Page Not Found :(',
  texto:
    'Die Adresse gibt es nicht, oder sie ist umgezogen. Prüfe, ob sie richtig geschrieben ist, oder geh zurück zum Start.',
  ir: 'Go To Dashboard',
}
