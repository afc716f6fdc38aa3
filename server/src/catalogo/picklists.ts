import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { paisesDePatente } from '@portal/contract/patentes.ts'
import { TipoDocumentoCuenta } from '@portal/contract/values.ts'
import { carrocerias, maxEjes, vehiculos } from '@portal/contract/vehiculos.ts'

/** A value that forms offer: `value` is kept, `label` is read. */
interface PickListValue {
  label: string
  value: string
}

/** Under `module.field`, as the call `getPickListValues` names them. */
const picklists = new Map<string, readonly PickListValue[]>(
  Object.entries({
    'contacts.tipo_documento': same(...TipoDocumentoCuenta.options),
    'contacts.codigoarea': dialingCodes.map(({ country, codigoarea }) => ({
      label: `${country} ${codigoarea}`,
      value: codigoarea,
    })),
    'choferes.tipo_documento': same('DNI', 'Pasaporte', 'Cédula de identidad extranjera', 'Otro'),
    'choferes.nacionalidad': same(
      'Argentina',
      'Boliviana',
      'Brasileña',
      'Chilena',
      'Colombiana',
      'Costarricense',
      'Cubana',
      'Dominicana',
      'Ecuatoriana',
      'Española',
      'Guatemalteca',
      'Haitiana',
      'Hondureña',
      'Italiana',
      'Mexicana',
      'Nicaragüense',
      'Panameña',
      'Paraguaya',
      'Peruana',
      'Puertorriqueña',
      'Salvadoreña',
      'Uruguaya',
      'Venezolana',
      'Otra',
    ),
    'choferes.licencia_clase': [
      { label: 'C1 · Camión sin acoplado, hasta 12.000 kg', value: 'C1' },
      { label: 'C2 · Camión sin acoplado, hasta 24.000 kg', value: 'C2' },
      { label: 'C3 · Camión sin acoplado, más de 24.000 kg', value: 'C3' },
      { label: 'D1 · Transporte de pasajeros, hasta 8 plazas', value: 'D1' },
      { label: 'D2 · Transporte de pasajeros, hasta 20 plazas', value: 'D2' },
      { label: 'D3 · Transporte de pasajeros, más de 20 plazas', value: 'D3' },
      { label: 'E1 · Camión articulado o con acoplado', value: 'E1' },
      { label: 'E2 · Maquinaria especial no agrícola', value: 'E2' },
      { label: 'Otra clase o licencia extranjera', value: 'Otra' },
    ],
    'choferes.motivo_baja': same(
      'Renuncia',
      'Despido',
      'Fin de contrato',
      'Cambio de empresa',
      'Jubilación',
      'Fallecimiento',
      'Otro',
    ),
    'dominios.vehiculo': same(...vehiculos),
    'dominios.cantidad_ejes': same(...Array.from({ length: maxEjes }, (_, i) => String(i + 1))),
    'dominios.carroceria': same(...carrocerias),
    'dominios.titularidad': [
      { label: 'Propio', value: 'PROPIO' },
      { label: 'Leasing', value: 'LEASING' },
      { label: 'De un tercero', value: 'TERCERO' },
    ],
    'dominios.pais_patente': same(...paisesDePatente),
    'dominios.motivo_baja': same(
      'Venta',
      'Siniestro',
      'Robo',
      'Fin de leasing o contrato',
      'Baja registral',
      'Otro',
    ),
    'unidades.estado': [
      { label: 'Activa', value: 'ACTIVA' },
      { label: 'Inactiva', value: 'INACTIVA' },
    ],
    'documentos.motivo_rechazo': same(
      'La imagen no se lee bien. Volvé a cargarla, con buena luz y sin recortes.',
      'Falta el dorso o alguna página. Cargá el documento completo.',
      'No es el documento pedido. Revisá las instrucciones y cargá el que corresponde.',
      'El documento está vencido. Cargá el vigente.',
      'La fecha declarada no coincide con la del documento. Corregila y volvé a presentarlo.',
      'El período no corresponde. Cargá el del mes pedido.',
      'El nombre, documento o dominio no coincide con el registrado.',
      'La nómina no incluye al chofer. Pedí la actualizada y volvé a presentarla.',
      'Falta la firma o el sello de quien lo emite.',
      'Falta el comprobante de pago.',
    ),
  }),
)

/** The fields that have a list, by module. */
export const picklistFields: ReadonlyMap<string, readonly string[]> = fieldsByModule()

function fieldsByModule() {
  const fields = new Map<string, string[]>()
  for (const name of picklists.keys()) {
    const [module = '', field = ''] = name.split('.')
    fields.set(module, [...(fields.get(module) ?? []), field])
  }
  return fields
}

/** Nothing for a list that does not exist; `module` is read as clients spell it, `Contacts` or `contacts`. */
export function findPickList(module: string, field: string): readonly PickListValue[] | undefined {
  return picklists.get(`${module.toLowerCase()}.${field}`)
}

/** What people read for a kept value; one that is not of the list, as it is. */
export function labelOf(module: string, field: string, value: string): string {
  return findPickList(module, field)?.find((each) => each.value === value)?.label ?? value
}

function same(...values: readonly string[]): PickListValue[] {
  return values.map((value) => ({ label: value, value }))
}
