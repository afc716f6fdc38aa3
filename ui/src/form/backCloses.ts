import { createContext } from 'react'

/** Whether the browser's Back closes what a form stands in, which asks by itself about what was typed. */
export const BackCloses = createContext(false)
