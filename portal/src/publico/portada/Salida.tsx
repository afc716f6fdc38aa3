import { CircleCheck as ActiveIcon, Eye as ReviewIcon } from 'lucide-react'
import { portada } from '../mensajes/es/portada.ts'
import { Chip } from '../partes/Chip.tsx'

/** How an hour of the day ends: what was presented waits for the provider, the others are done. */
export const Salida = ({ de }: { de: (typeof portada.dia.horas)[number] }) => {
  const waits = de === portada.dia.horas[1]
  return (
    <Chip tone={waits ? 'blue' : 'green'} icon={waits ? ReviewIcon : ActiveIcon}>
      {de[4] ?? ''}
    </Chip>
  )
}
