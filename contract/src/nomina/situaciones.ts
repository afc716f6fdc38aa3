/**
 * What a code of the table «Códigos de situación de revista» of SICOSS (RG DGI 3834/94 and what changed it) says of whether
 * somebody is still employed. Leaves and suspensions are employment. A code that is not here says nothing.
 */
const bajas: ReadonlySet<number> = new Set([0, 2, 4, 7, 8])
const empleado: ReadonlySet<number> = new Set([
  1, 3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 31, 32, 33, 42, 43, 44,
])

type ClaseDeSituacion = 'baja' | 'empleado' | 'desconocida'

export const claseDeSituacion = (code: number): ClaseDeSituacion =>
  bajas.has(code) ? 'baja' : empleado.has(code) ? 'empleado' : 'desconocida'
