import type { Answer } from '@portal/contract'
import { ChoferForm } from '@portal/contract/choferes.ts'
import { documentoProblem, formatDocumento } from '@portal/contract/identificacion.ts'
import { recordKind } from '@portal/ui/form/record.ts'
import { check, date, email, text, together } from '@portal/ui/form/recordFields.tsx'
import { address, cuil, phone, photo, pick } from '../campos/recordFields.tsx'

export type Chofer = Answer<'DetailChofer'>['records'][number]

/** What is written down of a chofer: asked in the form, read in the detail. */
export const choferKind = recordKind({
  shape: ChoferForm,
  texts: 'choferes',
  labels: 'rotulo.chofer',
  problems: ({ tipo_documento, documento }) => ({ documento: documentoProblem(tipo_documento, documento) }),
  defaults: { pais: 'Argentina', nacionalidad: 'Argentina', tipo_documento: 'DNI' },
  sections: [
    {
      key: 'personales',
      fields: [
        photo('foto'),
        together(pick('choferes', 'tipo_documento'), {
          ...text('documento'),
          show: (documento, _, { tipo_documento }) =>
            typeof documento === 'string' ? formatDocumento(String(tipo_documento), documento) : null,
        }),
        text('nombre'),
        text('apellido'),
        cuil('cuil'),
        pick('choferes', 'nacionalidad', { long: true }),
      ],
    },
    {
      key: 'tareas',
      explanation: 'choferes.explicaTareas',
      fields: [check('transporta_peligrosas'), check('transporta_alimentos')],
    },
    {
      key: 'contacto',
      folded: true,
      fields: [
        phone('telefono'),
        email('email'),
        address({ street: 'calle', country: 'pais', province: 'provincia', city: 'ciudad' }),
      ],
    },
    {
      key: 'licencia',
      folded: true,
      fields: [text('licencia_numero', { short: true }), pick('choferes', 'licencia_clase', { short: true })],
    },
    {
      key: 'fechas',
      folded: true,
      fields: [date('fecha_nacimiento', { hint: 'choferes.edadMinima' }), date('fecha_alta')],
    },
  ],
})
