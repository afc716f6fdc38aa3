/** The tabs of a chofer, by the names they have in its address. */
export const solapas = ['datos', 'documentos'] as const
