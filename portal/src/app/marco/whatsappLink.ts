/** The messaging app's own address of a number; nothing for what is no number with its country. */
export const whatsappLink = (telefono: string | null | undefined): string | undefined => {
  const digits = telefono?.replace(/\D/g, '') ?? ''
  return digits.length < minDigits ? undefined : `https://wa.me/${digits}`
}

/** With less there is no country in it. */
const minDigits = 8
