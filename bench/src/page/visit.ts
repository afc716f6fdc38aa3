import type { Browser } from '@playwright/test'
import type { Goals, Measured } from './figures.ts'

/** One thing that people do, measured from a browser that was never here. */
export interface Visit {
  /** As `--only=` says it. */
  name: string
  title: string
  goals: Goals
  measure: (browser: Browser, origin: string) => Promise<Measured>
}
