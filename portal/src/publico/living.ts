import type { ComponentType } from 'react'
import { Login } from './login/Login.tsx'

/**
 * The pages that a script brings to life. It knows these alone: what the others are drawn with never enters it. Signing
 * in is what most people come for, so it travels with the script itself; the others bring their own.
 */
export const living = {
  login: () => Promise.resolve(Login),
  registrese: async () => (await import('./registrese/Registrese.tsx')).Registrese,
  'confirmar-email': async () => (await import('./confirmar-email/ConfirmarEmail.tsx')).ConfirmarEmail,
  'reset-password': async () => (await import('./reset-password/ResetPassword.tsx')).ResetPassword,
  'reset-password-code': async () =>
    (await import('./reset-password-code/ResetPasswordCode.tsx')).ResetPasswordCode,
  pedido: async () => (await import('./pedido/Pedido.tsx')).Pedido,
  pase: async () => (await import('./pase/Pase.tsx')).Pase,
} satisfies Record<string, () => Promise<ComponentType>>

export const isLiving = (name: string): name is keyof typeof living => Object.hasOwn(living, name)
