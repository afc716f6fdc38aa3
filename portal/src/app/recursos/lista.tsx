import type { ReactNode } from 'react'
import { NewButton } from '../campos/NewButton.tsx'
import { Comienzo } from './Comienzo.tsx'
import { Habilitados } from './Habilitados.tsx'

const texts = { chofer: 'choferes', dominio: 'dominios' } as const

/** What stands around a list of choferes or of dominios; `href` is the form of a new one. */
export const listaDeRecursos = (tiporecurso: keyof typeof texts, href: () => string) =>
  ({
    Subtitle: () => <Habilitados tiporecurso={tiporecurso} otherwise={`${texts[tiporecurso]}.explicacion`} />,
    Primary: () => <NewButton href={href()} label={`${texts[tiporecurso]}.nuevo`} />,
    Beginning: ({ children }: { children: ReactNode }) => (
      <Comienzo tiporecurso={tiporecurso}>{children}</Comienzo>
    ),
  }) as const
