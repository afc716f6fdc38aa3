import type { CarrierOperations } from '@portal/contract'

/** What a person misses where a back office does not know an operation of this product's own. */
export const absences: Readonly<Partial<Record<keyof CarrierOperations, { en: string; es: string }>>> = {
  ping: {
    en: 'The session cookie answers who is signed in, as of the last sign-in or profile save.',
    es: 'quién entró se sabe por la cookie: lo que cambie allá se ve al volver a entrar.',
  },
  EnviarConsulta: {
    en: 'The landing page has no contact form.',
    es: 'la portada no tiene formulario de contacto.',
  },
  AbrirInvitacion: {
    en: 'Nobody is invited by the provider: the form of registration comes empty.',
    es: 'el proveedor no manda invitaciones: el formulario de registro viene vacío.',
  },
  ConfirmarEmail: {
    en: 'Nobody is asked to confirm the e-mail of a registration.',
    es: 'nadie confirma el email de un registro.',
  },
  changePasswordByCode: {
    en: 'A mailed code can’t be used here: the back office’s own way to set a password stays.',
    es: 'el código que llega por correo no se usa acá: queda la manera de ese sistema de poner una contraseña.',
  },
  ListSesiones: {
    en: '«Sesiones» says that the provider doesn’t offer it, and no menu leads there.',
    es: 'no hay pantalla de sesiones.',
  },
  CerrarSesion: {
    en: 'Nobody is offered to end a session elsewhere.',
    es: 'nadie puede cerrar sus otras sesiones.',
  },
  DetailTotp: {
    en: '«Verificación en dos pasos» says that the provider doesn’t offer it, and nothing leads there.',
    es: 'no hay verificación en dos pasos.',
  },
  IniciarTotp: {
    en: 'Nobody can set up a second step.',
    es: 'nadie puede empezar a activar los dos pasos.',
  },
  ActivarTotp: { en: 'Nobody can turn a second step on.', es: 'nadie puede activar los dos pasos.' },
  RenovarRecuperacion: {
    en: 'Nobody can ask for new recovery codes.',
    es: 'nadie puede pedir códigos de recuperación nuevos.',
  },
  QuitarTotp: { en: 'Nobody can take a second step off.', es: 'nadie puede quitar los dos pasos.' },
  DetailContact: {
    en: 'A user’s page says that the provider doesn’t offer it.',
    es: 'los usuarios no tienen ficha.',
  },
  SaveContact: {
    en: 'Users can’t be invited or changed here.',
    es: 'no se invita ni se cambia a los usuarios.',
  },
  ListPropuestas: {
    en: 'Nobody is proposed as a user: the provider does not ask.',
    es: 'el proveedor no propone a nadie como usuario.',
  },
  ResponderPropuesta: {
    en: 'Nobody is proposed as a user: there is nothing to answer.',
    es: 'no hay propuestas que responder.',
  },
  SaveLogo: { en: 'The logo can’t be changed here.', es: 'el logo no se cambia.' },
  Buscar: { en: 'The bar has no search box.', es: 'la barra no tiene búsqueda.' },
  DetailTransporte: {
    en: '«Transporte» says that the provider doesn’t offer it, and no menu leads there.',
    es: 'no hay pantalla de Transporte.',
  },
  UnidadesDelDia: {
    en: 'Units are listed from `ListUnidades`; whether one may go out is unknown.',
    es: 'las unidades se listan sin decir si pueden salir.',
  },
  EliminarRecursos: {
    en: 'What was added by mistake can’t be deleted here.',
    es: 'lo que se cargó por error no se elimina.',
  },
  DeshacerEliminacion: {
    en: 'Nothing is deleted, so there is nothing to put back.',
    es: 'como nada se elimina, no hay qué recuperar.',
  },
  ListCupos: {
    en: 'Nobody is told before a quota is met: there, quotas are the back office’s own.',
    es: 'nadie avisa antes de llegar a un cupo: los de allá son de ese sistema.',
  },
  MarcarRecursos: { en: 'There are no stars.', es: 'no hay estrellas.' },
  ContarFaltantes: {
    en: 'What is missing is counted from `ListRecDocFaltantes`.',
    es: 'lo que falta se cuenta de ListRecDocFaltantes.',
  },
  MatrizDocumentos: { en: 'There is no matrix.', es: 'no hay matriz.' },
  ListDocumentos: {
    en: 'What was presented is told from the last line of each in `ListRecDocHistorial`.',
    es: 'lo presentado sale del último renglón de cada uno en ListRecDocHistorial.',
  },
  DetailDocumento: {
    en: 'A presentation has no page of its own.',
    es: 'una presentación no tiene pantalla propia.',
  },
  ExportarDocumentos: {
    en: 'Documents can’t be downloaded as a ZIP.',
    es: 'los documentos no se bajan en un ZIP.',
  },
  RecursosDelTipo: {
    en: 'One paper is presented for one resource at a time.',
    es: 'un papel se presenta para uno por vez.',
  },
  ListCambiosDeTipo: {
    en: 'Nobody is told what will be asked for before it is.',
    es: 'nadie avisa qué se va a pedir antes de que se pida.',
  },
  AnularDocumento: {
    en: 'What is in review can’t be withdrawn here.',
    es: 'lo que está en revisión no se anula.',
  },
}
