/** "Llanos, Óscar", as lists have people, as a sentence says it: "Óscar Llanos". A plate or a company stays as it is. */
export const persona = (nombre: string): string => nombre.replace(/^([^,\d]+), ([^,\d]+)$/, '$2 $1')
