export const pase = {
  abriendo: 'Abrindo o passe…',
  lejos: {
    titulo: 'Não conseguimos abrir o passe',
    texto: 'Verifique o sinal: tentamos de novo sozinhos.',
    reintentar: 'Tentar de novo',
  },
  anulado: {
    titulo: 'Este link já não mostra nenhum passe',
    texto:
      'Pode ter sido anulado, o que mostrava pode não estar mais em uso, ou foi mal copiado. Peça outro a quem o enviou.',
  },
  de: (nombre: string) => `Passe de ${nombre}`,
  codigo: (nombre: string) => `Código do passe de ${nombre}`,
  vale: (momento: string) => `O código vale até ${momento}`,
  numero: (numero: string) => `passe ${numero}`,
  solo: 'Renova-se sozinho enquanto houver sinal.',
  sinSenal: 'Sem sinal: é o último que foi aberto, e vale igual.',
  leyenda: 'Diz quem são. Se podem entrar, a portaria diz.',
  brillo: 'Se a câmera não lê, aumente o brilho.',
}
