export const bienvenida = {
  titulo: 'Alle deine Papiere, in Ordnung und zur Hand',
  texto:
    'Die Dokumente deiner Firma, deiner Fahrer und deiner Fahrzeuge, mit ihren Prüfungen und Ablaufdaten, an einem Ort.',
}
