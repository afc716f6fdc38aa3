import type { Presentable } from './presentable.ts'

const rangoDe = ({ critico, opcional }: Presentable): number => (opcional ? 2 : critico ? 0 : 1)

/** As a sitting asks for them: what keeps its resource from being fit, what is required, what may be left out. Among equals the order stays. */
export const enOrden = (items: readonly Presentable[]): Presentable[] =>
  items.toSorted((one, other) => rangoDe(one) - rangoDe(other))
