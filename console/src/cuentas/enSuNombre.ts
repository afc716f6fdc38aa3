/** Presenting in an account's name, for who looks at one elsewhere. */
export { EnSuNombreDialog } from './enSuNombre/EnSuNombreDialog.tsx'
