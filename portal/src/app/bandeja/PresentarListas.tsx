import { maxEntradas } from '@portal/contract/entradas.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Upload as PresentIcon } from 'lucide-react'
import { isReady, type Entrada } from './entrada.ts'

/** Presents those that a person or a reading is sure of and that lack no date, once they were listed. */
export const PresentarListas = ({ entradas }: { entradas: readonly Entrada[] }) => {
  const t = useTexts()
  const confirm = useConfirm()
  const toast = useToast()
  const presentar = useWrite('PresentarEntradas')
  const ready = entradas.filter((entrada) => isReady(entrada)).slice(0, maxEntradas)
  const words = { count: ready.length, n: formatNumber(ready.length) }
  if (ready.length === 0) return null
  const ask = async () => {
    const done = await confirm({
      title: t('bandeja.presentarSeguras', words),
      message: (
        <ul className="bulleted">
          {ready.map(({ entradaid, nombre, dominio, nombre_corto, tipodocumento }) => (
            <li key={entradaid}>
              {nombre_corto ?? tipodocumento}, {recursoName({ nombre: nombre ?? undefined, dominio })}
            </li>
          ))}
        </ul>
      ),
      confirmLabel: t('bandeja.presentar'),
      run: () => presentar.mutateAsync({ entradas: ready.map(({ entradaid }) => entradaid) }),
    })
    if (done) toast({ message: t('bandeja.presentadas', words), about: 'bandeja' })
  }
  return (
    <PrimaryAction
      label={t('bandeja.presentarSeguras', words)}
      icon={<PresentIcon />}
      onClick={() => void ask()}
    />
  )
}
