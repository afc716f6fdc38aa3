import type { Cartas } from './es.ts'

export const ptBR: Cartas = {
  registroRecibido: {
    subject: 'Recebemos seu pedido de cadastro',
    title: 'Recebemos seu pedido',
    paragraphs: [
      '{proveedor} vai avaliar as informações que você enviou, e escreveremos para este e-mail quando houver uma decisão.',
      'Confirme que este e-mail é seu: é só o que falta da sua parte.',
    ],
    action: 'Confirmar meu e-mail',
    note: 'O link vale 72 horas e serve uma única vez. Se não foi você, responda a este e-mail e cancelamos o pedido.',
  },
  registroNuevo: {
    subject: 'Novo cadastro para avaliar: {contacto}',
    title: 'Há um novo cadastro para avaliar',
    paragraphs: ['{contacto} pediu para entrar no portal e aguarda sua decisão.'],
    action: 'Avaliar o cadastro',
  },
  consulta: {
    subject: 'Mensagem do portal: {nombre}',
    title: '{nombre} escreveu para você pelo portal',
    paragraphs: [],
    note: 'Se você responder a este e-mail, a resposta vai para {email}. Ninguém verificou se esse endereço é mesmo dessa pessoa.',
  },
  registroAprobado: {
    subject: 'Seu cadastro foi aprovado',
    title: 'Seu cadastro foi aprovado',
    paragraphs: [
      '{proveedor} aprovou seu cadastro. Escolha sua senha para entrar e completar os dados da sua empresa.',
    ],
    action: 'Escolher minha senha',
    note: 'O link vale 72 horas e serve uma única vez. Se já venceu, peça outro em “Esqueci minha senha”.',
  },
  registroRechazado: {
    subject: 'Seu pedido de cadastro não foi aprovado',
    title: 'Seu pedido não foi aprovado',
    paragraphs: ['{proveedor} avaliou seu pedido e por enquanto não o aprovou.'],
    note: 'Se você puder corrigir, cadastre-se de novo. Se tiver dúvidas, responda a este e-mail.',
  },
  invitacion: {
    subject: 'Você foi convidado a cuidar da documentação de {cuenta}',
    title: 'Você foi convidado para o portal',
    paragraphs: [
      'Você vai poder cuidar da documentação de {cuenta} que {proveedor} recebe. Escolha sua senha para entrar.',
    ],
    action: 'Escolher minha senha',
    note: 'O link vale 72 horas e serve uma única vez. Se já venceu, peça outro a quem convidou você. Se você não esperava este convite, ignore este e-mail.',
  },
  invitacionDeTransporte: {
    subject: '{proveedor} convida você a enviar os papéis da sua frota',
    title: 'Você foi convidado para o portal de transportadoras',
    paragraphs: [
      'Neste portal, {proveedor} recebe os papéis de motoristas, veículos e conjuntos das transportadoras com que trabalha. Cadastre-se para enviar os seus e saber sempre o que falta e o que vence.',
    ],
    action: 'Fazer meu cadastro',
    note: 'O link vale {dias} dias e abre o formulário com estes dados. Se você não esperava este convite, ignore este e-mail: ninguém se cadastra por você.',
  },
  propuestaDeSumar: {
    subject: '{nombre} trabalha com {cuenta}?',
    title: '{nombre} pediu para entrar por {cuenta}',
    paragraphs: [
      '{cuenta} já tem uma conta, por isso {proveedor} não abre outra: pergunta se você quer incluir essa pessoa como colaboradora. Nada muda até você responder.',
    ],
    action: 'Ver e responder',
    note: 'Você vai entrar com seu usuário antes de responder. Os dados são os que essa pessoa escreveu: ninguém os verificou. Se você não a conhece, responda que não.',
  },
  enlaceDeOperador: {
    subject: 'Sua senha para o console de {proveedor}',
    title: 'Escolha sua senha para o console',
    paragraphs: ['{quien} mandou este link para você entrar no console de {proveedor}.'],
    action: 'Escolher minha senha',
    note: 'O link vale 72 horas e serve uma única vez. Se já venceu, peça outro a quem o mandou. Se você não o esperava, ignore este e-mail.',
  },
  claveOlvidada: {
    subject: 'Escolha outra senha para o console de {proveedor}',
    title: 'Escolha outra senha',
    paragraphs: ['Você pediu outra senha para entrar no console de {proveedor}.'],
    action: 'Escolher minha senha',
    note: 'O link vale uma hora e serve uma única vez. Se você não o pediu, ignore este e-mail: sua senha continua a mesma.',
  },
  ingresoPorEmpresa: {
    subject: 'No console de {proveedor} se entra com a conta da sua empresa',
    title: 'Entre com a conta da sua empresa',
    paragraphs: [
      'Seu usuário no console de {proveedor} não usa senha própria: você entra com a conta da sua empresa, a que tem este mesmo e-mail.',
    ],
    action: 'Ir ao console',
    note: 'Se você não o esperava, ignore este e-mail.',
  },
  pruebaDeCorreo: {
    subject: 'E-mail de teste de {proveedor}',
    title: 'Os e-mails do portal estão saindo',
    paragraphs: [
      'Se você está lendo isto, o servidor de e-mail aceitou o que o portal manda e a mensagem chegou a esta caixa.',
      'Veja também se não caiu no spam: é assim que as transportadoras a veriam.',
    ],
  },
  cuentaHabilitada: {
    subject: 'Sua conta está habilitada',
    title: 'Sua conta está habilitada',
    paragraphs: ['{proveedor} mudou a situação da conta de {cuenta}. Você já pode usar todo o portal.'],
    action: 'Entrar no portal',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  cuentaDeshabilitada: {
    subject: 'Sua conta foi desabilitada',
    title: 'Sua conta foi desabilitada',
    paragraphs: [
      '{proveedor} mudou a situação da conta de {cuenta}. Os usuários dela já não podem entrar no portal.',
    ],
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  tokenTermina: {
    subject: 'A chave de “{programa}” termina em {fecha}',
    title: 'A chave de “{programa}” termina em {fecha}',
    paragraphs: [
      'A partir do dia seguinte esse programa não pode mais perguntar. Crie uma chave nova, coloque-a no programa e remova a antiga.',
    ],
    action: 'Ver meus programas',
  },
  solicitudHecha: {
    subject: 'O que você pediu sobre os dados de {chofer} foi feito',
    title: 'O que você pediu sobre os dados de {chofer} foi feito',
    paragraphs: [
      '{proveedor} respondeu à solicitação. O que foi feito está abaixo e na página do motorista.',
    ],
    action: 'Ver a solicitação',
  },
  solicitudRechazada: {
    subject: 'O que você pediu sobre os dados de {chofer} não foi feito',
    title: 'O que você pediu sobre os dados de {chofer} não foi feito',
    paragraphs: [
      '{proveedor} respondeu à solicitação e diz abaixo por que não. Quem não concorda pode reclamar à autoridade argentina de proteção de dados (AAIP).',
    ],
    action: 'Ver a solicitação',
  },
  solicitudesAbiertas: {
    subject: 'Solicitações sobre dados pessoais sem resposta: {n}',
    title: 'Solicitações sobre dados pessoais sem resposta: {n}',
    paragraphs: [
      'Alguém pediu para corrigir ou excluir dados. Cada uma tem um último dia para ser respondida.',
    ],
    action: 'Ver as solicitações',
  },
  webhookSinRespuesta: {
    subject: '“{programa}” não responde: paramos de avisá-lo',
    title: '“{programa}” não responde há {dias} dias',
    paragraphs: [
      'Desligamos esse webhook para não insistir. Nada se perdeu: o que não chegou fica na lista por trinta dias e sai quando você o ligar de novo.',
    ],
    action: 'Ver meus programas',
  },
  webhookDadoDeBaja: {
    subject: '“{programa}” disse que não existe mais: paramos de avisá-lo',
    title: '“{programa}” disse que não existe mais',
    paragraphs: [
      'O servidor dele respondeu 410, o que quer dizer que esse endereço não volta. Desligamos o webhook. Se foi engano, ligue-o: o que não chegou fica lá por trinta dias.',
    ],
    action: 'Ver meus programas',
  },
  cuentaSuspendida: {
    subject: 'Sua conta foi suspensa',
    title: 'Sua conta foi suspensa',
    paragraphs: [
      '{proveedor} mudou a situação da conta de {cuenta}. Você pode entrar, consultar e enviar documentos, mas não adicionar nem alterar motoristas, veículos ou conjuntos.',
    ],
    action: 'Entrar no portal',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  recursoBloqueado: {
    subject: '{recurso}: bloqueado',
    title: '{recurso}: bloqueado',
    paragraphs: [
      '{proveedor} fez o bloqueio: não pode trabalhar, nem é possível enviar seus documentos, até ser desbloqueado.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  recursoDesbloqueado: {
    subject: '{recurso} já não está bloqueado',
    title: '{recurso} já não está bloqueado',
    paragraphs: [
      '{proveedor} desfez o bloqueio: tudo volta a ser como antes, e os documentos decidem se pode trabalhar.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  recursoFueraDeOperacion: {
    subject: '{recurso} não vai mais a {operacion}',
    title: '{recurso} não vai mais a {operacion}',
    paragraphs: [
      '{proveedor} tirou da operação: não pode ir lá, e o que ela pede deixa de ser pedido, até que volte a incluir. No resto nada muda.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  recursoVuelveAOperacion: {
    subject: '{recurso} volta a ir a {operacion}',
    title: '{recurso} volta a ir a {operacion}',
    paragraphs: [
      '{proveedor} voltou a incluir na operação: o que ela pede volta a ser pedido, e os documentos decidem se pode ir.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  soloEn: 'Só em {operacion}',
  excepcionDada: {
    subject: '{documento} de {recurso}: dispensado até {hasta}',
    title: '{documento} de {recurso}: dispensado até {hasta}',
    paragraphs: [
      '{proveedor} dispensou esse documento: até {hasta}, inclusive esse dia, ele não impede de trabalhar. O documento continua sendo necessário: envie-o antes.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  excepcionTerminada: {
    subject: '{documento} de {recurso}: a dispensa terminou',
    title: '{documento} de {recurso}: a dispensa terminou',
    paragraphs: [
      '{proveedor} encerrou a dispensa que valia até {hasta}: a partir de agora esse documento volta a decidir se pode trabalhar. Envie-o o quanto antes.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  codigoParaContrasena: {
    subject: 'Seu código para trocar a senha',
    title: 'Seu código para trocar a senha',
    paragraphs: [
      'Digite este código no portal, no mesmo navegador em que o pediu, junto com sua nova senha:',
    ],
    note: 'Vale 10 minutos e serve uma única vez. Não o compartilhe com ninguém. Se você não o pediu, ignore este e-mail: sua senha continua a mesma.',
  },
  contrasenaCambiada: {
    subject: 'Você trocou sua senha',
    title: 'Sua senha mudou',
    paragraphs: ['A senha do seu usuário foi trocada, e encerramos as outras sessões abertas.'],
    action: 'Não fui eu: recuperar meu usuário',
    note: 'Se foi você, não precisa fazer nada.',
  },
  contrasenaDeOperador: {
    subject: 'Você trocou sua senha',
    title: 'Sua senha mudou',
    paragraphs: ['A senha do seu usuário foi trocada, e encerramos as outras sessões abertas.'],
    note: 'Se não foi você, avise já a quem administra o console.',
  },
  intentosDeIngreso: {
    subject: 'Alguém está tentando entrar com seu e-mail',
    title: 'Alguém está tentando entrar com seu e-mail',
    paragraphs: [
      'Nos últimos minutos houve mais de dez tentativas fracassadas de entrar com seu e-mail, em navegadores que você nunca usou.',
      'Ninguém entrou, e você pode continuar entrando: não bloqueamos seu usuário pelo que outros tentam.',
    ],
    action: 'Ir à página para entrar',
    note: 'Se foi você, não precisa fazer nada. Se não, basta que você não use sua senha em outro lugar; na dúvida, troque-a.',
  },
  dosPasosActivada: {
    subject: 'Você ativou a verificação em duas etapas',
    title: 'Verificação em duas etapas ativada',
    paragraphs: [
      'De agora em diante, para entrar {donde} é preciso sua senha e o código do seu aplicativo. Encerramos as outras sessões abertas.',
    ],
  },
  dosPasosQuitada: {
    subject: 'Seu usuário ficou sem verificação em duas etapas',
    title: 'Verificação em duas etapas removida',
    paragraphs: [
      'Para entrar {donde} agora basta sua senha, e seu aplicativo já não serve. Encerramos as outras sessões abertas.',
    ],
  },
  dosPasosCodigos: {
    subject: 'Seus códigos de recuperação mudaram',
    title: 'Novos códigos de recuperação',
    paragraphs: ['Há novos códigos de recuperação para seu usuário, e os anteriores já não servem.'],
  },
  dosPasosUsado: {
    subject: 'Um dos seus códigos de recuperação foi usado',
    title: 'Entrada com um código de recuperação',
    paragraphs: [
      'Alguém entrou {donde} com sua senha e um dos seus códigos de recuperação, que não volta a servir. Quando restarem poucos, peça outros em “Verificação em duas etapas”.',
    ],
  },
  dosPasos: {
    portal: {
      donde: 'no portal',
      action: 'Não fui eu: trocar minha senha',
      note: 'Se foi você, não precisa fazer nada.',
    },
    consola: {
      donde: 'no console',
      note: 'Se não foi você nem o pediu, avise já a quem administra o console.',
    },
  },
  documentoRechazado: {
    subject: 'Documento recusado: {tipo} de {deQuien}',
    title: 'Há um documento para enviar de novo',
    paragraphs: ['{proveedor} analisou este documento e não pôde aprová-lo.'],
    action: 'Enviar de novo',
  },
  rechazadoDe: { choferes: '{n} motoristas', dominios: '{n} veículos', recursos: '{n} recursos' },
  avisoDeVencimientos: {
    subject: '{documentos} de {cuenta}: {resumen}',
    title: 'Você tem {cuantos} para renovar',
    paragraphs: ['Isto mudou na documentação de {cuenta}: {resumen}.'],
    action: 'Ver os documentos',
    note: 'Avisamos uma única vez de cada data. O que você já enviou e está em análise não aparece aqui.',
  },
  vencimientos: {
    uno: { documentos: 'Documento', cuantos: 'um documento', vencidos: '1 vencido' },
    varios: { documentos: 'Documentos', cuantos: '{n} documentos', vencidos: '{n} vencidos' },
    porVencer: '{n} a vencer',
    vencio: 'Venceu em {dia}',
    hoy: 'Vence hoje, {dia}',
    manana: 'Vence amanhã, {dia}',
    enDias: 'Vence em {n} dias, em {dia}',
    deRecurso: '{tipo} de {recurso}',
    deLaEmpresa: '{tipo} da empresa',
    loPide: { uno: '{papel} (pedido por {operaciones})', varios: '{papel} (pedido por {operaciones})' },
    unPedido: '1 pedido sem resposta: {url}',
    pedidos: '{n} pedidos sem resposta: {url}',
  },
  cambioQueRige: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} mudou o que pede: a partir de hoje, {documento} {cambio}. Assim está hoje esse documento:',
    ],
    action: 'Ver o que falta',
    note: 'Envie-o o quanto antes: quando for aprovado, {luego}.',
  },
  cambioPorVenir: {
    subject: '{documento}: {quienes}',
    title: '{quienes}',
    paragraphs: [
      '{proveedor} mudou o que pede: a partir de {dia}, {documento} {cambio}. Assim está hoje esse documento:',
    ],
    action: 'Ver o que falta',
    note: 'Você já pode enviá-lo: se nesse dia estiver aprovado, {luego}.',
  },
  falta: { uno: 'Falta 1 dia', varios: 'Faltam {n} dias' },
  dejan: {
    hoy: {
      transporte: 'a empresa deixa de estar liberada hoje',
      chofer: '1 motorista deixa de estar liberado hoje',
      choferes: '{n} motoristas deixam de estar liberados hoje',
      dominio: '1 veículo deixa de estar liberado hoje',
      dominios: '{n} veículos deixam de estar liberados hoje',
    },
    otroDia: {
      transporte: 'a empresa deixaria de estar liberada em {dia}',
      chofer: '1 motorista deixaria de estar liberado em {dia}',
      choferes: '{n} motoristas deixariam de estar liberados em {dia}',
      dominio: '1 veículo deixaria de estar liberado em {dia}',
      dominios: '{n} veículos deixariam de estar liberados em {dia}',
    },
  },
  vuelven: {
    transporte: 'a empresa volta a estar liberada',
    chofer: 'o motorista volta a estar liberado',
    choferes: 'os motoristas voltam a estar liberados',
    dominio: 'o veículo volta a estar liberado',
    dominios: 'os veículos voltam a estar liberados',
  },
  siguen: {
    transporte: 'a empresa continua liberada',
    chofer: 'o motorista continua liberado',
    choferes: 'os motoristas continuam liberados',
    dominio: 'o veículo continua liberado',
    dominios: 'os veículos continuam liberados',
  },
  cambio: {
    obligatorioYCritico: 'é obrigatório e crítico',
    obligatorio: 'é obrigatório',
    critico: 'é crítico',
    desde: 'é pedido a partir de {dia}',
    aOtros: 'é pedido também a outros',
    deOtraManera: 'é pedido de outra forma',
  },
  entroIgual: {
    subject: '{quienes}: entrou mesmo assim por {puerta}',
    title: '{quienes}: entrou mesmo assim por {puerta}',
    paragraphs: [
      'Em {cuando}, em {puerta} ({sede}), {quienes} entrou embora a portaria dissesse que não.',
      '{autoriza} autorizou: “{motivo}”. O que aparecia na portaria: {porque}.',
    ],
    action: 'Ver a passagem',
  },
  controlesQueFaltan: {
    subject: 'Controles de {mes}: faltam documentos',
    title: 'Controles de {mes}: faltam documentos',
    paragraphs: [
      '{proveedor} controla mês a mês os documentos de cada motorista. De {mes} ainda faltam {n}:',
    ],
    action: 'Ver o que falta',
    note: 'O que chegar antes de o mês ser fechado conta em dia; depois, como atrasado. Se algum não se aplica, diga ali mesmo.',
  },
  cambioDeOperacion: {
    subject: '{operacion} pede mais: {quienes} sem poder ir a partir de {cuando}',
    title: '{operacion} pede mais: {quienes} sem poder ir a partir de {cuando}',
    paragraphs: [
      '{proveedor} mudou o que {operacion} pede: a partir de {cuando}, ali é preciso {papeles}. Por isso não podem ir:',
    ],
    action: 'Ver o que falta',
    note: 'Vale para {operacion}: no resto, tudo continua como estava. Envie já: quando for aprovado, podem ir.',
  },
  desdeCuando: { hoy: 'hoje', otroDia: '{dia}', deUno: '{nombre} · a partir de {cuando}' },
  recursos: {
    transporte: { uno: 'Empresa', enFrase: 'a empresa', varios: 'a empresa' },
    chofer: { uno: 'Motorista', enFrase: 'motorista', varios: 'motoristas' },
    dominio: { uno: 'Veículo', enFrase: 'veículo', varios: 'veículos' },
  },
  cambioRetirado: {
    subject: '{documento}: a mudança de {desde} não vai valer',
    title: 'Uma mudança que avisamos não vai valer',
    paragraphs: [
      '{proveedor} retirou a mudança que valeria a partir de {desde}: {documento} continua sendo pedido como até agora.',
    ],
    action: 'Ver a situação',
    note: 'Se tiver dúvidas, responda a este e-mail.',
  },
  estado: {
    pendiente: 'Pendente',
    'en revision': 'Em análise',
    activo: 'Ativo',
    rechazado: 'Recusado',
    vencido: 'Vencido',
    bloqueado: 'Bloqueado',
  },
  rotulo: {
    contacto: 'Contato',
    identificacion: 'Identificação',
    email: 'E-mail',
    celular: 'Celular',
    nombre: 'Nome',
    transporte: 'Transportadora',
    cuit: 'CUIT',
    mensaje: 'Mensagem',
    motivo: 'Motivo',
    responderHasta: 'Você pode responder até',
    venceEl: 'Responder até',
    loMando: 'Enviado por',
    cuando: 'Quando',
    usuario: 'Usuário',
    documento: 'Documento',
    correspondeA: 'Referente a',
  },
  saludo: 'Olá, {firstname}:',
  y: 'e',
  primeros: 'Estes são os primeiros {n}; os demais estão no portal.',
  siElBoton: 'Se o botão não funcionar, copie este endereço: {url}',
  pie: 'Este e-mail é de {proveedor}, sobre a documentação das suas transportadoras.',
}
