/** What the two landing pages say: the same words, in two compositions. */
export const portada = {
  menu: 'Menu',
  secciones: 'Seções',
  alContenido: 'Ir para o conteúdo',
  ingresar: 'Entrar',
  registrate: 'Cadastre-se',
  anclas: {
    feature: 'O que faz',
    showcase: 'Telas',
    testimonials: 'Um dia',
    tech: 'Por dentro',
    pricing: 'Preço',
    contact: 'Contato',
  },
  titulo: ['Que nenhum caminhão', 'pare por um papel'],
  texto:
    'Os papéis da sua empresa, dos seus motoristas e dos seus veículos em um só lugar. O Portal avisa antes que algo vença e diz o que pode sair amanhã.',
  registraTuTransporte: 'Cadastre sua transportadora',
  verPantallas: 'Ver as telas',
  escena: {
    convoy: 'Cavalo mecânico e semirreboque, com os papéis em dia',
    bitren: 'Bitrem com um implemento que não pode sair',
    papeles: ['VTV', 'Apólice RC', 'RUTA', 'Tacógrafo', 'Cédula'],
    plazos: ['Em 294 dias', 'Em 41 dias', 'Em 6 dias', 'Em 170 dias', 'Não vence'],
    puedeSalir: 'Pode sair até 27/11',
    vencio: 'A VTV venceu',
  },
  camino: {
    titulo: 'O caminho de cada papel',
    texto:
      'Uma apólice, uma habilitação ou um F. 931 percorrem sempre as mesmas cinco paradas, e todos veem em qual estão.',
    paradas: [
      ['dia 0', 'Falta', 'O Portal pede', 'Só o que esse recurso precisa, conforme o que é e o que leva.'],
      ['dia 1', 'Em análise', 'Você envia', 'Arrasta o PDF ou tira uma foto da cabine.'],
      ['dia 2', 'Ativo', 'O contratante aprova', 'Ou diz o que corrigir, com o motivo à vista.'],
      ['dia 335', 'Vence em 30 dias', 'O Portal avisa', 'Aos 30, 15, 7 e 1 dias, por e-mail e no início.'],
      ['dia 360', 'Ativo', 'Você renova', 'O anterior fica no histórico para sempre.'],
    ],
  },
  ventajas: [
    [
      'Pode sair na segunda?',
      'Você escolhe o conjunto e o dia. A resposta é uma frase, com o que é preciso resolver ao lado.',
    ],
    [
      'Tudo o que falta, de uma vez só',
      'O que falta a um motorista ou a um veículo é enviado em sequência: “3 de 9”, sem perder o lugar.',
    ],
    [
      'Com o que substituir',
      'Se uma parte não está liberada, propõe a menor troca com o que você tem livre.',
    ],
  ],
  pantallas: {
    titulo: 'Dá para entender em dois segundos',
    texto: 'Quatro das telas mais usadas. Há um modo escuro e todas cabem em um celular.',
    fotos: {
      inicio: [
        'Início',
        'Para hoje.',
        'O que dá para resolver, o mais urgente primeiro, a um toque de ser resolvido.',
      ],
      veredicto: ['Um veículo, no celular', 'O veredito.', 'Se pode sair, e o que o impede.'],
      dominios: ['Veículos', 'A frota.', 'Cada placa com seu status e o motivo ao lado.'],
      revision: ['Console · Análise', 'A análise.', 'O contratante vê a folha junto ao declarado.'],
    },
    foto: (nombre: string) => `Foto da tela ${nombre}`,
  },
  dia: {
    titulo: 'Um dia de trabalho',
    texto: 'Sem depoimentos de ninguém: estes são os três momentos para os quais foi feito.',
    horas: [
      [
        '05:40',
        'No pátio',
        'Sai ou não sai?',
        'O encarregado olha o celular. O conjunto 4 não pode carregar: falta o pagamento do seguro do cavalo mecânico. Há outro cavalo livre e liberado.',
        'Sai com ZX 104 LM',
      ],
      [
        '10:15',
        'No escritório da transportadora',
        'Um motorista começa',
        'Faltam nove papéis. São enviados em sequência, um após o outro, e os nove ficam em análise.',
        '9 de 9 em análise',
      ],
      [
        '16:30',
        'No escritório do contratante',
        'Trinta e três papéis',
        'São analisados com três teclas, do mais antigo ao mais novo. O declarado e a ficha estão ao lado da folha.',
        '33 decididos',
      ],
    ],
  },
  adentro: {
    titulo: 'Por dentro',
    texto:
      'Um programa, um comando. Traz seu próprio banco de dados, e os papéis dos seus motoristas ficam no seu servidor.',
    comando: 'npm start',
    datos: [
      ['O que precisa', 'Node 20.19 ou mais novo. Nada mais para começar.'],
      ['Banco de dados', 'PostgreSQL, incluído; ou o seu, a partir da versão 15.'],
      ['Arquivos', 'Em disco ou em um armazenamento compatível com S3. Nunca são sobrescritos.'],
      ['Segurança', 'Senhas com argon2id, sessões que expiram, auditoria de cada ato.'],
      ['Acessível', 'WCAG 2.2 AA: teclado, leitor de tela, celular de 360 px.'],
      ['Integrável', 'Uma interface documentada para o seu app ou o seu sistema.'],
    ],
  },
  precio: {
    precio: 'Preço',
    cifra: '$ 0',
    por: 'por mês, por motorista e por caminhão',
    titulo: 'Grátis, no seu servidor',
    texto: 'É software livre, com licença MIT. Sem versão reduzida e sem limite de recursos.',
    incluye: [
      'Motoristas, veículos, conjuntos e usuários sem limite',
      'O portal da transportadora e o console do contratante',
      'Backup e restauração com um comando',
      'Seus dados vão com você quando quiser',
    ],
    ponesTitulo: 'O que você põe',
    pones: 'Um servidor pequeno, um nome de domínio e uma conta de e-mail para os avisos.',
    preguntanos: 'Fale conosco',
  },
  cerrado: {
    titulo: 'Pediram que você use?',
    texto:
      'Cadastre sua transportadora, e quem administra este portal avalia o pedido e responde por e-mail.',
  },
  pie: 'Software livre, licença MIT',
  alPie: 'No rodapé',
}
