import { documentosEn, rutas } from '../rutas.ts'

/** What is asked, by subject, and where each answer leads. Its words stand under the same names. */
export const temas = {
  recursos: ['nuevoChofer', 'nuevoDominio', 'baja'],
  documentos: ['presentar', 'pedir', 'lote', 'estados', 'rechazo', 'vencimientos', 'nomina', 'controles'],
  veredicto: ['habilitado', 'criticos', 'operaciones'],
  cuenta: ['usuarios', 'sesion', 'sesiones', 'contrasena', 'dosPasos', 'idioma'],
} as const

export type Tema = keyof typeof temas
export type Pregunta = (typeof temas)[Tema][number]

/** Those that a screen of its own follows from. */
export const lugares = {
  nuevoChofer: rutas.nuevoChofer(),
  nuevoDominio: rutas.nuevoDominio(),
  baja: rutas.choferes(),
  presentar: documentosEn('pendientes'),
  pedir: rutas.pedidos(),
  lote: rutas.bandeja(),
  rechazo: rutas.documentos({ estado: 'rechazado' }),
  vencimientos: rutas.inicio(),
  nomina: rutas.nomina(),
  controles: rutas.transporte({ solapa: 'controles' }),
  habilitado: rutas.choferes(),
  criticos: rutas.transporte(),
  operaciones: rutas.transporte(),
  usuarios: rutas.usuarios(),
  sesiones: rutas.sesiones(),
  contrasena: rutas.cambiarContrasena(),
  dosPasos: rutas.dosPasos(),
  idioma: rutas.apariencia(),
} as const satisfies Partial<Record<Pregunta, string>>

export const hasLugar = (pregunta: Pregunta): pregunta is keyof typeof lugares => pregunta in lugares
