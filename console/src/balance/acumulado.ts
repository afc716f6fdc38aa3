/** Each with the share, in whole percents, that it and those before it come to; the last is always 100. */
export const acumulado = <Each extends { cantidad: number }>(
  all: readonly Each[],
): (Each & { porciento: number })[] => {
  const total = all.reduce((sum, { cantidad }) => sum + cantidad, 0)
  let sum = 0
  return all.map((each) => {
    sum += each.cantidad
    return { ...each, porciento: Math.round((sum / total) * 100) }
  })
}
