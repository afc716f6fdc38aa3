/** The part of pg that turns a JavaScript value into what goes on the wire; its types leave it out. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue: (value: unknown) => string | Buffer | null }
  export default utils
}
