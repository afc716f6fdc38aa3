/** What is to be done about presented documents, the most urgent first. More than these nobody does in one sitting. */
export const paraHacer = { porHacer: 'SI', order: 'urgencia ASC', page: 1, pagesize: 20 } as const
