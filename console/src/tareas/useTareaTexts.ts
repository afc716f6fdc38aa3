import { useTexts } from '@portal/ui/app/useTexts.ts'

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

/** What each job is called, and what it is for. One that these texts don't know yet is told apart by its own name. */
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
  }
}
