export const pase = {
  abriendo: 'Abriendo el pase…',
  lejos: {
    titulo: 'No pudimos abrir el pase',
    texto: 'Revisá la señal: probamos de nuevo solos.',
    reintentar: 'Probar de nuevo',
  },
  anulado: {
    titulo: 'Este enlace ya no muestra ningún pase',
    texto:
      'Puede que lo hayan anulado, que lo que mostraba ya no esté en uso o que esté mal copiado. Pedile otro a quien te lo mandó.',
  },
  de: (nombre: string) => `Pase de ${nombre}`,
  codigo: (nombre: string) => `Código del pase de ${nombre}`,
  vale: (momento: string) => `El código vale hasta el ${momento}`,
  numero: (numero: string) => `pase ${numero}`,
  solo: 'Se renueva solo mientras haya señal.',
  sinSenal: 'Sin señal: es el último que se abrió, y vale igual.',
  leyenda: 'Dice quiénes son. Si pueden entrar lo dice la portería.',
  brillo: 'Si la cámara no lo lee, subí el brillo.',
}
