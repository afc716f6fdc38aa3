import { Placeholder } from '@portal/ui/show/Placeholder.tsx'

/** Where the people of a month will stand. */
export const EsperaDelMes = () => (
  <div className="stack gap-16 pad-20" aria-busy>
    {Array.from({ length: 8 }, (_, index) => (
      <Placeholder key={index} height={20} />
    ))}
  </div>
)
