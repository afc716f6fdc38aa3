import { Button } from '@portal/ui/controls/Button.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { QrCode as PassIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayAsk } from '../session/useLogin.ts'
import { pasePart } from './pasePart.ts'

interface PaseActionProps {
  recursoid: string
  nombre: string
  /** Beside the verdict, where the head of a phone has no room for one more. */
  below?: boolean
}

/** Of a unit or a chofer that is in use: what they show at a gate. */
export const PaseAction = ({ recursoid, nombre, below = false }: PaseActionProps) => {
  const t = useTexts()
  const may = useMayAsk('VerPase')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      {below ? (
        <Button icon={<PassIcon size={20} aria-hidden />} onClick={() => setOpen(true)}>
          {t('pase.accion')}
        </Button>
      ) : (
        <HeadAction label={t('pase.accion')} icon={<PassIcon />} onClick={() => setOpen(true)} />
      )}
      {open && (
        <DialogOnDemand part={pasePart} props={{ recursoid, nombre, onClose: () => setOpen(false) }} />
      )}
    </>
  )
}
