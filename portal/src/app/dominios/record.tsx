import type { Answer } from '@portal/contract'
import { DominioForm } from '@portal/contract/dominios.ts'
import { patenteProblem, spelledPatente } from '@portal/contract/patentes.ts'
import { recordKind } from '@portal/ui/form/record.ts'
import { titularidadOf } from '@portal/parts/titularidad.tsx'
import { check, text } from '@portal/ui/form/recordFields.tsx'
import { pick } from '../campos/recordFields.tsx'

export type Dominio = Answer<'DetailDominio'>['records'][number]

/** What is written down of a dominio: asked in the form, read in the detail. */
export const dominioKind = recordKind({
  shape: DominioForm,
  texts: 'dominios',
  labels: 'rotulo.dominio',
  defaults: { pais_patente: 'Argentina', titularidad: 'PROPIO' },
  problems: ({ dominio, pais_patente }) => ({ dominio: patenteProblem(pais_patente, dominio) }),
  sections: [
    {
      key: 'patente',
      fields: [
        pick('dominios', 'pais_patente', { long: true, short: true }),
        text('dominio', { transform: spelledPatente, maxLength: 12, short: true }),
      ],
    },
    {
      key: 'vehiculo',
      fields: [
        pick('dominios', 'vehiculo'),
        pick('dominios', 'carroceria'),
        pick('dominios', 'cantidad_ejes', { short: true }),
        text('marca'),
      ],
    },
    {
      key: 'titularidad',
      fields: [pick('dominios', 'titularidad', { show: titularidadOf })],
    },
    {
      key: 'tareas',
      explanation: 'dominios.explicaTareas',
      fields: [check('transporta_peligrosas'), check('transporta_alimentos')],
    },
    {
      key: 'mas',
      folded: true,
      fields: [
        text('nombre'),
        text('modelo'),
        text('anio', { inputMode: 'numeric', maxLength: 4, short: true }),
        text('chasis'),
        text('motor'),
        text('titular'),
      ],
    },
  ],
})
