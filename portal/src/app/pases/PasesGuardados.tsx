import { Card } from '@portal/ui/show/Card.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { QrCode as PassIcon } from 'lucide-react'
import { useState } from 'react'
import { readGuardados, type PaseGuardado } from './guardados.ts'
import { PaseEnPantalla } from './PaseEnPantalla.tsx'

/** The passes that were opened on this device, for where nobody can be asked: they say who comes, and are good without a line. */
export const PasesGuardados = () => {
  const t = useTexts()
  const [pases] = useState(() => readGuardados())
  const [open, setOpen] = useState<PaseGuardado>()
  if (pases.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="pases-guardados">
      <div className="stack gap-12">
        <h2 id="pases-guardados" className="row gap-8 semibold">
          <PassIcon size={20} aria-hidden />
          {t('pase.guardados')}
        </h2>
        <ul className="row wraps gap-8">
          {pases.map((pase) => (
            <li key={pase.recursoid}>
              <Button onClick={() => setOpen(pase)}>{t('pase.de', { nombre: pase.nombre })}</Button>
            </li>
          ))}
        </ul>
      </div>
      {open && (
        <PaseEnPantalla nombre={open.nombre} pase={open} alDia={false} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  )
}
