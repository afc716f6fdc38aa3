const cuit = /(\d{2}-\d{8}-\d)/

/** A text whose CUIT stay whole at the end of a line: browsers break after a hyphen. One piece where its parts would stand apart. */
export const ConCuit = ({ children }: { children: string }) => (
  <span>
    {children.split(cuit).map((part, n) =>
      n % 2 === 0 ? (
        part
      ) : (
        // Every second part is a CUIT.
        <span key={n} className="one-line">
          {part}
        </span>
      ),
    )}
  </span>
)
