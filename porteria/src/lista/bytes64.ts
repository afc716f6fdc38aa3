/** Bytes as an answer carries them. Throws for what is no base64. */
export const bytesDe64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
