import { clasesDeArchivo, type ClaseDeArchivo } from '@portal/contract/clasesDeArchivo.ts'

/** What is accepted, by content: the name a file came with decides nothing. */
export const acceptedTypes = clasesDeArchivo.map(({ mediatype }) => mediatype)
export type AcceptedType = ClaseDeArchivo['mediatype']
