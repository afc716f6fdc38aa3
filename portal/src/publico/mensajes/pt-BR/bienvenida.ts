export const bienvenida = {
  titulo: 'Todos os seus papéis, em ordem e à mão',
  texto:
    'A documentação da sua empresa, dos seus motoristas e dos seus veículos, com as verificações e os vencimentos, em um só lugar.',
}
