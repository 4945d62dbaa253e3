import type { PlotPart } from './plot-parts'

/** What the colours of a plot mean. */
export function PlotLegend({ parts }: { parts: readonly PlotPart[] }) {
  return (
    <ul className="plot mt-5 flex flex-wrap gap-x-6 gap-y-1">
      {parts.map(({ key, label, fill, edge }) => (
        <li key={key} className="flex items-center gap-2">
          <span
            aria-hidden
            className="size-4 rounded-sm border-2"
            style={{ backgroundColor: fill, borderColor: edge === 'var(--background)' ? fill : edge }}
          />
          {label}
        </li>
      ))}
    </ul>
  )
}
