import { dashed } from './dashed.ts'
import type { ColorTokens, Tone } from './tokens.ts'

/** A token as the page's custom property, so that styles follow mode and palette without being drawn again. */
export const token = (name: Exclude<keyof ColorTokens, 'tone' | 'vehicle'>) => `var(--${dashed(name)})`
export const toneToken = (tone: Tone, part: 'text' | 'soft' | 'fill') =>
  part === 'text' ? `var(--tone-${tone})` : `var(--tone-${tone}-${part})`
