import type { Control } from '@portal/contract/reglaDeControl.ts'
import type { Sheet } from '@portal/ui/app/downloadXlsx.ts'
import type { TFunction } from 'i18next'
import { cuandoEstuvo, type FilaDeControl } from './GrillaDeControl.tsx'

interface Hoja {
  mes: string
  /** Beside the month, in the name of its file. */
  nombre: string
  controles: readonly { control: Control; nombre: string }[]
  filas: readonly FilaDeControl[]
}

/** The people of a month as a sheet. */
export const hojaDelMes = (t: TFunction, { mes, nombre, controles, filas }: Hoja): Sheet => ({
  fileName: `controles-${nombre}-${mes}`,
  head: [
    t('control.hoja.nombre'),
    t('control.hoja.cuil'),
    t('control.hoja.dias'),
    ...controles.map((each) => each.nombre),
  ],
  rows: filas.map((fila) => [
    fila.nombre,
    fila.cuil ?? null,
    cuandoEstuvo(t, fila, mes) || null,
    ...controles.map(({ control }) => {
      const celda = fila.celdas?.find((each) => each.control === control)
      return celda ? t(`control.estados.${celda.estado}`) : null
    }),
  ]),
  nothing: t('control.hoja.nada'),
})
