/** What is accepted, by content: the name a file came with decides nothing. */
export const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/bmp'] as const
export type AcceptedType = (typeof acceptedTypes)[number]
