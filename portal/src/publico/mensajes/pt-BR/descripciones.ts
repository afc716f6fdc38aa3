export const descripciones = {
  index: 'A documentação da sua empresa, dos seus motoristas e dos seus veículos, sempre em dia.',
  contacto: 'Escreva para quem administra este portal.',
  login: 'Entre para ver e enviar a documentação da sua transportadora.',
  registrese: 'Peça acesso para enviar a documentação da sua transportadora.',
  registroExitoso: 'Recebemos seu pedido de cadastro.',
  confirmarEmail: 'Confirme o e-mail com que você se registrou.',
  resetPassword: 'Peça um código para escolher uma nova senha.',
  resetPasswordCode: 'Escolha a senha com que você vai entrar.',
  pase: 'O passe para mostrar na portaria.',
  pedido: 'Mande os documentos que pedem a você, com uma foto.',
  notFound: 'O endereço não existe ou mudou de lugar.',
}
