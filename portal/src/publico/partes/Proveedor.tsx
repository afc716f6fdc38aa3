import type { NombreDeCaso } from './Caso.tsx'
import styles from './Proveedor.module.css'

const id = 'proveedor'

const inCase = (nombre: NombreDeCaso, html: string) => `<template data-caso="${nombre}">${html}</template>`

/** At build, as a template that the server takes out and fills in; in a browser what the server made of it. */
const html = () =>
  typeof document === 'undefined'
    ? inCase('con-proveedor', `<span class="${styles.name}">`) +
      inCase('con-logo', `<img class="${styles.logo}" src="{{logo}}" alt="">`) +
      inCase('con-proveedor', '{{proveedor}}</span>')
    : (document.getElementById(id)?.innerHTML ?? '')

/**
 * With whom people deal here: the provider's logo and name, as they were set. Nothing where nobody named it. React leaves
 * alone what stands in it, in these pages' first words too.
 */
export const Proveedor = ({ onBand = false }: { onBand?: boolean }) => (
  <div
    id={id}
    className={styles.proveedor}
    data-on-band={onBand}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: html() }}
  />
)
