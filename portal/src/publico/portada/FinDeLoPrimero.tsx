/** A landing page is first drawn when it has been read up to here, and not to its far end. */
export const FinDeLoPrimero = () => <div id="fin" />
