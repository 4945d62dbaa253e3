import { grow } from './grow'
import { growBirch } from './grow-birch'

type TreeProps = Parameters<typeof grow>[0] & {
  /** Stroke width of the trunk. */
  trunk: number
  bark?: string
  /** Colour of the crown; null in winter. */
  leaf?: string | null
  /** Width of the leaves around the twigs. */
  crown?: number
}

export function Tree({ trunk, bark = 'var(--draw-ink)', leaf = 'var(--draw-near)', crown = 18, ...growth }: TreeProps) {
  const limbs = grow(growth)
  const twigs = limbs.at(-1)
  return (
    <g fill="none" strokeLinecap="round" stroke={bark}>
      {limbs.map((path, level) => (
        <path key={path} d={path} strokeWidth={Math.max(Math.round(trunk * 10 * 0.52 ** level) / 10, 0.9)} />
      ))}
      {/* Round-capped dashes along the twigs draw the leaves without markup for each. */}
      {leaf && <path d={twigs} stroke={leaf} strokeWidth={crown} strokeDasharray={`0 ${crown * 0.6}`} opacity=".86" />}
    </g>
  )
}

export function BirchTree({ id, ...birch }: Parameters<typeof growBirch>[0] & { id: string }) {
  const { stem, marks, boughs, twigs } = growBirch(birch)
  const unit = Math.round(birch.height / 8)
  return (
    <g fill="none" strokeLinecap="round" stroke="var(--draw-ink)">
      <path d={boughs} strokeWidth={birch.trunk * 0.085} opacity=".7" />
      <defs>
        <path id={id} d={twigs} />
      </defs>
      <use href={`#${id}`} strokeWidth=".8" opacity=".5" />
      <path d={stem} fill="var(--draw-bark)" stroke="none" />
      <path d={marks} strokeWidth={birch.trunk * 0.15} opacity=".75" />
      <g stroke="var(--draw-leaf)" strokeWidth={unit / 14}>
        <use href={`#${id}`} strokeDasharray={`0 ${unit / 12} 0 ${unit / 5}`} />
        <use href={`#${id}`} x={unit / 9} y={unit / 14} strokeDasharray={`0 ${unit / 6} 0 ${unit / 9}`} opacity=".8" />
        <use href={`#${id}`} x={-unit / 8} y={unit / 5} strokeDasharray={`0 ${unit / 5}`} opacity=".7" />
        <use href={`#${id}`} x={unit / 4} y={-unit / 6} strokeDasharray={`0 ${unit / 3}`} opacity=".6" />
      </g>
    </g>
  )
}
