import type { Plugin } from 'vite'

/** Where Vite's loader reads the nonce, it writes a `meta` without content; the HTML standard asks for one. */
export const nonceMeta: Plugin = {
  name: 'nonce-meta',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<meta property="csp-nonce"', '$& content=""'),
  },
}
