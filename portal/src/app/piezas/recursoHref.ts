import { rutas } from '../rutas.ts'

interface Recurso {
  recursoid: string
  tiporecurso?: string | undefined
}

/** A resource's own screen, where it has one and its kind is known. */
export const recursoHref = ({ recursoid, tiporecurso }: Recurso): string | undefined => {
  if (tiporecurso === 'dominio') return rutas.dominio(recursoid)
  return tiporecurso === 'chofer' || tiporecurso === 'chofer dado de baja'
    ? rutas.chofer(recursoid)
    : undefined
}
