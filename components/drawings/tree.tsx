import { seeded, unit } from './scatter'

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

type Growth = {
  seed: number
  x: number
  y: number
  height: number
  /** Degrees from upright. */
  lean?: number
  depth?: number
  spread?: number
}

/** Path data from trunk to twig, each to be drawn thinner than the last; deterministic for a seed. */
function grow({ seed, x, y, height, lean = 0, depth = 4, spread = 30 }: Growth): string[] {
  const next = seeded(seed)
  const limbs = Array.from({ length: depth }, () => '')

  function branch(fromX: number, fromY: number, angle: number, length: number, level: number): void {
    const radians = (angle * Math.PI) / 180
    const dx = Math.sin(radians) * length
    const dy = -Math.cos(radians) * length
    const bend = (next() - 0.5) * length * 0.25
    limbs[level] += `M${unit(fromX)} ${unit(fromY)}q${unit(dx / 2 + bend)} ${unit(dy / 2)} ${unit(dx)} ${unit(dy)}`
    if (level === depth - 1) return
    const forks = level === 0 ? 5 : 2
    for (let fork = 0; fork < forks; fork += 1) {
      const side = fork % 2 === 0 ? -1 : 1
      const start = level === 0 ? 0.52 + (fork / (forks - 1)) * 0.48 : 0.7 + next() * 0.3
      branch(
        fromX + dx * start,
        fromY + dy * start,
        angle + side * spread * (0.45 + next() * 0.75),
        length * (level === 0 ? 0.44 : 0.72) * (0.8 + next() * 0.35),
        level + 1,
      )
    }
  }

  branch(x, y, lean, height * 0.55, 0)
  return limbs
}

type Birch = {
  stem: string
  /** The dark marks across the bark. */
  marks: string
  boughs: string
  /** Hanging ends; drawn as twigs, then dashed as leaves. */
  twigs: string
}

/** Path data of a birch: one stem through the crown, rising boughs, hanging twigs. */
function growBirch(birch: { seed: number; x: number; y: number; height: number; trunk: number }): Birch {
  const { x, y, height, trunk } = birch
  const next = seeded(birch.seed)
  const sway = height * (next() - 0.5) * 0.08
  const half = trunk / 2
  const stemX = (part: number) => x + sway * part * part
  const stem = `M${unit(x - half)} ${unit(y)}Q${unit(x - half * 0.7)} ${unit(y - height * 0.5)} ${unit(stemX(1))} ${unit(y - height)}Q${unit(x + half * 0.8)} ${unit(y - height * 0.5)} ${unit(x + half)} ${unit(y)}z`

  let marks = ''
  for (let part = 0.04; part < 0.62; part += 0.035 + next() * 0.05) {
    const width = trunk * (1 - part) * (0.25 + next() * 0.35)
    const fromLeft = next() > 0.5
    const edge = half * (1 - part * 0.75)
    marks += `M${unit(stemX(part) + (fromLeft ? -edge : edge - width))} ${unit(y - height * part)}h${unit(Math.max(width, 2))}`
  }

  let boughs = ''
  let twigs = ''
  const count = 17
  for (let index = 0; index < count; index += 1) {
    const part = 0.34 + (index / count) * 0.62
    const side = index % 2 === 0 ? 1 : -1
    const reach = height * 0.24 * Math.sin(Math.PI * Math.min((part - 0.12) / 0.9, 1)) * (0.65 + next() * 0.5)
    const from = { x: stemX(part), y: y - height * part }
    const over = { x: side * reach * 0.55, y: -reach * (0.7 + next() * 0.5) }
    const end = { x: side * reach, y: -reach * (0.55 + next() * 0.55) }
    boughs += `M${unit(from.x)} ${unit(from.y)}q${unit(over.x)} ${unit(over.y)} ${unit(end.x)} ${unit(end.y)}`
    for (const along of [0.45, 0.75, 1]) {
      const still = 1 - along
      const tipX = from.x + 2 * still * along * over.x + along * along * end.x
      const tipY = from.y + 2 * still * along * over.y + along * along * end.y
      const hang = height * (0.04 + next() * next() * 0.2)
      twigs += `M${unit(tipX)} ${unit(tipY)}q${unit(side * hang * 0.25)} ${unit(hang * 0.4)} ${unit(side * hang * 0.12 + (next() - 0.5) * 8)} ${unit(hang)}`
    }
  }
  return { stem, marks, boughs, twigs }
}
