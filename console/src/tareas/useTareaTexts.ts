import { useTexts } from '@portal/ui/app/useTexts.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { esCorreo, type Tarea } from './tarea.ts'

const known = [
  'limpieza',
  'cambios',
  'recordatorios',
  'archivos',
  'dibujos',
  'huerfanos',
  'vencimientos',
  'veredictos',
  'hitos',
  'avisos',
  'sellado',
  'comprobacion',
  'correo',
] as const

/** What each job is called, what it is for, when it ended and goes again. One that these texts don't know yet is told apart by its own name. */
export const useTareaTexts = () => {
  const t = useTexts()
  const find = (tarea: string) => known.find((each) => each === tarea)
  return {
    nombre: (tarea: string) => {
      const name = find(tarea)
      return name ? t(`tareas.nombre.${name}`) : `${t('tareas.otra')} (${tarea})`
    },
    paraQue: (tarea: string) => {
      const name = find(tarea)
      return name && t(`tareas.paraQue.${name}`)
    },
    ultima: (tarea: Tarea) =>
      tarea.ultimo_fin !== null
        ? formatDateTime(tarea.ultimo_fin)
        : esCorreo(tarea)
          ? t('tareas.ninguno')
          : '—',
    proxima: ({ proxima }: Tarea) => (proxima === null ? t('tareas.continua') : formatDateTime(proxima)),
  }
}
