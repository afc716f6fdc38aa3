import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import words from '../mensajes/es/tareas.json' with { type: 'json' }
import { esCorreo, type Tarea } from './tarea.ts'

type Known = keyof typeof words.nombre

const isKnown = (tarea: string): tarea is Known => tarea in words.nombre

/** What each job is called, what it is for, when it ended and goes again. One that these texts don't know yet is told apart by its own name. */
export const useTareaTexts = () => {
  const t = useTexts()
  return {
    nombre: (tarea: string) =>
      isKnown(tarea) ? t(`tareas.nombre.${tarea}`) : `${t('tareas.otra')} (${tarea})`,
    paraQue: (tarea: string) => (isKnown(tarea) ? t(`tareas.paraQue.${tarea}`) : undefined),
    ultima: (tarea: Tarea) =>
      tarea.ultimo_fin !== null
        ? formatDateTime(tarea.ultimo_fin)
        : esCorreo(tarea)
          ? t('tareas.ninguno')
          : '—',
    proxima: ({ proxima }: Tarea) => (proxima === null ? t('tareas.continua') : formatDateTime(proxima)),
  }
}
