import type { CarrierOperations } from '@portal/contract'

/** What each carrier operation is for, in a sentence: for the people who write clients. */
export const about: Readonly<Record<keyof CarrierOperations, string>> = {
  login:
    'Signs a person in. `session` is what every later call names as `_session`; it ends after `duration` minutes without a call. 1508 for whoever has a second step: the same again with `totp`, or a recovery code as `recuperacion`.',
  logout: 'Ends the session. Answers the same when there is none.',
  ping: 'Tells whether the session lives, keeps it alive, and brings the login data as it stands now.',
  saveRecord:
    'Registers a carrier. The provider decides; the person hears by mail. Without `tipo_documento` a number of eleven digits is a CUIT, and any other foreign.',
  ConfirmarEmail:
    'Confirms the e-mail of a registration, by the `token` of the link that was mailed there, `…/auth/confirmar-email#token=…`. The provider sees it; it decides nothing. 1512 when the link was used or is late.',
  AbrirInvitacion:
    'Whom the link of the provider’s invitation is for: CUIT and e-mail, for the form of registration. `completa: true` once a person began to fill it in. 1512 when the link serves no more.',
  EnviarConsulta:
    'Mails what somebody without an account asks to the provider’s support address; 1530 while it has none. `empresa` is the company that the person writes for, where there is one.',
  sendMailForPassword:
    'Mails a reset code. The answer is the same for known and unknown e-mails. `pedido` in it may go with the code: then nobody else’s guesses count against it.',
  changePasswordByCode:
    'Sets the password: with `email` and the `code` that was mailed there, from the network that asked for it and best with the `pedido` that asking answered; or with the `token` of a mailed link, `…/auth/reset-password-code#token=…`.',
  changePasswordProfile:
    'Changes the own password. This session stays; the person’s others end. An outside client may leave `passwordActual` out.',
  getPickListValues: 'The values that a field offers.',
  getCiudades:
    'Cities of a country or a province: the result itself is the list. `order` names fields of it in turn, with ASC or DESC. No list of places is complete: where a city is asked for, any other text is accepted too.',
  ListSesiones: 'Where the person is signed in: browser and system, since when, and which session asks.',
  CerrarSesion: 'Ends one of the own sessions, or with `sesionid` "otras" all but the one that asks.',
  DetailTotp: 'Whether signing in asks this person for a second step, and how many recovery codes are left.',
  IniciarTotp:
    'A secret for the person’s app (TOTP: SHA-1, six figures, 30 seconds), shown once; it counts from `ActivarTotp` on. Who has a second step already shows it too: `totp`, or a recovery code as `recuperacion`.',
  ActivarTotp:
    'With a code of the new secret: from now on signing in asks for one. It answers recovery codes, shown once, and ends the person’s other sessions.',
  RenovarRecuperacion: 'Other recovery codes; those of before serve no more.',
  QuitarTotp:
    'Signing in asks for the password alone again. With `totp`, or a recovery code as `recuperacion`; nobody else can do it for a person.',
  ListContacts: 'The users of the account.',
  DetailContact: 'A user of the account. For the titular.',
  SaveContact:
    'Invites a user (`contactid` "0"), whom a mailed link lets choose a password, edits one, or ends the access with `activo: false`. For the titular.',
  ListPropuestas:
    'People who asked the provider for an account that the company has already, and wait for an answer. For the titular.',
  ResponderPropuesta:
    'Takes such a person in as colaborador, or says that nobody knows them. For the titular, once.',
  DetailProfile: 'The person and the account.',
  SaveProfile: 'Saves the profile. The first complete one takes the account from estado 3 to 1.',
  SaveLogo: 'Gives the account a picture that was uploaded before. For the titular.',
  Dashboard:
    'How many documents stand how, what ends in the next twelve weeks, how many resources are fit, and the next things to do.',
  Buscar: 'Finds choferes, dominios, unidades and documents by part of a name, a number or a plate.',
  DetailTransporte: 'The account as a resource: its own documents and what it has on the road.',
  ListChoferes:
    'Choferes with their fitness, in every state unless `estado_cuenta` names one. Sorted by full name unless asked otherwise.',
  DetailChofer: 'A chofer with every slot of documents and the unidades they are in.',
  SaveChofer:
    'Creates a chofer (`choferid` "0") or changes what is sent. `estado_cuenta: "BAJA"` takes one off the road, and asks when and why.',
  ListDominios:
    'Dominios with their fitness, in every state unless `estado_dominio` names one. Sorted by plate unless asked otherwise.',
  DetailDominio: 'A dominio with every slot of documents and the unidades it is in.',
  SaveDominio:
    'Creates a dominio (`dominioid` "0") or changes what is sent. The plate is held to the shapes of its country.',
  ListUnidades: 'Unidades with their parts and the fitness of the whole.',
  UnidadesDelDia:
    'Which of the active unidades may go out on a day, why not, and with which exchanges of the carrier’s own resources they may.',
  DetailUnidad:
    'A unidad and whether it may leave on `fecha` (today unless said), with the culprits when not.',
  SaveUnidad:
    'Puts a unidad together (`unidadid` "0") or changes what is sent; an empty part leaves its place.',
  ListCupos:
    'How many choferes, dominios and unidades the account has, and how much it wrote in the hour that goes, beside the most that it may.',
  MarcarRecursos:
    'Keeps choferes, dominios and unidades at the head of the lists of whoever asks, and of nobody else; `marcado: false` takes the mark off. All of them, or none.',
  EliminarRecursos:
    'Deletes choferes, dominios and unidades that were added by mistake: nothing was ever presented for them, and nothing else hangs on them. Of the others it says why they stay.',
  DeshacerEliminacion:
    'Puts back what the same person deleted within the last ten seconds: all of them, or none.',
  TiposDocumentos:
    'The catalogue in force. `chofer` brings `chofer dado de baja` too; `filter.atributos` leaves what such a resource would be asked for.',
  ListRecDocFaltantes: 'What is required and was never presented, by resource.',
  ContarFaltantes:
    'How many documents of active resources are required and were never presented, and how many were rejected.',
  MatrizDocumentos:
    'Who lacks what: active choferes or dominios by the types of document that they are asked for, a page of rows at a time.',
  ListDocumentos: 'Slots with something presented.',
  DetailDocumento: 'A presentation with its files, its decision and the others of its slot.',
  ExportarDocumentos:
    'How much the documents of these resources are that are in force or in review, and the address that sends them as a ZIP.',
  SaveDocumentoRecurso:
    'Presents a document with one to three uploaded files, named in `archivos`, or in `data` as clients of the original do. Which dates it needs follows from the `vigencia` of its type. One that is `compartido` may be presented for more resources in `tambien`: all of them or none.',
  RecursosDelTipo:
    'Whom a type of document is asked of and how each stands, in `periodo` where the type is monthly: whom one paper may be presented for.',
  ListCambiosDeTipo:
    'What the catalogue will ask of this carrier from a later day on and is missing today, with the resources that lack it: each can be presented already.',
  AnularDocumento: 'Withdraws a presentation that nobody has decided yet.',
  ListRecDocHistorial: 'What happened, oldest first unless asked otherwise, with the names as they stood.',
}
